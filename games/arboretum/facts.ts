import type { Seat } from '../../core/game.ts';
import { cardOf } from './cards.ts';
import { FULL_HAND, HAND_SIZE, SPECIES_TOTAL, VALUES } from './components.ts';
import { bestPath, type Path } from './paths.ts';
import { handTotal, holdingsOf, rightsTo } from './scoring.ts';
import { CHOOSING, DEALING, ENDED, PLACING, SHOWING, type State } from './state.ts';

/** One species as it stands, by what this viewer has seen: for tables and pictures. */
export interface Standing {
  readonly species: number;
  /** Total of each hand (A9); hidden cards are not counted. */
  readonly totals: readonly number[];
  /** Who would score it now (A8). */
  readonly rights: readonly boolean[];
  /** The best path in each arboretum, whoever may score it. */
  readonly paths: readonly (Path | undefined)[];
  /** Values whose cards this viewer has not seen. */
  readonly unseen: readonly number[];
}

/** Every species in play. */
export function standings(state: State): Standing[] {
  const { seats } = state;
  const holdings = holdingsOf(state);
  const each = Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: SPECIES_TOTAL }, (_, species) => species)
    .filter((species) => (state.species >> species) & 1)
    .map((species) => {
      const rights = rightsTo(holdings, seats, species);
      return {
        species,
        totals: each.map((seat) => handTotal(holdings, seats, seat, species)),
        rights: each.map((seat) => ((rights >> seat) & 1) === 1),
        paths: each.map((seat) => bestPath(state.groves[seat], species)),
        unseen: Array.from({ length: VALUES }, (_, index) => index + 1).filter((value) =>
          state.isUnseen(cardOf(species, value)),
        ),
      };
    });
}

/** Cards of a hand that everybody knows, and how many more there are. */
export function knownOf(state: State, seat: Seat): { readonly cards: readonly number[]; readonly others: number } {
  const cards = state.openHand(seat);
  return { cards, others: state.held(seat) - cards.length };
}

/**
 * Fewest and most turns still to come, the one under way included. A turn takes two cards from deck and discards
 * together and gives one back; the fewest when all come from the deck, the most when the deck is spared (A4, A7).
 */
export function turnsLeft(state: State): { readonly least: number; readonly most: number } {
  const { phase, deck, seats } = state;
  if (phase === CHOOSING || phase === SHOWING || phase === ENDED) return { least: 0, most: 0 };
  if (phase === DEALING) {
    let undealt = HAND_SIZE * seats;
    for (let seat = 0; seat < seats; seat++) undealt -= state.held(seat);
    return { least: Math.ceil((deck - undealt) / 2), most: deck - undealt - 1 };
  }
  if (deck === 0) return { least: 1, most: 1 };
  const drawn = phase >= PLACING ? 2 : state.held(state.mover) - HAND_SIZE;
  const draws = FULL_HAND - HAND_SIZE - drawn;
  let discards = 0;
  for (let seat = 0; seat < seats; seat++) discards += state.piled(seat);
  return { least: 1 + Math.ceil(Math.max(0, deck - draws) / 2), most: deck + discards + drawn - 1 };
}

/** A7: whether the game ends with this turn, or may end, or does, before its player has another one. */
export function lastTurnOf(state: State): 'ofAll' | 'own' | 'perhaps' | undefined {
  const { least, most } = turnsLeft(state);
  if (most === 0 || least > state.seats) return undefined;
  if (most === 1) return 'ofAll';
  return most <= state.seats ? 'own' : 'perhaps';
}
