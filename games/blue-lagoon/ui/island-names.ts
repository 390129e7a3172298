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
  const islands = board.neighbours(tile).filter((next) => board.isLand(next));
  const numbers = new Set(islands.map((next) => board.islandOf[next]));
  return [...numbers].sort((a, b) => a - b).map((island) => nameIsland(board, island));
}

/** "Coral Island", "water by Coral Island and Pearl Island", "open water". */
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
