import type { Board } from '../board.ts';
import { ROW_STEP, round, TILE_RADIUS, TILE_WIDTH } from './artwork.ts';
import { type Point, shapeOf, smoothPath } from './island-shape.ts';
import { acrossOf } from './model.ts';

/** Open sea around the tiles, in units of the artwork. */
const SEA = 44;

/** Middle of a tile, in units of the artwork. */
export function middleOfTile(board: Board, tile: number): Point {
  return { x: (acrossOf(board, tile) + 0.5) * TILE_WIDTH, y: TILE_RADIUS + board.rows[tile] * ROW_STEP };
}

/** All tiles with the open sea around them. */
export function boxOf(board: Board): { x: number; y: number; width: number; height: number } {
  const high = (board.height - 1) * ROW_STEP + 2 * TILE_RADIUS;
  return { x: -SEA, y: -SEA, width: round(board.height * TILE_WIDTH + 2 * SEA), height: high + 2 * SEA };
}

/** The coast of an island as closed paths, rounded as the land is. */
export function coastPath(board: Board, island: number): string {
  return smoothPath(shapeOf(board.islandTiles[island].map((tile) => middleOfTile(board, tile))).coasts);
}

/** A bar of a link begins this part of the way from one middle to the next: nearer, it would show between two sails. */
const BAR_START = 0.34;

/** Bars between tiles that touch, as a path. */
export function linkPath(board: Board, tiles: readonly number[]): string {
  const group = new Set(tiles);
  return tiles
    .flatMap((tile) =>
      board
        .neighbours(tile)
        .filter((next) => next > tile && group.has(next))
        .map((next) => {
          const [from, to] = [middleOfTile(board, tile), middleOfTile(board, next)];
          const between = (part: number) =>
            `${round(from.x + (to.x - from.x) * part)} ${round(from.y + (to.y - from.y) * part)}`;
          return `M${between(BAR_START)}L${between(1 - BAR_START)}`;
        }),
    )
    .join('');
}

/** Which of these tiles lies nearest to a point, if its middle is within reach. */
export function nearestTile(board: Board, tiles: Iterable<number>, { x, y }: Point, reach: number): number | undefined {
  let nearest: number | undefined;
  let least = reach;
  for (const tile of tiles) {
    const middle = middleOfTile(board, tile);
    const far = Math.hypot(middle.x - x, middle.y - y);
    if (far > least) continue;
    nearest = tile;
    least = far;
  }
  return nearest;
}
