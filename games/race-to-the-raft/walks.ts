import type { Fault } from '../../core/result.ts';
import { lowest } from './bits.ts';
import { COLOURS } from './components.ts';
import { refuse } from './faults.ts';
import {
  COLOUR_COUNT,
  columnOf,
  DECK_COUNT,
  DECK_SIZE,
  MAX_COLUMNS,
  nameCard,
  nameSquare,
  rowOf,
  SQUARES,
  squareAt,
} from './geometry.ts';
import { NO_CARD, walkMove } from './moves.ts';
import { reach, waiting } from './reach.ts';
import { CATS, EXHAUSTED, HAND, RAFT, ROWS, type State } from './state.ts';

/** Scratch paper: the cards in hand, and where a cat may end. */
const HELD = new Int32Array(32);
const ENDS = new Int32Array(SQUARES);

/** R10: the cards that the next walk of the cat on this square costs. */
export function priceOfWalk(state: State, cat: number): number {
  return state.has(EXHAUSTED, cat) ? 2 : 1;
}

/** R9, R10: every move of every cat for every price: by colour, row and column of the cat, then of the end, then cards. */
export function listWalks(state: State, into: Int32Array, from: number): number {
  const { words } = state;
  const rows = words[ROWS];
  const cards = listHand(state);
  let count = from;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    for (let row = 0; row < rows; row++) {
      for (let cats = waiting(state, colour, row); cats !== 0; cats &= cats - 1) {
        const column = lowest(cats);
        const cat = squareAt(row, column);
        const price = priceOfWalk(state, cat);
        if (cards < price) continue;
        const ends = listEnds(state, colour, cat);
        const base = walkMove(cat, 0, 0, 0);
        count = price > 1 ? listPairs(base, ends, cards, into, count) : listSingles(base, ends, cards, into, count);
      }
    }
  }
  return count;
}

const ONE_SQUARE = walkMove(0, 1, 0, 0) - walkMove(0, 0, 0, 0);
const ONE_CARD = walkMove(0, 0, 1, 0) - walkMove(0, 0, 0, 0);

function listSingles(base: number, ends: number, cards: number, into: Int32Array, from: number): number {
  let count = from;
  for (let end = 0; end < ends; end++) {
    const there = base + ENDS[end] * ONE_SQUARE + NO_CARD;
    for (let card = 0; card < cards; card++) into[count++] = there + HELD[card] * ONE_CARD;
  }
  return count;
}

function listPairs(base: number, ends: number, cards: number, into: Int32Array, from: number): number {
  let count = from;
  for (let end = 0; end < ends; end++) {
    const there = base + ENDS[end] * ONE_SQUARE;
    for (let first = 0; first < cards; first++) {
      for (let second = first + 1; second < cards; second++) {
        into[count++] = there + HELD[first] * ONE_CARD + HELD[second];
      }
    }
  }
  return count;
}

function listHand(state: State): number {
  let count = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    for (let held = state.words[HAND + deck]; held !== 0; held &= held - 1) {
      HELD[count++] = deck * DECK_SIZE + lowest(held);
    }
  }
  return count;
}

function listEnds(state: State, colour: number, square: number): number {
  const area = reach(state, colour, square);
  const rows = state.words[ROWS];
  let count = 0;
  for (let row = 0; row < rows; row++) {
    for (let ends = area[row + 1]; ends !== 0; ends &= ends - 1) ENDS[count++] = row * MAX_COLUMNS + lowest(ends);
  }
  return count;
}

/** R9: why the cat on one square may not walk to another. Who pays what is asked elsewhere. */
export function checkWalk(state: State, from: number, to: number): Fault | undefined {
  const where = [nameSquare(from), nameSquare(to)];
  if (!state.has(CATS, from)) {
    return refuse('noCat', { rule: 'R9', where: [where[0]] });
  }
  if (state.has(RAFT, from)) {
    return refuse('aboard', { rule: 'R3', where: [where[0]] });
  }
  if (from === to) {
    return refuse('stay', { rule: 'R9', where });
  }
  if (state.has(CATS, to)) {
    return refuse('taken', { rule: 'R9', where: [where[1]] });
  }
  const colour = state.colourAt(from);
  if ((reach(state, colour, from)[rowOf(to) + 1] >> columnOf(to)) & 1) return undefined;
  return refuse('path', { rule: 'R9', where, colour: COLOURS[colour] });
}

const TWO_CARDS: Fault = refuse('price', { rule: 'R10' });
const TOO_FEW: Fault = refuse('price/few', { rule: 'R10' });

/** R9, R10: why the cat on a square cannot walk anywhere with the cards in hand; nothing where it can. */
export function checkCat(state: State, square: number): Fault | undefined {
  if (!state.has(CATS, square) || state.has(RAFT, square)) return checkWalk(state, square, square);
  if (listEnds(state, state.colourAt(square), square) === 0) {
    return refuse('path/none', { rule: 'R9', where: [nameSquare(square)] });
  }
  if (listHand(state) >= priceOfWalk(state, square)) return undefined;
  return TOO_FEW;
}

/** R10: why these cards do not pay for a cat's move. Pass NO_CARD for no second card. */
export function checkPrice(state: State, exhausted: boolean, first: number, second: number): Fault | undefined {
  const rule = 'R10';
  if (exhausted && second === NO_CARD) return TWO_CARDS;
  if (!exhausted && second !== NO_CARD) {
    return refuse('price/fresh', { rule });
  }
  if (first === second) return refuse('price/same', { rule });
  const missing = [first, second].find((card) => card !== NO_CARD && !state.holds(card));
  if (missing === undefined) return undefined;
  return refuse('hand', { rule, card: nameCard(missing) });
}
