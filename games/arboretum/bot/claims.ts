import type { Seat } from '../../../core/game.ts';
import { MAX_SEATS, SPECIES_TOTAL, VALUES } from '../components.ts';
import type { Reach } from '../reach.ts';
import { emptyHoldings, type Holdings, holdingsOf, SUMS } from '../scoring.ts';
import { HAND_ROOM, HANDS, SEEN, type State } from '../state.ts';

/** What a seat makes of hands that it does not see; found by play against itself. */
export interface ClaimTuning {
  /** Variance of what a rival will still change about its total, and more of it for every card in the deck. */
  readonly rivalChange: number;
  readonly rivalChangePerCard: number;
  /** Rivals do not keep just any cards. The odds that they hold an unseen one are so many times the fair ones, … */
  readonly oddsHeld: number;
  /** … for each step of value so much more, … */
  readonly oddsPerValue: number;
  /** … and for each point that their path of the species is worth. */
  readonly oddsPerPoint: number;
}

const ONE = 1;
const EIGHT = 1 << (VALUES - 1);

/** The logistic curve, sixteen steps to the unit. */
const CURVE_STEPS = 16;
const CURVE_REACH = 8;
const CURVE = Float64Array.from(
  { length: 2 * CURVE_REACH * CURVE_STEPS + 1 },
  (_, at) => 1 / (1 + Math.exp(CURVE_REACH - at / CURVE_STEPS)),
);

function curve(x: number): number {
  if (x <= -CURVE_REACH) return 0;
  return x >= CURVE_REACH ? 1 : CURVE[((x + CURVE_REACH) * CURVE_STEPS + 0.5) | 0];
}

/**
 * A seat's chances to have the right to score (A8, A9), by what it may know: its own hand, the cards of others that
 * everybody has seen, and which cards it has not seen. On a view and on any position imagined from it the answers agree.
 */
export class Claims {
  /** Own cards by species, a bit per value. */
  readonly held = new Uint8Array(SPECIES_TOTAL + 64);
  private readonly holdings: Holdings = emptyHoldings();
  /** Unseen cards by species, a bit per value. */
  readonly unseen = new Int32Array(32);
  /** A rival's expected total, at `rival * SPECIES_TOTAL + species`, and the part of it that an 8 adds. */
  private readonly totals = new Float64Array(MAX_SEATS * SPECIES_TOTAL);
  private readonly eights = new Float64Array(MAX_SEATS * SPECIES_TOTAL);
  /** Certainty, one over the deviation, at the same place. */
  private readonly sharpness = new Float64Array(MAX_SEATS * SPECIES_TOTAL);
  /** Chance that some rival holds the 1. */
  private readonly ones = new Float64Array(SPECIES_TOTAL);
  private rivals = 0;
  private readonly tuning: ClaimTuning;

  /** What a value does to the odds that a rival keeps a card. */
  private readonly odds = new Float64Array(32);

  constructor(tuning: ClaimTuning) {
    this.tuning = tuning;
    for (let value = 1; value <= VALUES; value++) {
      this.odds[value] = tuning.oddsHeld * (1 + tuning.oddsPerValue) ** (value - (VALUES + 1) / 2);
    }
  }

  read(state: State, seat: Seat, reaches: readonly Reach[]): void {
    const { seats, deck } = state;
    let strangers = deck;
    for (let other = 0; other < seats; other++) if (other !== seat) strangers += closedOf(state, other);
    this.countUnseen(state, seat);
    holdingsOf(state, this.holdings);
    for (let species = 0; species < SPECIES_TOTAL; species++) {
      this.held[species] = this.holdings[seat * SPECIES_TOTAL + species];
      this.ones[species] = 0;
    }
    this.rivals = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      this.weigh(state, other, strangers === 0 ? 0 : closedOf(state, other) / strangers, reaches[other].points);
    }
  }

  /** The seat has parted with a card; nothing else has changed. */
  forgo(card: number): void {
    this.held[card >> 3] &= ~(1 << (card & 7));
  }

  /** Chance to have the right with these cards of the species in hand, a bit per value. */
  chance(species: number, held: number): number {
    const mine = SUMS[held] - (held & EIGHT ? VALUES * this.ones[species] : 0) + 0.5;
    let chance = 1;
    for (let rival = 0; rival < this.rivals; rival++) {
      const at = rival * SPECIES_TOTAL + species;
      const theirs = this.totals[at] - (held & ONE ? this.eights[at] : 0);
      chance *= curve((mine - theirs) * this.sharpness[at]);
    }
    return chance;
  }

  /** Cards that this seat has not seen: all of the deck, and what others hold in secret. */
  private countUnseen(state: State, seat: Seat): void {
    const { words, seats, pool } = state;
    this.unseen.fill(0);
    for (let at = 0; at < pool; at++) this.count(state.unseenAt(at));
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const first = HANDS + other * HAND_ROOM;
      const end = first + words[SEEN + other];
      for (let at = first; at < end; at++) if ((words[at] & 1) === 0) this.count(words[at] >> 1);
    }
  }

  private count(card: number): void {
    this.unseen[card >> 3] |= 1 << (card & 7);
  }

  private weigh(state: State, other: Seat, share: number, paths: Int32Array): void {
    const { words } = state;
    const { tuning, unseen, totals, eights, sharpness, ones, odds } = this;
    const row = this.rivals++ * SPECIES_TOTAL;
    // Once the deck is empty nobody but the seat to act will change anything.
    const rivalChange = state.deck > 0 ? tuning.rivalChange + tuning.rivalChangePerCard * state.deck : CERTAIN;
    OPEN.fill(0);
    const first = HANDS + other * HAND_ROOM;
    const end = first + words[SEEN + other];
    for (let at = first; at < end; at++) if (words[at] & 1) OPEN[words[at] >> 4] |= 1 << ((words[at] >> 1) & 7);
    for (let species = 0; species < SPECIES_TOTAL; species++) {
      const open = OPEN[species];
      const fair = share * (1 + tuning.oddsPerPoint * paths[species]);
      let total = SUMS[open];
      let variance = rivalChange;
      let chance = 0;
      let one = open & ONE;
      for (let left = unseen[species]; left > 0; left &= left - 1) {
        const value = 32 - Math.clz32(left & -left);
        const theirs = fair * odds[value];
        chance = theirs / (1 - share + theirs);
        total += value * chance;
        variance += value * value * chance * (1 - chance);
        if (value === 1) one = chance;
      }
      // The highest comes last: where it is the 8, `chance` is that of the 8.
      if (open & EIGHT) chance = 1;
      else if (!(unseen[species] & EIGHT)) chance = 0;
      const at = row + species;
      totals[at] = total;
      eights[at] = VALUES * chance;
      sharpness[at] = SHARP / Math.sqrt(variance);
      ones[species] = 1 - (1 - ones[species]) * (1 - one);
    }
  }
}

const CERTAIN = 0.01;
/** A logistic curve this much steeper than its argument is close to the normal distribution. */
const SHARP = 1.7;
const OPEN = new Uint8Array(SPECIES_TOTAL + 64);

/** Cards of a hand that only its holder has seen. */
function closedOf(state: State, seat: Seat): number {
  return state.hidden(seat) + state.closed(seat);
}
