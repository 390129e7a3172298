import type { Move } from '../../../core/game.ts';
import { count, lowest } from '../bits.ts';
import { HAND_SIZE } from '../components.ts';
import { CARD_BITS, COLOUR_COUNT, DECK_COUNT, DECK_SIZE, TURNS } from '../geometry.ts';
import { requestedOf, requestMove } from '../moves.ts';
import { DECKS, type State } from '../state.ts';
import { measureRoutes } from './routes.ts';

/*
 * Which decks to draw from: squares of the colours that cats still need, the first ones of a colour worth more than the
 * next. Single squares of a colour help little, more than four on one card neither.
 */
const USEFUL = 4;
/** A dear way needs its colour hardly more than a cheap one: to bring one cat home wins more than to bring all of them nearer. */
const NEED = 0.12;

/** What the cats need and the decks hold; reused by every call of measureDemand. */
export interface Demand {
  /** How much each colour is needed. */
  readonly need: Float64Array;
  /** Useful squares on a card of each deck, at deck * 5 + colour. */
  readonly supply: Float64Array;
}

const DEMAND: Demand = { need: new Float64Array(32), supply: new Float64Array(32) };
const EXPECTED = new Float64Array(32);
const ASKED = new Int32Array(32);

/** The request of the quick player: card by card from the deck that promises most. */
export function chooseRequest(state: State, demand: Demand): Move {
  EXPECTED.fill(0);
  ASKED.fill(0);
  for (let drawn = 0; drawn < HAND_SIZE; drawn++) {
    const deck = bestDeck(state, demand);
    ASKED[deck]++;
    for (let colour = 0; colour < COLOUR_COUNT; colour++)
      EXPECTED[colour] += demand.supply[deck * COLOUR_COUNT + colour];
  }
  return requestMove(ASKED[0], ASKED[1], ASKED[2], ASKED[3]);
}

/** What a request promises. */
export function promiseOf({ need, supply }: Demand, request: Move): number {
  let promise = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    let squares = 0;
    for (let deck = 0; deck < DECK_COUNT; deck++) {
      squares += requestedOf(request, deck) * supply[deck * COLOUR_COUNT + colour];
    }
    promise += need[colour] * Math.sqrt(squares);
  }
  return promise;
}

/** Useful squares of a colour to be expected on a card of a deck; 0 when it is empty. */
export function supplyOf(state: State, deck: number, colour: number): number {
  const cards = state.words[DECKS + deck];
  let squares = 0;
  for (let left = cards; left !== 0; left &= left - 1) {
    const found = count(CARD_BITS[(deck * DECK_SIZE + lowest(left)) * TURNS * COLOUR_COUNT + colour]);
    if (found > 1) squares += Math.min(found, USEFUL);
  }
  return cards === 0 ? 0 : squares / count(cards);
}

export function measureDemand(state: State): Demand {
  const { need, supply } = DEMAND;
  const { cats, colour: colours, cost } = measureRoutes(state);
  need.fill(0);
  for (let cat = 0; cat < cats; cat++) need[colours[cat]] += cost[cat] ** NEED;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      supply[deck * COLOUR_COUNT + colour] = need[colour] > 0 ? supplyOf(state, deck, colour) : 0;
    }
  }
  return DEMAND;
}

function bestDeck(state: State, { need, supply }: Demand): number {
  let best = -1;
  let most = -1;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    if (ASKED[deck] >= count(state.words[DECKS + deck])) continue;
    let gain = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const had = EXPECTED[colour];
      gain += need[colour] * (Math.sqrt(had + supply[deck * COLOUR_COUNT + colour]) - Math.sqrt(had));
    }
    if (gain <= most) continue;
    most = gain;
    best = deck;
  }
  return best;
}
