import type { Move } from '../../../core/game.ts';
import { SQUARES } from '../geometry.ts';
import { FIRES, firstCardOf, fromOf, NO_CARD, secondCardOf, toOf, WALKS } from '../moves.ts';
import { PHASE, PHASES, RAFT, ROWS, type State } from '../state.ts';
import type { CardGlance } from './card-glance.ts';
import { cellOf } from './cells.ts';
import { harmOf, measureHarm, remainingAfterFireMove } from './fire-glance.ts';
import { gainOfCard, listBestCards, quickMove, type WeighedHand, weighHand } from './quick-player.ts';
import { canPay, lookForWalk, payFor, WALK } from './quick-walk.ts';
import { REMAINING } from './remaining-cost.ts';
import { measureDemand, promiseOf } from './requests.ts';
import { NEVER, surveyRoutes } from './routes.ts';
import { Shortlist } from './shortlist.ts';

/** Places worked out exactly; the others keep what they look like, less what a glance hopes too much. */
const CARDS_TRIED = 32;
const FIRES_TRIED = 48;
const HOPED = 2;
const UNTRIED_FIRE = -100;
/** By how much the quick player's own choice is put before all others. */
const LEAD = 0.1;
/** What the best walk of each cat is worth more: a search should see one of every cat before it sees many of one. */
const FAVOURED = 0.3;
/** What a discarded card costs, and more for a card that could be laid, or that would not be the first to go. */
const CARD = 0.1;
const OTHER_CARD = 0.2;
const USE = 0.5;
const PROMISE = 0.05;

const TOP = new Shortlist();
/** Where each cat would walk, and what it would pay, as moves. */
const USUAL = new Int32Array(32);

/** How every move looks at a glance, in points of remaining cost. */
export function rankMoves(state: State, moves: Int32Array, count: number, worth: Float64Array): void {
  const favourite = quickMove(state);
  const phase = state.words[PHASE];
  if (phase === PHASES.ask) rankRequests(state, moves, count, worth);
  else if (phase === PHASES.fire) rankFires(state, moves, count, worth, favourite);
  else rankPlays(state, moves, count, worth);
  let best = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at++) best = Math.max(best, worth[at]);
  for (let at = 0; at < count; at++) if (moves[at] === favourite) worth[at] = best + LEAD;
}

function rankRequests(state: State, moves: Int32Array, count: number, worth: Float64Array): void {
  const demand = measureDemand(state);
  for (let at = 0; at < count; at++) worth[at] = PROMISE * promiseOf(demand, moves[at]);
}

function rankFires(state: State, moves: Int32Array, count: number, worth: Float64Array, favourite: Move): void {
  const survey = surveyRoutes(state);
  const harms = measureHarm(survey, state.words[ROWS]);
  TOP.clear();
  for (let at = 0; at < count; at++) {
    const harm = harmOf(harms, moves[at]);
    worth[at] = UNTRIED_FIRE - harm;
    // The choice itself is always worked out: it may be the only place that cuts nobody off, and look bad.
    TOP.offer(at, moves[at] === favourite ? 0 : -harm, FIRES_TRIED);
  }
  for (let at = 0; at < TOP.size; at++)
    worth[TOP.items[at]] = -remainingAfterFireMove(state, survey, moves[TOP.items[at]]);
}

function rankPlays(state: State, moves: Int32Array, count: number, worth: Float64Array): void {
  const hand = weighHand(state);
  const { survey, glance, wanted } = hand;
  for (let cat = 0; cat < survey.cats; cat++) {
    const from = survey.square[cat];
    const isLikely = canPay(state, from, glance) && lookForWalk(state, survey, cat);
    USUAL[cat] = isLikely ? payFor(state, glance, from, WALK.to) : -1;
  }
  for (let at = 0; at < count; at++) {
    const move = moves[at];
    if (move < FIRES) worth[at] = glanceOf(glance, move) - wanted - HOPED;
    else worth[at] = move >= WALKS ? worthOfWalk(state, hand, move) : 0;
  }
  listBestCards(glance, TOP, CARDS_TRIED);
  for (let top = 0; top < TOP.size; top++) {
    const at = moves.indexOf(TOP.items[top]);
    if (at >= 0 && at < count) worth[at] = gainOfCard(state, hand, TOP.items[top]) - wanted;
  }
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
  const price = priceOf(glance, firstCardOf(walk), USUAL[cat]) + priceOf(glance, secondCardOf(walk), USUAL[cat]);
  return gain + favoured - price;
}

function priceOf({ best, held }: CardGlance, card: number, usual: Move): number {
  if (card === NO_CARD) return 0;
  const use = best[held.indexOf(card)];
  const isUsual = usual >= 0 && (card === firstCardOf(usual) || card === secondCardOf(usual));
  return CARD + (isUsual ? 0 : OTHER_CARD) + USE * Math.max(0, use);
}
