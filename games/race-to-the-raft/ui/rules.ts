import { texts } from '#texts/race-to-the-raft/rules.ts';
import { OVER } from '../../../core/game.ts';
import {
  type Bill,
  chapter,
  type Entry,
  explainOptions,
  goalChapter,
  lastChapters,
  partsOf,
  type RuleBook,
  say,
  show,
  workOut,
} from '../../rule-book.ts';
import { about } from '../about.ts';
import { RaftPosition } from '../position.ts';
import { PHASES } from '../state.ts';
import { pictures } from './rule-pictures.ts';

/** What two walks of one cat in a round cost; a test asks the rules. */
export const bill: Bill = {
  title: texts.cats.price.title,
  lines: [
    { amount: 1, words: texts.cats.price.first },
    { amount: 2, words: texts.cats.price.second },
  ],
  total: 3,
  totalWords: texts.cats.price.total,
};

/** The rules for players. */
export const rules: RuleBook = {
  chapters: [
    goalChapter(texts),
    chapter(
      'setup',
      texts.setup.title,
      [say(texts.setup.text), show(pictures.island, pictures.raft, pictures.cats), { kind: 'facts', facts: sharing() }],
      chapter('options', texts.options.title, [explainOptions(about.options, texts.options)]),
    ),
    chapter(
      'turn',
      texts.turn.title,
      [say(texts.turn.text), { kind: 'steps', steps: texts.turn.steps }, show(pictures.hand)],
      chapter('cards', texts.cards.title, [say(texts.cards.text), show(pictures.lay, pictures.blocked)]),
      chapter('fire', texts.fire.title, [say(texts.fire.text), show(pictures.spread, pictures.apart, pictures.cutOff)]),
      chapter('cats', texts.cats.title, [say(texts.cats.text), show(pictures.walk), workOut(pictures.price, bill)]),
    ),
    chapter(
      'end',
      texts.end.title,
      [say(texts.end.text), show(pictures.won)],
      chapter('losing', texts.losing.title, [say(texts.losing.text), { kind: 'facts', facts: texts.losing.list }]),
    ),
    ...lastChapters(texts),
  ],
  explains: {
    R1: 'setup',
    R2: 'setup',
    R3: 'setup',
    R4: 'setup',
    R5: 'turn',
    R6: 'cards',
    R7: 'fire',
    R8: 'fire',
    R9: 'cats',
    R10: 'cats',
    R11: 'turn',
    R12: 'end',
    R13: 'losing',
    R14: 'losing',
    R15: 'questions',
    R16: 'setup',
    R17: 'setup',
  },
  partFor: partsOf(RaftPosition, ({ turn, phase }) => {
    if (turn === OVER) return 'end';
    return phase === PHASES.fire ? 'fire' : 'turn';
  }),
};

/** R16: alone or together. */
function sharing(): Entry[] {
  const { players, alone, shared } = texts.setup;
  const { min, max } = about.seats;
  return Array.from({ length: max - min + 1 }, (_, index) => ({
    title: players(min + index),
    text: min + index === 1 ? alone : shared,
  }));
}
