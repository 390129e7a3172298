import { texts } from '#texts/race-to-the-raft/factors.ts';
import { draw } from '../../../kit/draw/drawing.ts';
import type { Factors } from '../../factors.ts';
import { HAND_SIZE } from '../components.ts';
import { DECK_COUNT } from '../geometry.ts';
import { takeApart } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { tallyOf } from '../scoring.ts';
import { CATS, PHASES, REQUEST } from '../state.ts';
import { drawDeckMark } from './artwork.ts';
import { drawCat } from './cat.ts';
import { CELL } from './land.ts';
import { drawTerrain } from './terrain.ts';
import { cardsDrawn } from './words.ts';

const SQUARE = { x: -2, y: -2, width: CELL + 4, height: CELL + 4 };
const BLUE = 0;
const GREEN = 1;
const EARLY_ROUNDS = 3;

/** R2, R5, R9: what the table had to do, and what it did at first. */
export const factors: Factors<RaftPosition> = {
  traits: [
    {
      id: 'cats',
      ...texts.cats,
      steps: [3, 4, 5, 6],
      picture: { drawing: drawCat(BLUE, 'awake'), box: SQUARE },
      count: (position) => tallyOf(position).cats,
    },
    {
      id: 'island',
      ...texts.island,
      steps: [108, 162, 216, 270, 324],
      picture: { drawing: drawTerrain(GREEN), box: SQUARE },
      count: ({ rows, columns }) => rows * columns,
    },
    {
      id: 'walks',
      ...texts.walks,
      steps: [0, 5, 7, 9, 11],
      picture: { drawing: drawCat(GREEN, 'exhausted'), box: SQUARE },
      count: (position, earlier) => walksIn([...earlier, position].filter(isEarly)),
    },
    {
      id: 'decks',
      ...texts.decks,
      steps: [1, 2, 3, 4],
      picture: {
        drawing: draw('g', { transform: `translate(${CELL / 2} ${CELL / 2}) scale(1.8)` }, drawDeckMark(0)),
        box: SQUARE,
      },
      count: (_, earlier) => decksAsked(earlier),
    },
  ],
  // Which decks are the right ones depends on the challenge; how the cards are spread over them can be told of all together.
  groupFirst: (_, move) => {
    const parts = takeApart(move);
    if (parts.kind !== 'request') return '';
    return parts.counts
      .filter((count) => count > 0)
      .sort((a, b) => b - a)
      .join('');
  },
  nameFirst: (group) => (group.length === 1 ? texts.firstOne : texts.first([...group].map(Number))),
};

function isEarly(position: RaftPosition): boolean {
  return cardsDrawn(position) <= EARLY_ROUNDS * HAND_SIZE;
}

/** Positions one after the other between which a cat has moved (R9). */
function walksIn(line: readonly RaftPosition[]): number {
  const cats = line.map(({ words, rows }) => words.slice(CATS, CATS + rows).join(' '));
  return cats.filter((now, at) => at > 0 && now !== cats[at - 1] && line[at - 1].phase === PHASES.play).length;
}

/** While the first cards are drawn, the position knows what was asked for. */
function decksAsked(earlier: readonly RaftPosition[]): number {
  const asked = earlier.find(({ phase }) => phase === PHASES.draw)?.words.slice(REQUEST, REQUEST + DECK_COUNT);
  return asked?.filter((cards) => cards > 0).length ?? 0;
}
