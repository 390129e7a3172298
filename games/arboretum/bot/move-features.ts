import { Blocks } from '../../blocks.ts';
import { FULL_HAND, VALUES } from '../components.ts';
import type { ArboretumPosition } from '../position.ts';
import { DECK, DISCARD, PLACE, placedCard, squareOf, TAKE } from '../rules.ts';
import { bucketOf, CHANCES, chanceClass, DECKS, deckClass, GAINS, gainClass } from './buckets.ts';
import type { Prospects } from './prospects.ts';
import { QuickPlayer } from './quick-player.ts';
import { TUNING } from './tuning.ts';

/*
 * What a move looks like: what the card does in the hand that it leaves or comes to, what it adds to paths on its square, and
 * how the quick player likes it beside the best.
 */

const blocks = new Blocks();

const OWNERS = 4;
/** How much less than the best the quick player thinks of a move, in halves of a point. */
const LOSSES = 12;
const BESIDE = 2 * (2 * VALUES - 1);

/** From the deck: how many cards are left there, at the first draw and at the second. */
const FROM_DECK = blocks.take(2 * DECKS);
/** From a pile: whose, and the card. */
const FROM_PILE = blocks.take(2);
const TAKEN = blocks.takeAll({ card: VALUES * OWNERS, gain: GAINS, right: GAINS, denied: GAINS });
/** Planted: the card, its gain to all paths, what it meets beside it, and what the hand loses. */
const PLANTED = blocks.takeAll({
  card: VALUES * OWNERS,
  gain: GAINS,
  points: GAINS,
  beside: BESIDE,
  keep: GAINS,
  right: CHANCES,
});
/** Thrown away: the card, what the hand loses, what it would add to paths, and to the rival's. */
const THROWN = blocks.takeAll({ card: VALUES * OWNERS, keep: GAINS, right: CHANCES, gain: GAINS, given: GAINS });
/** Beside the quick player's best: drawing, planting, discarding. */
const LOSS = blocks.take(3 * LOSSES);

export const MOVE_FEATURES = blocks.end;
export const MOST_OF_A_MOVE = 12;

const quick = new QuickPlayer(TUNING);
let worth = new Float64Array(256);
const EVEN = new Float64Array(32).fill(1);

/** After the prospects were read for the mover. */
export function lookAtMoves(
  prospects: Prospects,
  position: ArboretumPosition,
  moves: Int32Array,
  count: number,
  active: Int32Array,
  ends: Int32Array,
): void {
  if (worth.length < count) worth = new Float64Array(2 * count);
  quick.rank(position, moves, count, worth);
  let best = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at++) best = Math.max(best, worth[at]);
  let to = 0;
  for (let at = 0; at < count; at++) {
    const move = moves[at];
    const loss = bucketOf(2 * (best - worth[at]), LOSSES);
    if (move >= PLACE) to = namePlanting(prospects, position, placedCard(move), squareOf(move), active, to);
    else if (move < DISCARD) to = nameDraw(prospects, position, move, active, to);
    else to = nameDiscard(prospects, position, move - DISCARD, active, to);
    active[to++] = LOSS + (move >= PLACE ? LOSSES : move < DISCARD ? 0 : 2 * LOSSES) + loss;
    ends[at] = to;
  }
}

function nameDraw(
  prospects: Prospects,
  position: ArboretumPosition,
  move: number,
  active: Int32Array,
  from: number,
): number {
  const { seat } = prospects;
  let to = from;
  if (move === DECK) {
    const isSecond = position.held(seat) === FULL_HAND - 1;
    active[to++] = FROM_DECK + (isSecond ? DECKS : 0) + deckClass(position.deck);
    return to;
  }
  const card = position.topOf(move - TAKE);
  const species = card >> 3;
  const right = prospects.stakeIn(species, position.deck) * (prospects.rightBy(card) - prospects.chances[species]);
  active[to++] = FROM_PILE + (move - TAKE === seat ? 0 : 1);
  active[to++] = TAKEN.card + (card & 7) * OWNERS + prospects.ownersOf(species);
  active[to++] = TAKEN.gain + gainClass(prospects.bestGain(position, seat, card));
  active[to++] = TAKEN.right + gainClass(right);
  active[to++] = TAKEN.denied + gainClass(prospects.bestGain(position, 1 - seat, card));
  return to;
}

function namePlanting(
  prospects: Prospects,
  position: ArboretumPosition,
  card: number,
  square: number,
  active: Int32Array,
  from: number,
): number {
  const { seat, reaches } = prospects;
  const reach = reaches[seat];
  const species = card >> 3;
  const index = indexOf(position, card);
  let to = from;
  reach.stand(square);
  reach.weighGain(card, prospects.chances);
  active[to++] = PLANTED.gain + gainClass(reach.gained[0]);
  reach.weighGain(card, EVEN);
  active[to++] = PLANTED.points + gainClass(reach.gained[0]);
  for (let at = reach.besideCount - 1; at >= 0; at--) {
    const other = reach.cardBeside(at);
    const apart = (other & 7) - (card & 7) + VALUES - 1;
    active[to++] = PLANTED.beside + apart + (other >> 3 === species ? BESIDE / 2 : 0);
  }
  active[to++] = PLANTED.card + (card & 7) * OWNERS + prospects.ownersOf(species);
  active[to++] = PLANTED.keep + gainClass(prospects.keeps[index]);
  active[to++] = PLANTED.right + chanceClass(prospects.rights[index]);
  return to;
}

function nameDiscard(
  prospects: Prospects,
  position: ArboretumPosition,
  card: number,
  active: Int32Array,
  from: number,
): number {
  const index = indexOf(position, card);
  let to = from;
  active[to++] = THROWN.card + (card & 7) * OWNERS + prospects.ownersOf(card >> 3);
  active[to++] = THROWN.keep + gainClass(prospects.keeps[index]);
  active[to++] = THROWN.right + chanceClass(prospects.rights[index]);
  active[to++] = THROWN.gain + gainClass(prospects.gains[index]);
  active[to++] = THROWN.given + gainClass(prospects.bestGain(position, 1 - prospects.seat, card));
  return to;
}

function indexOf(position: ArboretumPosition, card: number): number {
  return position.indexInHand(position.mover, card);
}
