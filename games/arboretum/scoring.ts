import type { Seat } from '../../core/game.ts';
import { ALL_SPECIES, speciesOf } from './cards.ts';
import { MAX_SEATS, SPECIES_TOTAL, VALUES } from './components.ts';
import type { Grove } from './grove.ts';
import { bestPoints, speciesIn } from './paths.ts';
import { HAND_ROOM, HANDS, SEEN, type State } from './state.ts';

/** Hands by species: a byte at `seat * SPECIES_TOTAL + species`, a bit per value held. Rights depend on nothing else. */
export type Holdings = Uint8Array;

export function emptyHoldings(): Holdings {
  // More than 64 bytes: V8 keeps shorter arrays on its heap, where they are slower to reach.
  return new Uint8Array(MAX_SEATS * SPECIES_TOTAL + 64);
}

export function hold(holdings: Holdings, seat: Seat, card: number): void {
  holdings[seat * SPECIES_TOTAL + speciesOf(card)] |= 1 << (card & 7);
}

/** What each seat is seen to hold. Hidden cards count as not held. */
export function holdingsOf(state: State, into: Holdings = emptyHoldings()): Holdings {
  const { words, seats } = state;
  into.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    const first = HANDS + seat * HAND_ROOM;
    const end = first + words[SEEN + seat];
    for (let at = first; at < end; at++) hold(into, seat, words[at] >> 1);
  }
  return into;
}

const ONE = 1;
const EIGHT = 1 << (VALUES - 1);
/** Sum of the values in a byte of holdings. */
export const SUMS = new Uint8Array(1 << VALUES);
for (let held = 1; held < SUMS.length; held++) SUMS[held] = SUMS[held & (held - 1)] + 32 - Math.clz32(held & -held);

/** A9: a hand's total in a species; an 8 counts nothing while another hand holds the 1. */
export function handTotal(holdings: Holdings, seats: number, seat: Seat, species: number): number {
  const held = holdings[seat * SPECIES_TOTAL + species];
  if (held < EIGHT) return SUMS[held];
  for (let other = 0; other < seats; other++) {
    if (other !== seat && holdings[other * SPECIES_TOTAL + species] & ONE) return SUMS[held & ~EIGHT];
  }
  return SUMS[held];
}

/** A8: the seats that may score a species, a bit each: those with the highest total, even when it is nothing. */
export function rightsTo(holdings: Holdings, seats: number, species: number): number {
  let best = -1;
  let rights = 0;
  for (let seat = 0; seat < seats; seat++) {
    const total = handTotal(holdings, seats, seat, species);
    if (total > best) {
      best = total;
      rights = 0;
    }
    if (total === best) rights |= 1 << seat;
  }
  return rights;
}

export function hasRight(holdings: Holdings, seats: number, seat: Seat, species: number): boolean {
  return ((rightsTo(holdings, seats, species) >> seat) & 1) === 1;
}

/** A8–A11: each seat adds its best path of every species that it may score. */
export function addUp(groves: readonly Grove[], holdings: Holdings, into: Int32Array): void {
  const seats = groves.length;
  for (let seat = 0; seat < seats; seat++) {
    bestPoints(groves[seat], ALL_SPECIES, BEST);
    let sum = 0;
    for (let species = 0; species < SPECIES_TOTAL; species++) {
      if (BEST[species] > 0 && hasRight(holdings, seats, seat, species)) sum += BEST[species];
    }
    into[seat] = sum;
  }
}

const BEST = new Int32Array(32);
const SEEN_HANDS = emptyHoldings();

export function scoresOf(state: State, into: Int32Array): void {
  addUp(state.groves, holdingsOf(state, SEEN_HANDS), into);
}

/** A12: the most points; then the most different species in the arboretum; then the win is shared. */
export function winnersOf(state: State): readonly Seat[] {
  const points = new Int32Array(state.seats);
  scoresOf(state, points);
  return bestSeats(
    points,
    state.groves.map((grove) => speciesIn(grove)),
  );
}

export function bestSeats(points: ArrayLike<number>, species: readonly number[]): readonly Seat[] {
  const rank = species.map((different, seat) => points[seat] * (SPECIES_TOTAL + 1) + different);
  const best = Math.max(...rank);
  return [...rank.keys()].filter((seat) => rank[seat] === best);
}
