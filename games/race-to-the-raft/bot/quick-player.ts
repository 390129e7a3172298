import type { Move } from '../../../core/game.ts';
import { count } from '../bits.ts';
import { HAND_SIZE } from '../components.ts';
import { DECK_COUNT, SQUARES } from '../geometry.ts';
import { cardOf, DISCARD, MAX_MOVES, squareOf, turnOf } from '../moves.ts';
import { listFires, ORIGINS } from '../placements.ts';
import { DECKS, PHASE, PHASES, ROWS, type State, TILE } from '../state.ts';
import { type CardGlance, glanceAtCards, remainingAfterCard } from './card-glance.ts';
import { harmOf, measureHarm, remainingAfterFireMove } from './fire-glance.ts';
import { chooseWalk, walkAboard, walkAhead } from './quick-walk.ts';
import { HOPELESS, remainingNow, trialOf } from './remaining-cost.ts';
import { chooseRequest, measureDemand } from './requests.ts';
import { noteCard, type Survey, surveyRoutes } from './routes.ts';
import { Shortlist } from './shortlist.ts';

/*
 * A player that needs a fifteenth of a millisecond for a move and wins six games of seven over the 39 challenges: what the
 * search plays on with. It lays a card that gains enough, after cats that can go ahead have gone, else it walks; fire goes
 * where it hurts least.
 */

/**
 * What a card must gain to be laid, because fire follows: more, the more rounds are left to wait for a better one, and the
 * dearer room is, as much of it as all fire tiles need at least. Dear as in DEAR, it is PATIENCE more in the first round.
 */
const WANTED = 0.137;
const PATIENCE = 1.19;
const ROUNDS = 16;
const WAITING = 1.52;
const DEAR = 0.25;
const DEARER = 0.84;
const LEAST_ROOM = 10;
/** Places whose gain is worked out exactly, of those that look best. */
const TRIED = { cards: 12, fires: 24 };
/** How much the glance at a fire tile's place weighs beside what it exactly costs. */
const HARM = 0.0046;

/** A hand weighed in its position. Valid until another position is surveyed. */
export interface WeighedHand {
  readonly survey: Survey;
  readonly glance: CardGlance;
  /** What is left to do before anything is played. */
  readonly remaining: number;
  /** What a card must gain to be laid. */
  readonly wanted: number;
}

const BEST = { move: 0, gain: 0 };
const TOP = new Shortlist();
const PLACES = new Int32Array(MAX_MOVES);

/** A sensible move at once, for the seat to act. */
export function quickMove(state: State): Move {
  switch (state.words[PHASE]) {
    case PHASES.ask:
      return chooseRequest(state, measureDemand(state));
    case PHASES.play:
      return choosePlay(state);
    default:
      return chooseFire(state);
  }
}

/** Measures the position and what the hand can do in it. */
export function weighHand(state: State): WeighedHand {
  const survey = surveyRoutes(state);
  const remaining = remainingNow(survey);
  return { survey, glance: glanceAtCards(state, survey), remaining, wanted: wantedOf(state, survey, remaining) };
}

function wantedOf({ words }: State, { ground }: Survey, remaining: number): number {
  let cards = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) cards += count(words[DECKS + deck]);
  let room = 0;
  for (let row = 1; row <= words[ROWS]; row++) room += count(ground.cover[row]);
  const dear = remaining / Math.max(LEAST_ROOM, room) / DEAR;
  return WANTED + PATIENCE * (cards / HAND_SIZE / ROUNDS) ** WAITING * dear ** DEARER;
}

function choosePlay(state: State): Move {
  const hand = weighHand(state);
  const { survey, glance, wanted } = hand;
  const aboard = walkAboard(state, survey, glance);
  if (aboard >= 0) return aboard;
  listBestCards(glance, TOP, TRIED.cards);
  const isPromising = TOP.size > 0 && TOP.worth[0] >= wanted;
  if (isPromising) {
    findBestCard(state, hand);
    if (BEST.gain >= wanted) {
      const card = BEST.move;
      const ahead = walkAhead(state, survey, glance, card);
      return ahead >= 0 ? ahead : card;
    }
  }
  const walk = chooseWalk(state, survey, glance);
  if (walk >= 0) return walk;
  if (TOP.size === 0) return DISCARD;
  if (!isPromising) findBestCard(state, hand);
  return BEST.move;
}

/** The places of cards that look best. */
export function listBestCards({ pictures, shown, gain, origins }: CardGlance, top: Shortlist, most: number): void {
  top.clear();
  for (let picture = 0; picture < pictures; picture++) {
    for (let at = 0; at < origins; at++) {
      top.offer(shown[picture] * SQUARES + ORIGINS[at], gain[picture * SQUARES + ORIGINS[at]], most);
    }
  }
}

/** The best of TOP, exactly, into BEST. A glance is too hopeful rather than too gloomy, so it says when to stop. */
function findBestCard(state: State, hand: WeighedHand): void {
  BEST.gain = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < TOP.size && TOP.worth[at] > BEST.gain; at++) {
    const gain = gainOfCard(state, hand, TOP.items[at], BEST.gain);
    if (gain <= BEST.gain) continue;
    BEST.gain = gain;
    BEST.move = TOP.items[at];
  }
}

/** What laying a card gains, before fire follows; where it is sure to be no more than `least`, only that it isn't. */
export function gainOfCard(
  state: State,
  { survey, remaining }: WeighedHand,
  move: Move,
  least = Number.NEGATIVE_INFINITY,
): number {
  const trial = trialOf(state);
  const square = squareOf(move);
  trial.layCard(cardOf(move), turnOf(move), square);
  const changes = noteCard(survey, trial, square);
  return remaining - remainingAfterCard(survey, changes, square, remaining - least);
}

function chooseFire(state: State): Move {
  const survey = surveyRoutes(state);
  const harm = measureHarm(survey, state.words[ROWS]);
  const found = listFires(state, state.words[TILE], PLACES);
  TOP.clear();
  for (let at = 0; at < found; at++) TOP.offer(PLACES[at], -harmOf(harm, PLACES[at]), TRIED.fires);
  let best = TOP.items[0];
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < TOP.size; at++) {
    const harmed = HARM * -TOP.worth[at];
    const remaining = remainingAfterFireMove(state, survey, TOP.items[at], least - harmed) + harmed;
    if (remaining >= least) continue;
    least = remaining;
    best = TOP.items[at];
  }
  // Everything that looks harmless would cut a cat off: something that looks worse may not.
  for (let at = 0; at < found && least >= HOPELESS; at++) {
    const remaining = remainingAfterFireMove(state, survey, PLACES[at], least);
    if (remaining >= least) continue;
    least = remaining;
    best = PLACES[at];
  }
  return best;
}
