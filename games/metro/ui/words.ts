import type { Move, Seat } from '../../../core/game.ts';
import { formatPlacement, formatTile } from '../notation.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, ROLL, squareOf, tileOf } from '../rules.ts';
import { NONE, UNSEEN } from '../state.ts';

/** A move in words, before it is played; without the player's name. */
export function describeMove(
  position: MetroPosition,
  move: Move,
  nameSeat = (seat: Seat) => `seat ${seat + 1}`,
): string {
  if (move === DRAW_MORE) return 'kept the tile in hand and asked for another';
  if (move === ROLL + UNSEEN) return 'drew a tile';
  if (move >= ROLL) return `drew ${formatTile(move - ROLL)}`;
  const placed = `placed ${formatPlacement(tileOf(move), squareOf(move))}`;
  const gains = gainsOf(position, move, nameSeat);
  return gains.length === 0 ? placed : `${placed} (${gains.join(', ')})`;
}

function gainsOf(position: MetroPosition, move: Move, nameSeat: (seat: Seat) => string): string[] {
  const after = position.copy();
  after.play(move);
  return Array.from(after.points.keys())
    .filter((seat) => after.points[seat] !== position.points[seat])
    .map((seat) => `+${after.points[seat] - position.points[seat]} for ${nameSeat(seat)}`);
}

export function nameHand(tile: number): string {
  if (tile === NONE) return 'nothing';
  return tile === UNSEEN ? 'a hidden tile' : formatTile(tile);
}
