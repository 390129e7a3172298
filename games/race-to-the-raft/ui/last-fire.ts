import type { Position } from '../../../core/game.ts';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import { RaftPosition } from '../position.ts';
import { lossOf } from '../scoring.ts';
import { FIRE, PHASES } from '../state.ts';
import { allSquares, hasBerth } from './cat-watch.ts';
import { CELL } from './land.ts';

/** The fire tile that cut a cat off, and the squares it set alight. */
export interface LastFire {
  readonly tile: number;
  readonly squares: readonly number[];
}

/** R14: nothing when the match did not end by fire cutting a cat off. */
export function lastFire(position: RaftPosition, earlier: () => readonly Position[]): LastFire | undefined {
  const loss = lossOf(position);
  if (loss?.kind !== 'cutOff' || !loss.cats.some((cat) => hasBerth(position, position.catAt(cat)))) return undefined;
  const before = earlier().at(-2);
  if (!(before instanceof RaftPosition) || before.phase !== PHASES.fire) return undefined;
  const squares = allSquares(position).filter((square) => position.has(FIRE, square) && !before.has(FIRE, square));
  return { tile: before.tile, squares };
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
        inside.has(squareAt(row, column + 1)) ? '' : `M${x + CELL} ${y}v${CELL}`,
      ];
    })
    .join('');
}
