import type { Seat } from '../../../core/game.ts';
import { Blocks } from '../../blocks.ts';
import type { Features, NetTable } from '../../bot.ts';
import { HAND_SIZE, SPECIES_TOTAL, VALUES } from '../components.ts';
import { countSteps } from '../paths.ts';
import type { ArboretumPosition } from '../position.ts';
import { MAX_MOVES } from '../rules.ts';
import { SUMS } from '../scoring.ts';
import { DISCARDING, DRAWING, PLACING, SEEN, type State } from '../state.ts';
import { bucketOf, CHANCES, chanceClass, DECKS, deckClass, GAINS, gainClass, PATHS, pathClass } from './buckets.ts';
import { lookAtMoves, MOST_OF_A_MOVE, MOVE_FEATURES } from './move-features.ts';
import { Prospects } from './prospects.ts';

/*
 * What a duel looks like to a seat. Species have no numbers here: what one of them teaches holds for all, so each species in
 * play is named by the same features, one after the other. A net adds up what is named; what belongs together within a
 * species, such as both paths and the chance to score them, is therefore one feature.
 */

const blocks = new Blocks();

/** All cards of a species that may be in one place, a bit each. */
const SETS = 1 << VALUES;
/** Who has a path of the species: nobody, the seat, its rival, both. */
const OWNERS = 4;
const SUM_CLASSES = 12;
const UNSEEN_CLASSES = 10;
/** First and second draw, planting, discarding; of the seat and of its rival. */
const PARTS = 8;
const MOST_IN_DECK = 36;
const PILE_CLASSES = 12;
const LEADS = 41;
const STEP_CLASSES = 20;
const BESTS = 12;
const CLOSED = 10;
/** Near the end the same paths and hands count for more. */
const LATE = 6;
/** A turn takes two cards from deck and piles and gives one back: so many of both decide who must take the last ones. */
const LAST_CARDS = 8;
const PILED_CARDS = 24;

/** For each species. */
const STAKE = blocks.take(2 * PATHS * PATHS * CHANCES);
const FAIR_STAKE = blocks.take(PATHS * PATHS * CHANCES);
const HELD = blocks.take(SETS * OWNERS);
const UNSEEN_SET = blocks.take(SETS);
const OPEN = blocks.take(SETS);
const MY_GROVE = blocks.take(SETS);
const THEIR_GROVE = blocks.take(SETS);
const SUM = blocks.take(SUM_CLASSES * UNSEEN_CLASSES * DECKS);
/** For each card of the hand: what it would add to paths, and what it is worth to keep. */
const CARD = blocks.take(GAINS * GAINS);
/** For each pile, the seat's first: its top card by value, what that adds to either's paths, and how many there are. */
const TOP = blocks.take(2 * VALUES * OWNERS);
const TOP_GAIN = blocks.take(2 * 2 * GAINS);
const TOP_RIGHT = blocks.take(2 * GAINS);
const PILE = blocks.take(2 * PILE_CLASSES);
/** The cards under it, as far down as they may come back soon. */
const DEPTH = 5;
const BURIED = blocks.take(2 * DEPTH * VALUES * OWNERS);
/** For all. */
const PART = blocks.take(MOST_IN_DECK * PARTS);
const LEAD = blocks.take(LEADS * DECKS);
const FAIR_LEAD = blocks.take(LEADS * DECKS);
const STEPS = blocks.take(2 * STEP_CLASSES);
const BEST = blocks.take(BESTS * PARTS);
const RIVAL_CLOSED = blocks.take(CLOSED);
const TEMPO = blocks.take(LAST_CARDS * PILED_CARDS * PARTS);

/** Points of lead that weigh as one. */
const SPREAD = 15;

/**
 * After self-play, 50 ms each: half won 47 % of 96 games against level 8, all 53 %, and nets alone 16 % of 64. None of it is
 * better than level 8, which plays.
 */
const LEAF_PLAYOUTS = { count: 1, share: 0.5 };

const TABLE: NetTable = {
  name: 'duel',
  features: blocks.end,
  moveFeatures: MOVE_FEATURES,
  values: 1,
  leafPlayouts: LEAF_PLAYOUTS,
};
const prospects = new Prospects();

export const features: Features<ArboretumPosition> = {
  version: 1,
  nets: 1,
  maxActive: 160,
  maxMoveActive: MOST_OF_A_MOVE * MAX_MOVES,
  hasSecrets: true,
  tableOf: ({ seats }) => (seats === 2 ? TABLE : undefined),
  netFor: () => 0,
  isLeaf: () => false,
  look,
  lead: () => prospects.fairLead / SPREAD,
  lookAtMoves: (position, moves, count, active, ends) => lookAtMoves(prospects, position, moves, count, active, ends),
};

function look(position: ArboretumPosition, seat: Seat, active: Int32Array): number {
  prospects.read(position, seat);
  let count = 0;
  for (let species = 0; species < SPECIES_TOTAL; species++) {
    if ((position.species >> species) & 1) count = nameSpecies(position, species, active, count);
  }
  count = nameHand(position, seat, active, count);
  count = namePile(position, seat, 0, active, count);
  count = namePile(position, 1 - seat, 1, active, count);
  return nameRest(position, seat, active, count);
}

