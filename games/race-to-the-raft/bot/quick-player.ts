import type { Move } from '../../../core/game.ts';
import { count } from '../bits.ts';
import { HAND_SIZE } from '../components.ts';
import { DECK_COUNT, SQUARES } from '../geometry.ts';
import { cardOf, DISCARD, MAX_MOVES, squareOf, turnOf } from '../moves.ts';
import { listFires, ORIGINS } from '../placements.ts';
import { DECKS, PHASE, PHASES, ROWS, type State, TILE } from '../state.ts';
import { GLANCE, glanceAtCards } from './card-glance.ts';
import { harmOf, markHarm, remainingAfterFireMove } from './fire-glance.ts';
import { chooseWalk, walkAboard } from './quick-walk.ts';
import { HOPELESS, remainingAfterCard, remainingNow, trialOf } from './remaining-cost.ts';
import { chooseRequest } from './requests.ts';
import { measureRoutes, noteCard, spreadFromCats } from './routes.ts';
import { Shortlist } from './shortlist.ts';

/*
 * A player that needs a fifteenth of a millisecond for a move and wins half of all games over the 39 challenges: what the
 * search plays on with. It lays a card that gains enough, else it walks; fire goes where it hurts least.
 */

/** What a card must gain to be laid, because fire follows: more, the more rounds are left to wait for a better one. */
const WANTED = 0.15;
const PATIENCE = 0.03;
/** Places whose gain is worked out exactly, of those that look best. */
const CARDS_TRIED = 12;
const FIRES_TRIED = 24;
/** How much the glance at a fire tile's place weighs beside what it exactly costs. */
const HARM = 0.05;

/** What weighHand finds. */
export const HAND_WEIGHED = { cats: 0, remaining: 0, wanted: 0 };
const BEST = { move: 0, gain: 0 };
const TOP = new Shortlist();
const PLACES = new Int32Array(MAX_MOVES);

/** A sensible move at once, for the seat to act. */
export function quickMove(state: State): Move {
  switch (state.words[PHASE]) {
    case PHASES.ask:
      return chooseRequest(state);
    case PHASES.play:
      return choosePlay(state);
    default:
      return chooseFire(state);
  }
}

/** Measures the position and what the hand can do in it. */
export function weighHand(state: State): void {
  const cats = measureRoutes(state);
  spreadFromCats(cats);
  glanceAtCards(state, cats);
  let cards = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) cards += count(state.words[DECKS + deck]);
  HAND_WEIGHED.cats = cats;
  HAND_WEIGHED.remaining = remainingNow(cats);
  HAND_WEIGHED.wanted = WANTED + (PATIENCE * cards) / HAND_SIZE;
}

function choosePlay(state: State): Move {
  weighHand(state);
  const { cats, wanted } = HAND_WEIGHED;
  const aboard = walkAboard(state, cats);
  if (aboard >= 0) return aboard;
  listBestCards(TOP, CARDS_TRIED);
  const isPromising = TOP.size > 0 && TOP.worth[0] >= wanted;
  if (isPromising) {
    findBestCard(state);
    if (BEST.gain >= wanted) return BEST.move;
  }
  const walk = chooseWalk(state, cats);
  if (walk >= 0) return walk;
  if (TOP.size === 0) return DISCARD;
  if (!isPromising) findBestCard(state);
  return BEST.move;
}

/** The places of cards that look best. Needs weighHand. */
export function listBestCards(top: Shortlist, most: number): void {
  const { pictures, shown, gain, origins } = GLANCE;
  top.clear();
  for (let picture = 0; picture < pictures; picture++) {
    for (let at = 0; at < origins; at++) {
      top.offer(shown[picture] * SQUARES + ORIGINS[at], gain[picture * SQUARES + ORIGINS[at]], most);
    }
  }
}

/** The best of TOP, exactly, into BEST. A glance is too hopeful rather than too gloomy, so it says when to stop. */
function findBestCard(state: State): void {
  BEST.gain = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < TOP.size && TOP.worth[at] > BEST.gain; at++) {
    const gain = gainOfCard(state, TOP.items[at]);
    if (gain <= BEST.gain) continue;
    BEST.gain = gain;
    BEST.move = TOP.items[at];
  }
}

/** What laying a card gains, before fire follows. Needs weighHand. */
export function gainOfCard(state: State, move: Move): number {
  const trial = trialOf(state);
  trial.layCard(cardOf(move), turnOf(move), squareOf(move));
  noteCard(squareOf(move));
  return HAND_WEIGHED.remaining - remainingAfterCard(trial, HAND_WEIGHED.cats);
}

/** Measures the position and where fire would hurt; returns the number of cats. */
export function weighFire(state: State): number {
  const cats = measureRoutes(state);
  spreadFromCats(cats);
  markHarm(cats, state.words[ROWS]);
  return cats;
}

function chooseFire(state: State): Move {
  const cats = weighFire(state);
  const found = listFires(state, state.words[TILE], PLACES);
  TOP.clear();
  for (let at = 0; at < found; at++) TOP.offer(PLACES[at], -harmOf(PLACES[at]), FIRES_TRIED);
  let best = TOP.items[0];
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < TOP.size; at++) {
    const remaining = remainingAfterFireMove(state, TOP.items[at], cats) - HARM * TOP.worth[at];
    if (remaining >= least) continue;
    least = remaining;
    best = TOP.items[at];
  }
  // Everything that looks harmless would cut a cat off: something that looks worse may not.
  for (let at = 0; at < found && least >= HOPELESS; at++) {
    const remaining = remainingAfterFireMove(state, PLACES[at], cats);
    if (remaining >= least) continue;
    least = remaining;
    best = PLACES[at];
  }
  return best;
}
