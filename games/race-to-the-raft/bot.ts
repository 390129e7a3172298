import type { Seat } from '../../core/game.ts';
import type { Bot } from '../bot.ts';
import { count } from './bits.ts';
import { columnOf, DECK_COUNT, rowOf } from './geometry.ts';
import { squaresLeft } from './hints.ts';
import { levels } from './levels.ts';
import { markOutlook, OUTLOOK } from './outlook.ts';
import type { RaftPosition } from './position.ts';
import { coverOf } from './reach.ts';
import { DECKS, OPEN, PHASE, PHASES, RAFT_AT, REQUEST, type State } from './state.ts';

/*
 * What is left to do, in squares still to be recoloured. Roots, because bringing one cat home and then the next wins
 * more games than bringing all of them a little nearer. Playing the best of all moves by this guess wins a third of 156
 * games over all challenges; without ROOM it is a quarter, with a FIRE_DUE of 2 hardly any, for fear of laying cards.
 */
const ASHORE = 1;
const RECOLOUR = 2;
const STEP = 0.05;
/** One more ring of fire, and this cat would be cut off. */
const THREATENED = 0.8;
/** A square that a card could still cover. */
const ROOM = 0.03;
/** A fire tile is coming: laying a card must gain more than this. */
const FIRE_DUE = 0.7;
/** A square of a wanted colour on the cards to come. */
const PROMISE = 0.02;
/** Burden that leaves one chance in e. */
const HOPE = 12;

/** A guess at the chance to win; the same for every seat, because the table wins or loses together. */
export function evaluate(state: State, _seat: Seat): number {
  const phase = state.words[PHASE];
  if (phase === PHASES.won) return 1;
  if (phase === PHASES.lost || phase === PHASES.islands) return 0;
  return 1 / (1 + Math.exp(burdenOf(state) / HOPE));
}

function burdenOf(state: State): number {
  const phase = state.words[PHASE];
  const cats = markOutlook(state);
  let burden = phase === PHASES.spark || phase === PHASES.fire ? FIRE_DUE : 0;
  for (let cat = 0; cat < cats; cat++) {
    burden +=
      ASHORE +
      RECOLOUR * Math.sqrt(OUTLOOK.labour[cat]) +
      STEP * distanceOf(state, OUTLOOK.square[cat]) +
      THREATENED * OUTLOOK.threatened[cat];
  }
  if (phase === PHASES.draw) burden -= PROMISE * promiseOf(state, cats);
  return burden - ROOM * roomOf(state);
}

/** Steps to the mast as the crow flies. */
function distanceOf(state: State, square: number): number {
  const raft = state.words[RAFT_AT];
  return Math.abs(rowOf(square) - rowOf(raft) - 1) + Math.abs(columnOf(square) - columnOf(raft) - 1);
}

function roomOf(state: State): number {
  const cover = coverOf(state.words, OPEN, state.rows);
  let room = 0;
  for (let row = 1; row <= state.rows; row++) room += count(cover[row]);
  return room;
}

/** Squares of wanted colours to be expected on the requested cards, each weighed by how much is wanted. */
function promiseOf(state: State, cats: number): number {
  let promise = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    const requested = state.words[REQUEST + deck];
    if (requested === 0) continue;
    const share = requested / count(state.words[DECKS + deck]);
    for (let cat = 0; cat < cats; cat++) {
      promise += share * squaresLeft(state, deck, OUTLOOK.colour[cat]) * Math.sqrt(OUTLOOK.labour[cat]);
    }
  }
  return promise;
}

export const bot: Bot<RaftPosition> = { spread: 1, together: true, evaluate, levels };
