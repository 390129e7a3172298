import type { Board } from '../board.ts';
import { ROW_STEP, round, TILE_RADIUS, TILE_WIDTH } from './artwork.ts';
import { acrossOf } from './model.ts';

/** Open sea around the tiles, in units of the artwork. */
const SEA = 44;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Middle of a tile, in units of the artwork. */
export function middleOfTile(board: Board, tile: number): Point {
  return { x: (acrossOf(board, tile) + 0.5) * TILE_WIDTH, y: TILE_RADIUS + board.rows[tile] * ROW_STEP };
}

/** All tiles with the open sea around them. */
export function boxOf(board: Board): { x: number; y: number; width: number; height: number } {
  const high = (board.height - 1) * ROW_STEP + 2 * TILE_RADIUS;
  return { x: -SEA, y: -SEA, width: round(board.height * TILE_WIDTH + 2 * SEA), height: high + 2 * SEA };
}

/** The coast of an island as closed paths: every edge of a tile that is not shared with another tile of it. */
export function coastPath(board: Board, island: number): string {
  const edges = new Map<string, readonly [Point, Point] | undefined>();
  for (const tile of board.islandTiles[island]) {
    const corners = cornersOf(middleOfTile(board, tile));
    for (const [index, from] of corners.entries()) {
      const to = corners[(index + 1) % corners.length];
      const key = keyOf({ x: from.x + to.x, y: from.y + to.y });
      edges.set(key, edges.has(key) ? undefined : [from, to]);
    }
  }
  // All tiles are walked around the same way, so each edge begins where exactly one other ends.
  const next = new Map([...edges.values()].flatMap((edge) => (edge ? [[keyOf(edge[0]), edge] as const] : [])));
  let path = '';
  for (const [start, [first]] of next) {
    const points = [first];
    for (let at = start; next.has(at); ) {
      const to = (next.get(at) as readonly [Point, Point])[1];
      next.delete(at);
      at = keyOf(to);
      points.push(to);
    }
    path += `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
  }
  return path;
}

function keyOf({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Lines between tiles that touch, as a path. */
export function linkPath(board: Board, tiles: readonly number[]): string {
  const group = new Set(tiles);
  return tiles
    .flatMap((tile) =>
      board
        .neighbours(tile)
        .filter((next) => next > tile && group.has(next))
        .map((next) => {
          const from = middleOfTile(board, tile);
          const to = middleOfTile(board, next);
          return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
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

function cornersOf({ x, y }: Point): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: x + TILE_RADIUS * Math.cos(angle), y: y + TILE_RADIUS * Math.sin(angle) };
  });
}
