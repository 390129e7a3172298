import type { Seat } from '../../../core/game.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { EXPLORATION, SETTLEMENT } from '../state.ts';

/** With this many resources left on the board, half-time is near. */
const NEAR = 8;

/** B15: would a village here be lost at half-time? Where there is no half-time (B20) nothing is lost. */
export function isDoomed(position: BlueLagoonPosition, tile: number): boolean {
  return position.phase === EXPLORATION && !position.short && position.board.isCircle(tile);
}

/** B15: how many villages of a seat would survive half-time. */
export function countSurvivors(position: BlueLagoonPosition, seat: Seat): number {
  return position.villages(seat).filter((tile) => !position.board.isCircle(tile)).length;
}

/** Seats that would lose every village at half-time, once it is near. */
export function seatsAtRisk(position: BlueLagoonPosition): Seat[] {
  const { phase, short, turn, resources } = position;
  if (phase !== EXPLORATION || short || turn < 0 || resources > NEAR) return [];
  return seatsOf(position).filter((seat) => countSurvivors(position, seat) === 0);
}

/** B17: half-time has left nobody a village, so that nobody can move. */
export function isEmptySettlement(position: BlueLagoonPosition): boolean {
  return position.phase === SETTLEMENT && seatsOf(position).every((seat) => position.villages(seat).length === 0);
}

function seatsOf({ seats }: BlueLagoonPosition): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
