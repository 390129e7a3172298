import type { Seat } from '../../../core/game.ts';

/**
 * The seats of the small gardens, in their order. The garden that was large takes the place of the one that was brought
 * near: nothing else moves, and a second tap at the same spot goes back.
 */
export function seatsBeside(seats: number, home: Seat, shown: Seat): readonly Seat[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== home);
  return others.map((seat) => (seat === shown ? home : seat));
}
