import type { Seat } from '../../../core/game.ts';
import { cardOf } from '../cards.ts';
import { VALUES } from '../components.ts';
import type { Standing } from '../facts.ts';
import type { State } from '../state.ts';

/**
 * What is certain of a path, whatever is still drawn: `safe` scores as long as its owner keeps the cards seen in hand,
 * `lost` does not as long as another player keeps theirs (A8, A9).
 */
export type Fate = 'safe' | 'lost' | 'open';

/** For each seat with a path of the species. */
export function fatesOf(state: State, { species, paths }: Standing): readonly (Fate | undefined)[] {
  const cards = whereIs(state, species);
  return paths.map((path, seat) => path && fateOf(cards, seat));
}

/** Where the values of a species are. */
interface Whereabouts {
  /** Values that each seat is seen to hold. */
  readonly held: readonly (readonly number[])[];
  /** Values that anybody may still come to hold: unseen, or in a discard pile. */
  readonly free: readonly number[];
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
  };
}

function fateOf({ held, free }: Whereabouts, seat: Seat): Fate {
  const own = held[seat];
  const others = held.flatMap((values, other) => (other === seat ? [] : values));
  // The worst case: one player gets all that is not in this hand.
  if (sumOf(own, [...others, ...free]) >= sumOf([...others, ...free], own)) return 'safe';
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
