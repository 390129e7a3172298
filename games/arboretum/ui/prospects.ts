import type { Seat } from '../../../core/game.ts';
import { cardOf } from '../cards.ts';
import { type Standing, standings } from '../facts.ts';
import { emptyHoldings, type Holdings, handTotal, hold, holdingsOf, rightsTo } from '../scoring.ts';
import type { State } from '../state.ts';

/** The points that a seat could have, by what the viewer knows. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Whether a seat may score a species (A8): for certain, not at all, or as the hidden cards will have it. */
export type Right = 'yes' | 'no' | 'open';

export interface Prospects {
  /** If the game ended now, by seat. */
  readonly points: readonly Range[];
  /** By species and seat, for the species of which somebody has a path. */
  readonly rights: ReadonlyMap<number, readonly Right[]>;
}

/**
 * What could be hidden: every card that the viewer has not seen is in the deck or in a hand that hides cards. Each seat's
 * range is exact, over all ways to deal them.
 */
export function prospectsOf(state: State, rows: readonly Standing[] = standings(state)): Prospects {
  const hands = hiddenHands(state);
  const holdings = holdingsOf(state);
  const known = rows.filter(({ paths }) => paths.some(Boolean));
  const chances = new Map(known.map((row) => [row.species, chancesOf(state, holdings, hands, row)]));
  const unseen = rows.reduce((sum, row) => sum + row.unseen.length, 0);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    points: seats.map((seat) => rangeOf(seat, known, chances, hands, unseen)),
    rights: new Map(
      known.map((row) => {
        const all = whatFits(chances.get(row.species) ?? new Map(), hands, unseen - row.unseen.length);
        return [row.species, seats.map((seat) => rightOf(all, seat))];
      }),
    ),
  };
}

/**
 * The total of each hand by species, where the hidden cards are no secret any more: the deck is empty, so whatever the
 * viewer has not seen is in the one hand that hides cards.
 */
export function certainTotals(
  state: State,
  rows: readonly Standing[],
): ReadonlyMap<number, readonly number[]> | undefined {
  const { seats, limits } = hiddenHands(state);
  const unseen = rows.flatMap((row) => row.unseen.map((value) => cardOf(row.species, value)));
  if (seats.length !== 1 || sumOf(limits) !== unseen.length) return undefined;
  const holdings = holdingsOf(state);
  for (const card of unseen) hold(holdings, seats[0], card);
  const all = Array.from({ length: state.seats }, (_, seat) => seat);
  return new Map(
    rows.map(({ species }) => [species, all.map((seat) => handTotal(holdings, state.seats, seat, species))]),
  );
}

/** Whether hidden cards may add to a hand's total of a species: not where all its cards have been seen. */
export function mayHide(state: State, { unseen }: Standing, seat: Seat): boolean {
  return unseen.length > 0 && state.hidden(seat) > 0;
}

/** What is possible of a species when the hidden hands have to be filled up with the `others`. */
function whatFits(chances: Chances, hands: Hands, others: number): readonly Chance[] {
  const wanted = sumOf(hands.limits);
  return [...chances].filter(([counts]) => wanted - sumOf(counts) <= others).map(([, chance]) => chance);
}

/** The hands that hide cards. Counts of hidden cards, one a hand, are packed into a number, five bits each. */
interface Hands {
  readonly seats: readonly Seat[];
  readonly limits: number;
  /** The bit above each count: it is borrowed from where a count exceeds its limit. */
  readonly guards: number;
}
const BITS = 5;

function hiddenHands(state: State): Hands {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => state.hidden(seat) > 0);
  return {
    seats,
    limits: seats.reduce((packed, seat, at) => packed | (state.hidden(seat) << (BITS * at)), 0),
    guards: seats.reduce((packed, _, at) => packed | (1 << (BITS * at + BITS - 1)), 0),
  };
}

function isWithin({ limits, guards }: Hands, counts: number): boolean {
  return (((limits | guards) - counts) & guards) === guards;
}

function sumOf(counts: number): number {
  let sum = 0;
  for (let rest = counts; rest > 0; rest >>= BITS) sum += rest & ((1 << BITS) - 1);
  return sum;
}

/** For so many cards of a species in each hidden hand: which seats could have the right then, and which could lack it. */
type Chances = Map<number, Chance>;
interface Chance {
  readonly can: number;
  readonly cannot: number;
}

/** Deals the unseen cards of a species in every way. */
function chancesOf(state: State, seen: Holdings, hands: Hands, { species, unseen }: Standing): Chances {
  const { seats } = state;
  const everybody = (1 << seats) - 1;
  const holdings = emptyHoldings();
  const cards = unseen.map((value) => cardOf(species, value));
  const chances: Chances = new Map();
  const deal = (index: number, counts: number, before: Holdings) => {
    if (index === cards.length) {
      const rights = rightsTo(before, seats, species);
      const chance = chances.get(counts) ?? { can: 0, cannot: 0 };
      chances.set(counts, { can: chance.can | rights, cannot: chance.cannot | (everybody & ~rights) });
      return;
    }
    deal(index + 1, counts, before);
    hands.seats.forEach((seat, at) => {
      const more = counts + (1 << (BITS * at));
      if (!isWithin(hands, more)) return;
      const after = before.slice();
      hold(after, seat, cards[index]);
      deal(index + 1, more, after);
    });
  };
  holdings.set(seen);
  deal(0, 0, holdings);
  return chances;
}

/** Species by species, with every number of cards that the hidden hands may have got so far. */
function rangeOf(
  seat: Seat,
  rows: readonly Standing[],
  chances: ReadonlyMap<number, Chances>,
  hands: Hands,
  unseen: number,
): Range {
  let reached = new Map<number, Range>([[0, { least: 0, most: 0 }]]);
  let others = unseen;
  for (const row of rows) {
    const points = row.paths[seat]?.points ?? 0;
    if (points === 0) continue;
    others -= row.unseen.length;
    reached = addSpecies(reached, chances.get(row.species) ?? new Map(), hands, seat, points);
  }
  // What the hands still lack comes from the species without a path.
  const wanted = sumOf(hands.limits);
  const whole = [...reached].filter(([counts]) => wanted - sumOf(counts) <= others).map(([, range]) => range);
  return {
    least: Math.min(...whole.map(({ least }) => least)),
    most: Math.max(...whole.map(({ most }) => most)),
  };
}

function addSpecies(
  reached: ReadonlyMap<number, Range>,
  chances: Chances,
  hands: Hands,
  seat: Seat,
  points: number,
): Map<number, Range> {
  const next = new Map<number, Range>();
  for (const [counts, { least, most }] of reached) {
    for (const [more, { can, cannot }] of chances) {
      const sum = counts + more;
      if (!isWithin(hands, sum)) continue;
      const old = next.get(sum);
      const low = least + ((cannot >> seat) & 1 ? 0 : points);
      const high = most + ((can >> seat) & 1 ? points : 0);
      next.set(sum, { least: Math.min(low, old?.least ?? low), most: Math.max(high, old?.most ?? high) });
    }
  }
  return next;
}

function rightOf(all: readonly Chance[], seat: Seat): Right {
  if (all.every(({ can }) => ((can >> seat) & 1) === 0)) return 'no';
  return all.every(({ cannot }) => ((cannot >> seat) & 1) === 0) ? 'yes' : 'open';
}
