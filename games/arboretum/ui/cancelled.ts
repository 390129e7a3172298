import type { Seat } from '../../../core/game.ts';
import { cardValue, speciesOf } from '../cards.ts';
import type { Standing } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';

/** The values of a species in a hand, as far as the viewer sees it. */
export function heldOf(position: ArboretumPosition, species: number, seat: Seat): number[] {
  return position
    .hand(seat)
    .filter((card) => speciesOf(card) === species)
    .map(cardValue);
}

/** A9: the 8 counts nothing. */
export function isCancelled(position: ArboretumPosition, { species, totals }: Standing, seat: Seat): boolean {
  const sum = heldOf(position, species, seat).reduce((all, value) => all + value, 0);
  return sum !== totals[seat];
}
