import { texts } from '#texts/blue-lagoon/islands.ts';
import type { Board } from '../board.ts';
import { mapOf } from '../maps.ts';
import { letterOf } from './model.ts';

const known = new WeakMap<Board, readonly string[]>();

/** An island by its name; by its letter on a map that has no names. */
export function nameIsland(board: Board, island: number): string {
  return namesOf(board)[island];
}

/** The islands that a tile touches, by name. */
export function islandsBeside(board: Board, tile: number): string[] {
  return numbersBeside(board, tile).map((island) => nameIsland(board, island));
}

function numbersBeside(board: Board, tile: number): number[] {
  const islands = board.neighbours(tile).filter((next) => board.isLand(next));
  return [...new Set(islands.map((next) => board.islandOf[next]))].sort((a, b) => a - b);
}

/** Words give the names of so many islands; more are only counted. */
const MOST_NAMED = 2;

/** The islands that the words of a move to a tile name: its own, or those beside it. */
export function islandsNamedAt(board: Board, tile: number): readonly number[] {
  if (board.isLand(tile)) return [board.islandOf[tile]];
  const beside = numbersBeside(board, tile);
  return beside.length > MOST_NAMED ? [] : beside;
}

/** "Coral Island", "water between Coral and Pearl Islands", "open water". */
export function namePlace(board: Board, tile: number): string {
  if (board.isLand(tile)) return nameIsland(board, board.islandOf[tile]);
  const beside = islandsBeside(board, tile);
  return beside.length === 0 ? texts.sea : texts.coast(beside);
}

/** Found once a board: every tile of it asks. */
function namesOf(board: Board): readonly string[] {
  const found = known.get(board);
  if (found) return found;
  const map = mapOf(board);
  const named = map === undefined ? [] : texts.names[map as keyof typeof texts.names];
  const names = Array.from(
    { length: board.islands },
    (_, island) => named[island] ?? texts.other(letterOf(island).toUpperCase()),
  );
  known.set(board, names);
  return names;
}
