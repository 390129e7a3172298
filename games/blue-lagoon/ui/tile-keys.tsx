import { stepTo } from '../../../kit/grid-keys.ts';
import type { Board } from '../board.ts';
import { rowLength, rowStart } from '../geometry.ts';

/** Where an arrow key leads from a tile. Up and down keep the column, so that two steps down lie straight below. */
export function stepOnBoard(key: string, board: Board, tile: number): number | undefined {
  const { height } = board;
  const to = stepTo(key, board.rows[tile], board.columns[tile], height, height);
  if (!to || to.row < 0 || to.row >= height || to.column < 0) return undefined;
  const last = rowLength(height, to.row) - 1;
  if (key === 'ArrowRight' && to.column > last) return undefined;
  return rowStart(height, to.row) + Math.min(to.column, last);
}
