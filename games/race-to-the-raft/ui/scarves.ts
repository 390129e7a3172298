import type { Position } from '../../../core/game.ts';
import { lowest } from '../bits.ts';
import { squareAt } from '../geometry.ts';
import { RaftPosition } from '../position.ts';
import { CATS, type State } from '../state.ts';
import { hasBegun } from './cat-watch.ts';

/**
 * Squares of the cats that wear a scarf. Where two cats have one colour, the second of them wears one from the start and
 * keeps it wherever it goes. A position does not know which of two like cats is which, so their walks are followed through
 * the match.
 */
export type Scarves = ReadonlySet<number>;

export const NO_SCARVES: Scarves = new Set();

export function scarvesOf(earlier: () => readonly Position[], now: RaftPosition): Scarves {
  if (secondsOf(now).length === 0) return NO_SCARVES;
  const positions = earlier().filter((position) => position instanceof RaftPosition);
  const first = positions.findIndex(hasBegun);
  if (first < 0) return new Set(secondsOf(now));
  const scarves = new Set(secondsOf(positions[first]));
  // The last one is left out where another is shown, e.g. while it is shown again what others did.
  const shown = positions.indexOf(now);
  for (let at = first + 1; at <= (shown < 0 ? positions.length - 1 : shown); at++) {
    followWalk(positions[at - 1], positions[at], scarves);
  }
  return scarves;
}

function followWalk(before: State, after: State, scarves: Set<number>): void {
  const [from] = catsOf(before).filter((square) => !after.has(CATS, square));
  const [to] = catsOf(after).filter((square) => !before.has(CATS, square));
  if (from === undefined || to === undefined || !scarves.delete(from)) return;
  scarves.add(to);
}

/** Of each colour with two cats or more, the second by rows and columns. */
function secondsOf(state: State): number[] {
  const seen = new Map<number, number>();
  return catsOf(state).filter((square) => {
    const colour = state.catAt(square);
    const before = seen.get(colour) ?? 0;
    seen.set(colour, before + 1);
    return before === 1;
  });
}

function catsOf({ rows, words }: State): number[] {
  const squares: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let cats = words[CATS + row]; cats !== 0; cats &= cats - 1) squares.push(squareAt(row, lowest(cats)));
  }
  return squares;
}
