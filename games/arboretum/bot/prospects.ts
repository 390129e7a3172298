import type { Seat } from '../../../core/game.ts';
import { SPECIES_TOTAL } from '../components.ts';
import type { Grove } from '../grove.ts';
import { Reach } from '../reach.ts';
import { HAND_ROOM, HANDS, SEEN, type State } from '../state.ts';
import { Claims, type ClaimTuning } from './claims.ts';
import { TUNING } from './tuning.ts';

/** Room for a number for each species; longer than 64 bytes, because V8 keeps shorter arrays on its heap. */
const ROOM = 32;
/** The right to a species is worth this much beyond the paths there are, for each card in the deck. */
const FUTURE = 0.3;

/** Hands as if nobody chose what to keep, and as if nothing about them changed any more. */
const FAIR: ClaimTuning = { rivalChange: 0.5, rivalChangePerCard: 0, oddsHeld: 1, oddsPerValue: 0, oddsPerPoint: 0 };

/** A duel as one of its seats knows it: what is where, what paths there are, and who is likely to score them. */
export class Prospects {
  /** By seat. */
  readonly reaches: readonly Reach[] = [new Reach(), new Reach()];
  readonly claims = new Claims(TUNING);
  private readonly fairClaims = new Claims(FAIR);
  /** Cards by species, a bit per value: what the rival is known to hold, and both groves. */
  readonly open = new Uint8Array(128);
  readonly mine = new Uint8Array(128);
  readonly theirs = new Uint8Array(128);
  /** Chance of the seat to score each species, and of its rival, as far as hands are settled. */
  readonly chances = new Float64Array(ROOM);
  readonly rivalChances = new Float64Array(ROOM);
  /** The first if the unseen cards were dealt fairly and the match ended now. */
  readonly fairChances = new Float64Array(ROOM);
  /** For each card of the hand: its gain on the best square, the right that is left without it, what it is worth to keep. */
  readonly gains = new Float64Array(ROOM);
  readonly rights = new Float64Array(ROOM);
  readonly keeps = new Float64Array(ROOM);
  /** How far the seat is ahead, in points that it may expect. */
  lead = 0;
  fairLead = 0;
  seat: Seat = 0;

  /** Reads all that `seat` may know; nothing else has a say. */
  read(state: State, seat: Seat): void {
    const { claims, reaches } = this;
    const rival = 1 - seat;
    this.seat = seat;
    reaches[0].read(state.groves[0], state.species);
    reaches[1].read(state.groves[1], state.species);
    claims.read(state, seat, reaches);
    this.fairClaims.read(state, seat, reaches);
    markGrove(state.groves[seat], this.mine);
    markGrove(state.groves[rival], this.theirs);
    this.markOpen(state, rival);
    this.weighSpecies(state);
    this.weighHand(state);
  }

  /** Who has a path of a species: nobody, the seat, its rival, both. */
  ownersOf(species: number): number {
    const { reaches, seat } = this;
    return Math.min(1, reaches[seat].points[species]) + 2 * Math.min(1, reaches[1 - seat].points[species]);
  }

  /** What a card would add to a seat's paths on its best square, each species by the seat's chance to score it. */
  bestGain(state: State, seat: Seat, card: number): number {
    const grove = state.groves[seat];
    const reach = this.reaches[seat];
    const weights = seat === this.seat ? this.chances : this.rivalChances;
    let best = 0;
    for (let open = grove.openCount - 1; open >= 0; open--) {
      reach.stand(grove.openAt(open));
      reach.weighGain(card, weights);
      if (reach.gained[0] > best) best = reach.gained[0];
    }
    return best;
  }

  /** How much the chance to score its species would change with one more card, or one less. */
  rightBy(card: number): number {
    const { claims } = this;
    const species = card >> 3;
    return claims.chance(species, claims.held[species] ^ (1 << (card & 7)));
  }

  /** What is at stake in a species: both sides' paths, and those to come. */
  stakeIn(species: number, deck: number): number {
    return this.reaches[0].points[species] + this.reaches[1].points[species] + FUTURE * deck;
  }

  private markOpen({ words }: State, rival: Seat): void {
    const { open } = this;
    for (let species = 0; species < SPECIES_TOTAL; species++) open[species] = 0;
    const first = HANDS + rival * HAND_ROOM;
    const end = first + words[SEEN + rival];
    for (let at = first; at < end; at++) if (words[at] & 1) open[words[at] >> 4] |= 1 << ((words[at] >> 1) & 7);
  }

  private weighSpecies({ species }: State): void {
    const { claims, fairClaims, chances, rivalChances, fairChances, reaches, seat } = this;
    const mine = reaches[seat].points;
    const theirs = reaches[1 - seat].points;
    this.lead = 0;
    this.fairLead = 0;
    for (let each = 0; each < SPECIES_TOTAL; each++) {
      chances[each] = 0;
      if (!((species >> each) & 1)) continue;
      chances[each] = claims.chance(each, claims.held[each]);
      rivalChances[each] = 1 - chances[each];
      fairChances[each] = fairClaims.chance(each, claims.held[each]);
      this.lead += chances[each] * mine[each] - rivalChances[each] * theirs[each];
      this.fairLead += fairChances[each] * mine[each] - (1 - fairChances[each]) * theirs[each];
    }
  }

  /** As `bestGain` for every card of the hand, square by square. */
  private weighHand(state: State): void {
    const { gains, rights, keeps, chances, seat } = this;
    const { words } = state;
    const reach = this.reaches[seat];
    const grove = state.groves[seat];
    const hand = HANDS + seat * HAND_ROOM;
    const count = words[SEEN + seat];
    for (let index = 0; index < count; index++) {
      const card = words[hand + index] >> 1;
      gains[index] = 0;
      rights[index] = this.rightBy(card);
      keeps[index] = this.stakeIn(card >> 3, state.deck) * (chances[card >> 3] - rights[index]);
    }
    for (let open = grove.openCount - 1; open >= 0; open--) {
      reach.stand(grove.openAt(open));
      for (let index = 0; index < count; index++) {
        reach.weighGain(words[hand + index] >> 1, chances);
        if (reach.gained[0] > gains[index]) gains[index] = reach.gained[0];
      }
    }
  }
}

/** The cards of a grove by species, a bit per value. */
function markGrove(grove: Grove, into: Uint8Array): void {
  const { words, placed } = grove;
  for (let species = 0; species < SPECIES_TOTAL; species++) into[species] = 0;
  for (let index = 0; index < placed; index++) {
    const card = words[grove.placedAt(index)] - 1;
    into[card >> 3] |= 1 << (card & 7);
  }
}
