import type { Position } from '../../../core/game.ts';
import { COLOUR_LETTERS } from '../components.ts';
import { handOf } from '../facts.ts';
import { CARD_PICTURES, squareAt } from '../geometry.ts';
import { listOrigins, ORIGINS } from '../placements.ts';
import { RaftPosition } from '../position.ts';
import { FIRE, PHASES } from '../state.ts';
import { allSquares } from './cat-watch.ts';

/** The nine squares of the last card of this hand, and those that burn since its fire was placed. */
export interface LastLaid {
  readonly card: readonly number[];
  readonly fire: readonly number[];
}

const NOTHING: LastLaid = { card: [], fire: [] };

/** Nothing before the first card of a hand: what went before has been seen. */
export function lastLaid(earlier: () => readonly Position[], now: RaftPosition): LastLaid {
  const positions = earlier().filter((position) => position instanceof RaftPosition);
  const shown = positions.indexOf(now);
  for (let at = (shown < 0 ? positions.length : shown + 1) - 1; at > 0; at--) {
    const before = positions[at - 1];
    // A new hand was asked for.
    if (before.phase === PHASES.ask) return NOTHING;
    const after = positions[at];
    if (before.phase === PHASES.play && isFirePhase(after))
      return { card: covered(before, after), fire: burnt(after, now) };
  }
  return NOTHING;
}

function isFirePhase({ phase }: RaftPosition): boolean {
  return phase === PHASES.spark || phase === PHASES.fire;
}

/** Where the card is that has left the hand. Only what it changed would be a shape as crooked as a fire tile. */
function covered(before: RaftPosition, after: RaftPosition): readonly number[] {
  const left = handOf(after);
  const card = handOf(before).find((held) => !left.includes(held));
  if (card === undefined) return [];
  const changed = allSquares(after).filter((square) => before.colourAt(square) !== after.colourAt(square));
  const faces = CARD_PICTURES[card].map((rows) => Array.from(rows.join(''), (each) => COLOUR_LETTERS.indexOf(each)));
  const places = Array.from(ORIGINS.subarray(0, listOrigins(before)), blockAt);
  const shows = (block: readonly number[]) =>
    faces.some((face) => block.every((square, at) => after.colourAt(square) === face[at]));
  return places.find((block) => changed.every((square) => block.includes(square)) && shows(block)) ?? [];
}

function blockAt(corner: number): readonly number[] {
  return [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => corner + squareAt(row, column)));
}

function burnt(before: RaftPosition, after: RaftPosition): readonly number[] {
  return allSquares(after).filter((square) => after.has(FIRE, square) && !before.has(FIRE, square));
}