function nameSpecies({ deck }: State, species: number, active: Int32Array, from: number): number {
  const { claims, reaches, seat, chances } = prospects;
  const held = claims.held[species];
  const unseen = claims.unseen[species];
  const mine = pathClass(reaches[seat].points[species]);
  const theirs = pathClass(reaches[1 - seat].points[species]);
  const sum = Math.min((SUMS[held] + 1) >> 1, SUM_CLASSES - 1);
  const hidden = (SUMS[unseen] + 3) >> 2;
  let count = from;
  const stake = deck > LATE ? STAKE : STAKE + PATHS * PATHS * CHANCES;
  active[count++] = stake + (mine * PATHS + theirs) * CHANCES + chanceClass(chances[species]);
  active[count++] = FAIR_STAKE + (mine * PATHS + theirs) * CHANCES + chanceClass(prospects.fairChances[species]);
  active[count++] = HELD + held * OWNERS + prospects.ownersOf(species);
  active[count++] = UNSEEN_SET + unseen;
  active[count++] = OPEN + prospects.open[species];
  active[count++] = MY_GROVE + prospects.mine[species];
  active[count++] = THEIR_GROVE + prospects.theirs[species];
  active[count++] = SUM + (sum * UNSEEN_CLASSES + hidden) * DECKS + deckClass(deck);
  return count;
}

function nameHand(position: State, seat: Seat, active: Int32Array, from: number): number {
  const { gains, keeps } = prospects;
  const cards = position.words[SEEN + seat];
  let count = from;
  let best = 0;
  for (let index = 0; index < cards; index++) {
    active[count++] = CARD + gainClass(gains[index]) * GAINS + gainClass(keeps[index]);
    best = Math.max(best, gains[index] - keeps[index]);
  }
  active[count++] = BEST + partOf(position, seat) * BESTS + bucketOf(2 * best, BESTS);
  return count;
}

function namePile(position: State, owner: Seat, side: number, active: Int32Array, from: number): number {
  const { seat } = prospects;
  const size = position.piled(owner);
  let count = from;
  active[count++] = PILE + side * PILE_CLASSES + Math.min(size, PILE_CLASSES - 1);
  if (size === 0) return count;
  const card = position.topOf(owner);
  const species = card >> 3;
  const right = prospects.stakeIn(species, position.deck) * (prospects.rightBy(card) - prospects.chances[species]);
  active[count++] = TOP + (side * VALUES + (card & 7)) * OWNERS + prospects.ownersOf(species);
  active[count++] = TOP_GAIN + 2 * side * GAINS + gainClass(prospects.bestGain(position, seat, card));
  active[count++] = TOP_GAIN + (2 * side + 1) * GAINS + gainClass(prospects.bestGain(position, 1 - seat, card));
  active[count++] = TOP_RIGHT + side * GAINS + gainClass(right);
  for (let above = 1; above <= Math.min(DEPTH, size - 1); above++) {
    const buried = position.under(owner, above);
    const row = (side * DEPTH + above - 1) * VALUES + (buried & 7);
    active[count++] = BURIED + row * OWNERS + prospects.ownersOf(buried >> 3);
  }
  return count;
}

function nameRest(position: State, seat: Seat, active: Int32Array, from: number): number {
  const { deck, groves } = position;
  const rival = 1 - seat;
  const part = partOf(position, seat);
  const last = Math.min(deck, LAST_CARDS - 1);
  const piled = Math.min(position.piled(0) + position.piled(1), PILED_CARDS - 1);
  let count = from;
  active[count++] = TEMPO + (part * LAST_CARDS + last) * PILED_CARDS + piled;
  active[count++] = PART + part * MOST_IN_DECK + Math.min(deck, MOST_IN_DECK - 1);
  active[count++] = LEAD + leadClass(prospects.lead) * DECKS + deckClass(deck);
  active[count++] = FAIR_LEAD + leadClass(prospects.fairLead) * DECKS + deckClass(deck);
  active[count++] = STEPS + Math.min(countSteps(groves[seat]), STEP_CLASSES - 1);
  active[count++] = STEPS + STEP_CLASSES + Math.min(countSteps(groves[rival]), STEP_CLASSES - 1);
  active[count++] = RIVAL_CLOSED + Math.min(position.hidden(rival) + position.closed(rival), CLOSED - 1);
  return count;
}

function leadClass(lead: number): number {
  const half = (LEADS - 1) / 2;
  return half + Math.max(-half, Math.min(half, Math.round(lead)));
}

function partOf(position: State, seat: Seat): number {
  const { phase, mover } = position;
  const side = mover === seat ? 0 : PARTS / 2;
  if (phase === DRAWING) return side + (position.held(mover) > HAND_SIZE ? 1 : 0);
  if (phase === PLACING) return side + 2;
  return phase === DISCARDING ? side + 3 : side;
}
