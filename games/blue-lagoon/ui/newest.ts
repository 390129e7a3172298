import type { Seat } from '../../../core/game.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { NOTHING } from '../state.ts';

/** A token that somebody has just taken, and from which tile. */
export interface Taken {
  readonly seat: Seat;
  readonly kind: number;
  readonly tile: number;
}

/** The tile that got a piece between two positions, if exactly one did: after undo or a jump nothing is new. */
export function newestTile(before: BlueLagoonPosition, after: BlueLagoonPosition): number | undefined {
  const stood = new Set(piecesOf(before));
  const stand = piecesOf(after);
  const added = stand.filter((tile) => !stood.has(tile));
  return stand.length === stood.size + 1 && added.length === 1 ? added[0] : undefined;
}

/** Does exactly one placed piece lead from one position to the other, within a half? Not undo, a jump or half-time. */
export function isNextMove(before: BlueLagoonPosition, after: BlueLagoonPosition): boolean {
  return before.phase === after.phase && newestTile(before, after) !== undefined;
}

/** What that piece took from its tile. Nothing at the end of a phase: hands are emptied then, and scenes tell of it. */
export function takenBetween(before: BlueLagoonPosition, after: BlueLagoonPosition): Taken | undefined {
  const tile = isNextMove(before, after) ? newestTile(before, after) : undefined;
  if (tile === undefined || before.tokens[tile] === NOTHING) return undefined;
  return { seat: before.mover, kind: before.tokens[tile], tile };
}

function piecesOf(position: BlueLagoonPosition): number[] {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  return seats.flatMap((seat) => [...position.settlers(seat), ...position.villages(seat)]);
}
