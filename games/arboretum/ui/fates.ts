import type { Seat } from '../../../core/game.ts';
import { cardOf } from '../cards.ts';
import { VALUES } from '../components.ts';
import type { Standing } from '../facts.ts';
import { PLACING, type State } from '../state.ts';

/**
 * What is certain of a path, whatever is still drawn: `safe` scores as long as its owner keeps the cards seen in hand,
 * `lost` does not as long as another player keeps theirs (A8, A9).
 */
export type Fate = 'safe' | 'lost' | 'open';

/** For each seat with a path of the species. */
export function fatesOf(state: State, { species, paths }: Standing): readonly (Fate | undefined)[] {
  const cards = state.deck === 0 && state.phase >= PLACING ? whereAtLast(state, species) : whereIs(state, species);
  return paths.map((path, seat) => path && fateOf(cards, seat));
}

/** Where the values of a species are. */
interface Whereabouts {
  /** Values that each seat is seen to hold. */
  readonly held: readonly (readonly number[])[];
  /** Values that anybody may still come to hold: unseen, or in a discard pile. */
  readonly free: readonly number[];
  /** The last turn, with nothing left to draw (A7): no card goes from hand to hand any more. */
  readonly isLast: boolean;
}

function whereIs(state: State, species: number): Whereabouts {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const values = Array.from({ length: VALUES }, (_, index) => index + 1);
  const piled = new Set(seats.flatMap((seat) => state.pile(seat)));
  return {
    held: seats.map((seat) => values.filter((value) => state.indexInHand(seat, cardOf(species, value)) >= 0)),
    free: values.filter((value) => {
      const card = cardOf(species, value);
      return state.isUnseen(card) || piled.has(card);
    }),
    isLast: false,
  };
}

/** A7: nobody draws again. What is unseen is in a hand, and where only one hand hides cards, in that one. */
function whereAtLast(state: State, species: number): Whereabouts {
  const { held } = whereIs(state, species);
  const unseen = Array.from({ length: VALUES }, (_, index) => index + 1).filter((value) =>
    state.isUnseen(cardOf(species, value)),
  );
  const hiding = held.flatMap((_, seat) => (state.hidden(seat) > 0 ? [seat] : []));
  if (hiding.length !== 1) return { held, free: unseen, isLast: true };
  return {
    held: held.map((values, seat) => (seat === hiding[0] ? [...values, ...unseen] : values)),
    free: [],
    isLast: true,
  };
}

function fateOf({ held, free, isLast }: Whereabouts, seat: Seat): Fate {
  const own = held[seat];
  const others = held.flatMap((values, other) => (other === seat ? [] : values));
  // The worst case: one player gets all that is not in this hand, or at last all that is not seen in a hand.
  const rivals = isLast ? held.filter((_, other) => other !== seat) : [others];
  if (rivals.every((values) => sumOf(own, [...others, ...free]) >= sumOf([...values, ...free], own))) return 'safe';
  const best = [...own, ...free];
  const isBeaten = held.some((values, other) => {
    const rest = held.flatMap((each, third) => (third === other || third === seat ? [] : each));
    return other !== seat && sumOf(values, [...best, ...rest]) > sumOf(best, [...values, ...rest]);
  });
  return isBeaten ? 'lost' : 'open';
}

/** A9: the sum of a hand, where others hold those values. */
function sumOf(values: readonly number[], others: readonly number[]): number {
  const sum = values.reduce((all, value) => all + value, 0);
  return values.includes(VALUES) && others.includes(1) ? sum - VALUES : sum;
}
