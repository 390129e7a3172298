import { texts } from '#texts/race-to-the-raft/rules.ts';
import { OVER } from '../../../core/game.ts';
import { type Block, billOf, chapter, facts, ruleBook, show, workOut } from '../../rule-book.ts';
import { about } from '../about.ts';
import { RaftPosition } from '../position.ts';
import { PHASES } from '../state.ts';
import { night } from './night.ts';
import { pictures } from './rule-pictures.ts';

/** What two walks of one cat in a round cost; a test asks the rules. */
export const bill = billOf(texts.cats.price, { first: 1, second: 2 }, 3);

/** The rules for players. */
export const rules = ruleBook(about, {
  texts,
  night,
  setup: [show(pictures.island, pictures.raft, pictures.cats), sharing()],
  turn: {
    blocks: [show(pictures.hand)],
    parts: [
      chapter('cards', texts.cards, [show(pictures.lay, pictures.blocked)]),
      chapter('fire', texts.fire, [show(pictures.spread, pictures.apart, pictures.cutOff)]),
      chapter('cats', texts.cats, [show(pictures.walk), workOut(pictures.price, bill)]),
    ],
  },
  chapters: [
    chapter('end', texts.end, [show(pictures.won)], chapter('losing', texts.losing, [facts(texts.losing.list)])),
  ],
  explains: {
    setup: ['R1', 'R2', 'R3', 'R4', 'R16', 'R17'],
    turn: ['R5', 'R11'],
    cards: ['R6'],
    fire: ['R7', 'R8'],
    cats: ['R9', 'R10'],
    end: ['R12'],
    losing: ['R13', 'R14'],
    questions: ['R15'],
  },
  position: RaftPosition,
  partFor: ({ turn, phase }) => {
    if (turn === OVER) return 'end';
    return phase === PHASES.fire ? 'fire' : 'turn';
  },
});

/** R16: alone or together. */
function sharing(): Block {
  const { one, several, alone, shared } = texts.setup;
  return facts([
    { title: one, text: alone },
    { title: several(about.seats.max), text: shared },
  ]);
}
