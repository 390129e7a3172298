import type { Move } from '../../core/game.ts';
import { count } from '../../games/race-to-the-raft/bits.ts';
import { squaresLeft } from '../../games/race-to-the-raft/facts.ts';
import { columnOf, DECK_COUNT, rowOf, SQUARES, squareAt } from '../../games/race-to-the-raft/geometry.ts';
import { LABOUR, measureLabour } from '../../games/race-to-the-raft/labour.ts';
import {
  cardOf,
  FIRES,
  fromOf,
  MAX_MOVES,
  requestedOf,
  squareOf,
  tileOf,
  toOf,
  turnOf,
  WALKS,
  wayOf,
} from '../../games/race-to-the-raft/moves.ts';
import type { RaftPosition } from '../../games/race-to-the-raft/position.ts';
import { coverOf, isCutOff } from '../../games/race-to-the-raft/reach.ts';
import {
  CATS,
  DECKS,
  OPEN,
  PHASE,
  PHASES,
  RAFT,
  RAFT_AT,
  STRIDE,
  State,
  TERRAIN,
  WILD,
} from '../../games/race-to-the-raft/state.ts';
import type { Baseline } from './baseline.ts';

/** What a card must gain to be worth the fire that follows. */
const WORTH = 0.3;
/** More routes than this are as good as any. */
const ROUTES = 3;

const MOVES = new Int32Array(MAX_MOVES);

/**
 * Lays the card that most reduces the sum of the roots of the squares that each cat still needs recoloured, if that is
 * worth it, else moves a cat nearer; boards at once; fire goes where it hurts that sum least and leaves most routes;
 * cards come from the deck with most squares of needed colours.
 */
export const greedy: Baseline<RaftPosition> = (view) => {
  const found = view.moves(MOVES);
  const moves = MOVES.subarray(0, found);
  if (view.words[PHASE] === PHASES.ask) return bestOf(moves, (move) => promiseOf(view, move));
  if (view.words[PHASE] === PHASES.fire) return chooseFire(view, moves);
  return choosePlay(view, moves);
};

function choosePlay(view: RaftPosition, moves: Int32Array): Move {
  const walks = moves.filter((move) => move >= WALKS);
  const aboard = walks.find((move) => view.has(RAFT, toOf(move)));
  if (aboard !== undefined) return aboard;
  const now = labourOf(view);
  const trial = new State(view.seats, view.rows, view.columns);
  const gain = (move: Move) => {
    trial.copyFrom(view);
    trial.layCard(cardOf(move), turnOf(move), squareOf(move));
    return now - labourOf(trial);
  };
  const cards = moves.filter((move) => move < FIRES);
  const card = cards.length > 0 ? bestOf(cards, gain) : undefined;
  if (card !== undefined && (walks.length === 0 || gain(card) >= WORTH)) return card;
  if (walks.length === 0) return moves[0];
  return bestOf(walks, (move) => stepsToRaft(view, fromOf(move)) - stepsToRaft(view, toOf(move)));
}

function chooseFire(view: RaftPosition, moves: Int32Array): Move {
  const trial = new State(view.seats, view.rows, view.columns);
  const burn = (move: Move) => {
    trial.copyFrom(view);
    trial.layFire(tileOf(move), wayOf(move), squareOf(move));
  };
  const labours = Array.from(moves, (move) => {
    burn(move);
    return isCutOff(trial) ? Number.POSITIVE_INFINITY : labourOf(trial);
  });
  const least = Math.min(...labours);
  if (least === Number.POSITIVE_INFINITY) return moves[0];
  return bestOf(
    moves.filter((_, index) => labours[index] <= least + 1e-9),
    (move) => {
      burn(move);
      return routesOf(trial);
    },
  );
}

/** Sum over the cats ashore of the root of the squares still to be recoloured. */
function labourOf(state: State): number {
  const cats = measureLabour(state);
  let sum = 0;
  for (let cat = 0; cat < cats; cat++) sum += Math.sqrt(LABOUR.labour[cat]);
  return sum;
}

function stepsToRaft(state: State, square: number): number {
  const raft = state.words[RAFT_AT];
  return Math.abs(rowOf(square) - rowOf(raft) - 1) + Math.abs(columnOf(square) - columnOf(raft) - 1);
}

/** Squares of needed colours to be expected, each weighed by how much its colour is needed. */
function promiseOf(state: State, request: Move): number {
  const cats = measureLabour(state);
  let promise = 0;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    const share = requestedOf(request, deck) / Math.max(1, count(state.words[DECKS + deck]));
    for (let cat = 0; cat < cats; cat++) {
      promise += share * squaresLeft(state, deck, LABOUR.colour[cat]) * Math.sqrt(LABOUR.labour[cat]);
    }
  }
  return promise;
}

/** Ways to the raft that share no square, counted one shortest way after the other, over all cats. */
function routesOf(state: State): number {
  const cats = measureLabour(state);
  const starts = Array.from({ length: cats }, (_, cat) => ({
    square: LABOUR.square[cat],
    colour: LABOUR.colour[cat],
  }));
  let routes = 0;
  for (const { square, colour } of starts) {
    const passable = passableSquares(state, colour);
    for (let route = 0; route < ROUTES && takeRoute(state, square, passable); route++) routes++;
  }
  return routes;
}

function passableSquares(state: State, colour: number): Uint8Array {
  const cover = coverOf(state.words, OPEN, state.rows);
  const passable = new Uint8Array(SQUARES);
  for (let row = 0; row < state.rows; row++) {
    const rowBits = state.words[TERRAIN + colour * STRIDE + row] | state.words[WILD + row] | cover[row + 1];
    for (let column = 0; column < state.columns; column++) passable[squareAt(row, column)] = (rowBits >> column) & 1;
  }
  return passable;
}

/** Finds a shortest way to a free berth and closes its squares ashore; false when there is none. */
function takeRoute(state: State, start: number, passable: Uint8Array): boolean {
  const from = new Int32Array(SQUARES).fill(-1);
  const queue = [start];
  from[start] = start;
  for (const square of queue) {
    if (square !== start && state.has(RAFT, square) && !state.has(CATS, square)) {
      for (let back = square; back !== start; back = from[back]) if (!state.has(RAFT, back)) passable[back] = 0;
      return true;
    }
    const fresh = neighboursOf(state, square).filter((next) => passable[next] === 1 && from[next] < 0);
    for (const next of fresh) from[next] = square;
    queue.push(...fresh);
  }
  return false;
}

function neighboursOf(state: State, square: number): number[] {
  const row = rowOf(square);
  const column = columnOf(square);
  const near = [];
  if (row > 0) near.push(squareAt(row - 1, column));
  if (column > 0) near.push(squareAt(row, column - 1));
  if (column + 1 < state.columns) near.push(squareAt(row, column + 1));
  if (row + 1 < state.rows) near.push(squareAt(row + 1, column));
  return near;
}

/** The first of the best. */
function bestOf(moves: Int32Array, worth: (move: Move) => number): Move {
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = worth(move);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}
