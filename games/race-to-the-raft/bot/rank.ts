import type { Move } from '../../../core/game.ts';
import { SQUARES } from '../geometry.ts';
import { FIRES, firstCardOf, fromOf, NO_CARD, secondCardOf, toOf, WALKS } from '../moves.ts';
import { PHASE, PHASES, RAFT, type State } from '../state.ts';
import type { CardGlance } from './card-glance.ts';
import { cellOf } from './cells.ts';
import { remainingAfterFireMove } from './fire-glance.ts';
import { gainOfCard, listBestCards, quickMove, type WeighedHand, weighHand } from './quick-player.ts';
import { canPay, lookForWalk, payFor, WALK } from './quick-walk.ts';
import { REMAINING } from './remaining-cost.ts';
import { measureDemand, promiseOf } from './requests.ts';
import { NEVER, surveyRoutes } from './routes.ts';
import { Shortlist } from './shortlist.ts';

/** Places of cards worked out exactly; the others keep what they look like, less what a glance hopes too much. */
const CARDS_TRIED = 32;
const HOPED = 2;
/** By how much the quick player's own choice is put before all others. */
const LEAD = 0.1;
/** What the best walk of each cat is worth more: a search should see one of every cat before it sees many of one. */
const FAVOURED = 0.3;
/** What a discarded card costs, and more for a card that could be laid. */
const CARD = 0.1;
const USE = 0.5;
/**
 * Walks of a cat to different squares that are seen first, and what all others are worth less, with those that pay by other
 * cards than the first to go. Else a hand with one good walk would show nothing but that walk in sixteen variants.
 */
const ENDS_SEEN = 3;
const REPEATED = 10;
const PROMISE = 0.05;

const TOP = new Shortlist();
/** The walks of a cat that are seen first. */
const SEEN = new Shortlist();
/** Where each cat would walk, and what it would pay, as moves. */
const USUAL = new Int32Array(32);

/** How every move looks at a glance, in points of remaining cost. */
export function rankMoves(state: State, moves: Int32Array, count: number, worth: Float64Array): void {
  const favourite = quickMove(state);
  const phase = state.words[PHASE];
  if (phase === PHASES.ask) rankRequests(state, moves, count, worth);
  else if (phase === PHASES.fire) rankFires(state, moves, count, worth);
  else rankPlays(state, moves, count, worth);
  let best = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at++) best = Math.max(best, worth[at]);
  for (let at = 0; at < count; at++) if (moves[at] === favourite) worth[at] = best + LEAD;
}

function rankRequests(state: State, moves: Int32Array, count: number, worth: Float64Array): void {
  const demand = measureDemand(state);
  for (let at = 0; at < count; at++) worth[at] = PROMISE * promiseOf(demand, moves[at]);
}

/** Every place is worked out: where all that look harmless would cut a cat off, the best may look worse than fifty others. */
function rankFires(state: State, moves: Int32Array, count: number, worth: Float64Array): void {
  const survey = surveyRoutes(state);
  for (let at = 0; at < count; at++) worth[at] = -remainingAfterFireMove(state, survey, moves[at]);
}

function rankPlays(state: State, moves: Int32Array, count: number, worth: Float64Array): void {
  const hand = weighHand(state);
  const { survey, glance, wanted } = hand;
  findUsualWalks(state, hand);
  for (let at = 0; at < count; at++) {
    const move = moves[at];
    if (move < FIRES) worth[at] = glanceOf(glance, move) - wanted - HOPED;
    else worth[at] = move >= WALKS ? worthOfWalk(state, hand, move) : 0;
  }
  for (let cat = 0; cat < survey.cats; cat++) putRepeatedLast(survey.square[cat], USUAL[cat], moves, count, worth);
  listBestCards(glance, TOP, CARDS_TRIED);
  for (let top = 0; top < TOP.size; top++) {
    const at = moves.indexOf(TOP.items[top]);
    if (at >= 0 && at < count) worth[at] = gainOfCard(state, hand, TOP.items[top]) - wanted;
  }
}

function findUsualWalks(state: State, { survey, glance }: WeighedHand): void {
  for (let cat = 0; cat < survey.cats; cat++) {
    const from = survey.square[cat];
    const isLikely = canPay(state, from, glance) && lookForWalk(state, survey, cat);
    USUAL[cat] = isLikely ? payFor(state, glance, from, WALK.to) : -1;
  }
}

function putRepeatedLast(from: number, usual: Move, moves: Int32Array, count: number, worth: Float64Array): void {
  SEEN.clear();
  for (let at = 0; at < count; at++) {
    if (moves[at] < WALKS || fromOf(moves[at]) !== from) continue;
    if (paysLike(moves[at], usual)) SEEN.offer(at, worth[at], ENDS_SEEN);
    worth[at] -= REPEATED;
  }
  for (let seen = 0; seen < SEEN.size; seen++) worth[SEEN.items[seen]] += REPEATED;
}

function paysLike(walk: Move, usual: Move): boolean {
  return usual >= 0 && firstCardOf(walk) === firstCardOf(usual) && secondCardOf(walk) === secondCardOf(usual);
}

function glanceOf({ shown, gain }: CardGlance, card: Move): number {
  const picture = shown.indexOf((card / SQUARES) | 0);
  return gain[picture * SQUARES + (card % SQUARES)];
}

function worthOfWalk(state: State, { survey, glance }: WeighedHand, walk: Move): number {
  const { square, cost, costs, toRaft } = survey;
  const cat = square.indexOf(fromOf(walk));
  const colour = survey.colour[cat];
  const cell = cellOf(toOf(walk));
  const far = toRaft[colour][cell];
  const after = far === NEVER ? REMAINING[NEVER] : REMAINING[far - costs[colour][cell]];
  const gain = REMAINING[cost[cat]] - (state.has(RAFT, toOf(walk)) ? 0 : after);
  const favoured = USUAL[cat] >= 0 && toOf(USUAL[cat]) === toOf(walk) ? FAVOURED : 0;
  return gain + favoured - priceOf(glance, firstCardOf(walk)) - priceOf(glance, secondCardOf(walk));
}

function priceOf({ best, held }: CardGlance, card: number): number {
  return card === NO_CARD ? 0 : CARD + USE * Math.max(0, best[held.indexOf(card)]);
}
