import type { Move, Seat } from '../../../core/game.ts';
import type { ArboretumPosition } from '../position.ts';
import { ROLL } from '../rules.ts';
import { DRAWING, UNSEEN } from '../state.ts';

/** A card on its way to a hand. */
export interface Drawn {
  readonly seat: Seat;
  /** The seat whose discards it comes from; −1 for the deck. */
  readonly pile: number;
  /** Nobody else sees a card that comes from the deck; the viewer's own is in the hand afterwards. */
  readonly card: number | undefined;
}

/** The card that was drawn between two positions; undefined when something else happened. */
export function drawnBetween(before: ArboretumPosition, after: ArboretumPosition): Drawn | undefined {
  const { mover: seat, seats } = before;
  if (before.phase !== DRAWING || seats !== after.seats || after.held(seat) !== before.held(seat) + 1) return undefined;
  if (after.deck === before.deck - 1) return { seat, pile: -1, card: cardGained(before, after, seat) };
  for (let pile = 0; pile < seats; pile++) {
    if (after.piled(pile) === before.piled(pile) - 1) return { seat, pile, card: before.topOf(pile) };
  }
  return undefined;
}

function cardGained(before: ArboretumPosition, after: ArboretumPosition, seat: Seat): number | undefined {
  if (after.hidden(seat) > 0) return undefined;
  return after.hand(seat).find((card) => before.indexInHand(seat, card) < 0);
}

/** The card that a roll brings from the deck to the mover's hand, where the viewer may know it. */
export function cardDrawn({ phase }: ArboretumPosition, roll: Move): number | undefined {
  const card = roll - ROLL;
  return phase === DRAWING && card !== UNSEEN ? card : undefined;
}

/** What a seat has drawn in the turn that it is in, as far as it has been watched: `fresh` was drawn before. */
export function freshIn(
  after: ArboretumPosition,
  seat: Seat | undefined,
  fresh: readonly number[],
  drawn: Drawn | undefined,
): readonly number[] {
  if (seat === undefined || after.mover !== seat) return [];
  const cards = drawn?.seat === seat && drawn.card !== undefined ? [...fresh, drawn.card] : fresh;
  return cards.filter((card) => after.indexInHand(seat, card) >= 0);
}

/** The class of what is still in the air, by the card of a seat's hand; undefined is the last one whose face is hidden. */
export function arrivalOf(drawn: Drawn | undefined, seat: Seat): (card: number | undefined) => string {
  return (card) => (drawn?.seat === seat && drawn.card === card ? 'arboretum-arriving' : '');
}
