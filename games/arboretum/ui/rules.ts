import { texts } from '#texts/arboretum/rules.ts';
import { OVER } from '../../../core/game.ts';
import {
  type Bill,
  type Block,
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
import {
  ENDS_WITH_8,
  MAX_SEATS,
  MIN_SEATS,
  POINTS_PER_CARD,
  SAME_SPECIES_BONUS,
  SAME_SPECIES_LENGTH,
  SPECIES_IN_PLAY,
  STARTS_WITH_1,
  VALUES,
} from '../components.ts';
import { ArboretumPosition } from '../position.ts';
import { night, pictures } from './rule-pictures.ts';

const { pure, mixed, all } = texts.points;

/** Red's points at the end of a match; tests compare them with `scoring.ts`. */
export const bills = {
  pure: {
    title: pure.title,
    lines: [
      { amount: 4, words: pure.cards },
      { amount: 4, words: pure.same },
      { amount: 2, words: pure.eight },
    ],
    total: 10,
    totalWords: pure.total,
  },
  mixed: {
    title: mixed.title,
    lines: [
      { amount: 5, words: mixed.cards },
      { amount: 2, words: mixed.eight },
    ],
    total: 7,
    totalWords: mixed.total,
  },
  all: {
    title: all.title,
    lines: [
      { amount: 10, words: all.spruce },
      { amount: 6, words: all.dogwood },
      { amount: 7, words: all.jacaranda },
      { amount: 3, words: all.maple },
    ],
    total: 26,
    totalWords: all.total,
  },
} satisfies Record<string, Bill>;

/** The rules for players. */
export const rules: RuleBook = {
  night,
  chapters: [
    goalChapter(texts),
    chapter(
      'setup',
      texts.setup.title,
      [say(texts.setup.text), show(pictures.card, pictures.hand), { kind: 'facts', facts: cardsByPlayers() }],
      chapter('options', texts.options.title, [explainOptions(about.options, texts.options)]),
    ),
    chapter('turn', texts.turn.title, [
      say(texts.turn.text),
      { kind: 'steps', steps: texts.turn.steps },
      show(pictures.draw, pictures.plant, pictures.discard),
    ]),
    chapter('paths', texts.paths.title, [say(texts.paths.text), show(pictures.path)]),
    chapter(
      'scoring',
      texts.scoring.title,
      [say(texts.scoring.text)],
      chapter('rights', texts.rights.title, [
        say(texts.rights.text),
        show(pictures.most, pictures.cancel, pictures.lost),
      ]),
      chapter('points', texts.points.title, [
        say(texts.points.text),
        pointsOfPaths(),
        workOut(pictures.pure, bills.pure),
        workOut(pictures.mixed, bills.mixed),
        workOut(pictures.all, bills.all),
      ]),
    ),
    chapter('end', texts.end.title, [say(texts.end.text)]),
    ...lastChapters(texts),
  ],
  explains: {
    A1: 'setup',
    A2: 'setup',
    A3: 'turn',
    A4: 'turn',
    A5: 'turn',
    A6: 'turn',
    A7: 'end',
    A8: 'rights',
    A9: 'rights',
    A10: 'paths',
    A11: 'points',
    A12: 'end',
    A13: 'setup',
    A14: 'options',
  },
  partFor: partsOf(ArboretumPosition, ({ turn }) => (turn === OVER ? 'scoring' : 'turn')),
};

/** A1: how many cards are in play. */
function cardsByPlayers(): Entry[] {
  const { players, cards } = texts.setup;
  return Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, index) => MIN_SEATS + index).map((count) => ({
    title: players(count),
    text: cards(SPECIES_IN_PLAY[count], SPECIES_IN_PLAY[count] * VALUES),
  }));
}

/** A11. */
function pointsOfPaths(): Block {
  const { card, same, one, eight, points, more } = texts.points;
  return {
    kind: 'facts',
    facts: [
      { title: card, text: points(POINTS_PER_CARD) },
      { title: same(SAME_SPECIES_LENGTH), text: more(SAME_SPECIES_BONUS) },
      { title: one, text: more(STARTS_WITH_1) },
      { title: eight, text: more(ENDS_WITH_8) },
    ],
  };
}
