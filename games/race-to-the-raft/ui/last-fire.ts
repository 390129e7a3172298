import type { Position } from '../../../core/game.ts';
import { AREA } from '../flood.ts';
import { columnOf, MAX_COLUMNS, rowOf, squareAt } from '../geometry.ts';
import { RaftPosition } from '../position.ts';
import { berthsOf, coverOf } from '../reach.ts';
import { lossOf } from '../scoring.ts';
import { FIRE, OPEN, PHASES, RAFT } from '../state.ts';
import { allSquares, hasBerth, shortestPath } from './cat-watch.ts';
import { CELL } from './land.ts';

/** The fire tile that cut a cat off, the squares it set alight, and the position in which it was held. */
export interface LastFire {
  readonly tile: number;
  readonly squares: readonly number[];
  readonly before: RaftPosition;
}

/** R14: nothing when the match did not end by fire cutting a cat off. */
export function lastFire(position: RaftPosition, earlier: () => readonly Position[]): LastFire | undefined {
  const loss = lossOf(position);
  if (loss?.kind !== 'cutOff' || !loss.cats.some((cat) => hasBerth(position, position.catAt(cat)))) return undefined;
  const before = earlier().at(-2);
  if (!(before instanceof RaftPosition) || before.phase !== PHASES.fire) return undefined;
  const squares = allSquares(position).filter((square) => position.has(FIRE, square) && !before.has(FIRE, square));
  return { tile: before.tile, squares, before };
}

/**
 * R14: the shortest path to the raft that the cat had until the fire closed it, with new cards where needed, as far as the
 * first square that is closed now; nothing where it had none.
 */
export function closedPath({ before }: LastFire, position: RaftPosition, cat: number): readonly number[] | undefined {
  const could = passableFor(before, cat);
  const squares = shortestPath(before, cat, could, (square) => before.has(RAFT, square));
  const can = passableFor(position, cat);
  const closedAt = squares.findIndex((square) => square !== cat && !can(square));
  return closedAt < 0 ? undefined : squares.slice(0, closedAt + 1);
}

/** R14: squares that a cat may ever use: its colour, what a card could still recolour, and its places on the raft. */
function passableFor(state: RaftPosition, cat: number): (square: number) => boolean {
  const colour = state.catAt(cat);
  const cover = Array.from(coverOf(state.words, OPEN, state.rows));
  const berths = new Int32Array(AREA);
  berthsOf(state, colour, berths);
  return (square) => {
    const [row, column] = [rowOf(square) + 1, columnOf(square)];
    if (state.has(RAFT, square)) return ((berths[row] >> column) & 1) === 1;
    return state.colourAt(square) === colour || ((cover[row] >> column) & 1) === 1;
  };
}

/** The rim of some squares, as a path in units of CELL a square. */
export function outlineOf(squares: readonly number[]): string {
  const inside = new Set(squares);
  return squares
    .flatMap((square) => {
      const [row, column] = [rowOf(square), columnOf(square)];
      const [x, y] = [column * CELL, row * CELL];
      return [
        inside.has(squareAt(row - 1, column)) ? '' : `M${x} ${y}h${CELL}`,
        inside.has(squareAt(row + 1, column)) ? '' : `M${x} ${y + CELL}h${CELL}`,
        column > 0 && inside.has(squareAt(row, column - 1)) ? '' : `M${x} ${y}v${CELL}`,
        column + 1 < MAX_COLUMNS && inside.has(squareAt(row, column + 1)) ? '' : `M${x + CELL} ${y}v${CELL}`,
      ];
    })
    .join('');
}
