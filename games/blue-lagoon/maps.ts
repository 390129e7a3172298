import { must, ok, type Result } from '../../core/result.ts';
import { Board } from './board.ts';
import { MAPS, type MapDrawing } from './components.ts';
import { fail } from './faults.ts';
import { MAX_HEIGHT, rowLength, tileAt } from './geometry.ts';
import { type Coordinate, type MapText, parseMapText } from './official-strings.ts';

/** Above it sums of bonuses could leave 32 bits. */
const MAX_BONUS = 99_999;
/** Boards kept for the next text that describes them; the oldest goes first. */
const KEPT = 50;

const kept = new Map<string, Board>();

/** The board of one of the five maps (B19). */
export function boardOfMap(id: string): Board {
  const drawing: MapDrawing | undefined = Object.entries(MAPS).find(([name]) => name === id)?.[1];
  if (drawing === undefined) throw new Error(`There is no map ${id}.`);
  return must(boardOf(drawing.height, must(parseMapText(drawing.statements))));
}

/** Which of the five maps a board is, if it is one. */
export function mapOf(board: Board): string | undefined {
  return Object.entries(MAPS).find(
    ([, { height, statements }]) => height === board.height && statements === board.statements,
  )?.[0];
}

/** The board that the statements describe; positions with the same map share it. */
export function boardOf(height: number, map: MapText): Result<Board> {
  const key = `${height} ${map.text}`;
  const known = kept.get(key);
  if (known !== undefined) return ok(known);
  const made = makeBoard(height, map);
  if (!made.ok) return made;
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, made.value);
  return made;
}

/** The tiles of a list, ascending. Refuses what is off the board and what is named twice. */
export function tilesOf(height: number, coordinates: readonly Coordinate[], what: string): Result<number[]> {
  const tiles = new Set<number>();
  for (const { row, column } of coordinates) {
    const name = `${row},${column}`;
    const tile = tileAt(height, row, column);
    if (tile < 0) return offBoard(height, { row, column }, what);
    if (tiles.has(tile)) {
      return fail('twice', { where: [name], what, tile: name });
    }
    tiles.add(tile);
  }
  return ok([...tiles].sort((a, b) => a - b));
}

export function offBoard(height: number, { row, column }: Coordinate, what: string): Result<never> {
  const name = `${row},${column}`;
  const given = { rule: 'B1', where: [name], what, tile: name };
  return row < height
    ? fail('offBoard/column', { ...given, row, last: rowLength(height, row) - 1 })
    : fail('offBoard/row', { ...given, last: height - 1 });
}

function makeBoard(height: number, map: MapText): Result<Board> {
  if (height < 1 || height > MAX_HEIGHT) {
    return fail('height', { rule: 'B1', most: MAX_HEIGHT, height });
  }
  const islands: { bonus: number; tiles: number[] }[] = [];
  const owned = new Set<number>();
  for (const [index, { bonus, tiles: coordinates }] of map.islands.entries()) {
    const what = `Island ${index + 1}`;
    if (bonus > MAX_BONUS) return fail('bonus', { what, most: MAX_BONUS });
    const tiles = tilesOf(height, coordinates, what);
    if (!tiles.ok) return tiles;
    const shared = coordinates.find(({ row, column }) => owned.has(tileAt(height, row, column)));
    if (shared !== undefined) {
      const where = [`${shared.row},${shared.column}`];
      return fail('islands', { rule: 'B2', where, what, tile: where[0] });
    }
    for (const tile of tiles.value) owned.add(tile);
    islands.push({ bonus, tiles: tiles.value });
  }
  const circles = tilesOf(height, map.circles, 'The stone circles');
  if (!circles.ok) return circles;
  islands.sort((a, b) => a.bonus - b.bonus || (a.tiles[0] ?? -1) - (b.tiles[0] ?? -1));
  return ok(new Board({ height, islands, circles: circles.value }));
}
