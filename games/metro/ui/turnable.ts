import type { Move } from '../../../core/game.ts';
import { TURNED } from '../geometry.ts';
import { squareOf, tileOf } from '../rules.ts';

/** The squares that take the tile as it is held, with their moves. */
export function openFor(placements: readonly Move[], tile: number): ReadonlyMap<number, Move> {
  return new Map(placements.filter((move) => tileOf(move) === tile).map((move) => [squareOf(move), move]));
}

/** M14: those that take it only another way round, with the move that is suggested there or the first such way clockwise. */
export function turnableFor(
  placements: readonly Move[],
  tile: number,
  hint: Move | undefined,
): ReadonlyMap<number, Move> {
  const open = openFor(placements, tile);
  const found = new Map<number, Move>();
  if (hint !== undefined && placements.includes(hint) && !open.has(squareOf(hint))) found.set(squareOf(hint), hint);
  for (const way of waysAfter(tile)) {
    for (const [square, move] of openFor(placements, way)) {
      if (!open.has(square) && !found.has(square)) found.set(square, move);
    }
  }
  return found;
}

/** A tile after one, two and three quarters; never without end, for there may be no tile. */
function waysAfter(tile: number): readonly number[] {
  const [once, twice] = [TURNED[tile], TURNED[TURNED[tile]]];
  return [once, twice, TURNED[twice]];
}
