import { CHANCE } from '../../../core/game.ts';
import { walksOf } from '../facts.ts';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import { LABOUR, measureLabour } from '../labour.ts';
import type { RaftPosition } from '../position.ts';
import { cutOffCats } from '../reach.ts';
import { CATS, EXHAUSTED, FIRE, PHASES, RAFT, RAFT_AT, STRIDE, type State, WILD } from '../state.ts';
import { priceOfWalk } from '../walks.ts';

/** How a cat stands: the score of this game, cat by cat. */
export interface CatWatch {
  readonly square: number;
  readonly colour: number;
  readonly aboard: boolean;
  readonly exhausted: boolean;
  /** Cards that its next walk costs. */
  readonly price: number;
  /** True when there is a square to walk to now. */
  readonly canWalk: boolean;
  /** True when it can walk onto the raft now. */
  readonly canBoard: boolean;
  /** Squares on its best way to the raft that cards must recolour first. */
  readonly labour: number;
  readonly cutOff: boolean;
  /** One more ring around the fire that was placed since the opening would cut it off. */
  readonly threatened: boolean;
}

/** Every challenge sets its cats beside fire: what burnt at the `opening` is no reason to warn. */
export function watchCats(position: RaftPosition, opening?: State): CatWatch[] {
  const labours = new Map<number, { labour: number; threatened: boolean }>();
  const found = measureLabour(position, opening && firePlacedSince(opening, position));
  for (let cat = 0; cat < found; cat++) {
    labours.set(LABOUR.square[cat], { labour: LABOUR.labour[cat], threatened: LABOUR.threatened[cat] === 1 });
  }
  const lost = new Set(cutOffCats(position));
  return allSquares(position)
    .filter((square) => position.has(CATS, square))
    .map((square) => ({ square, walks: walksOf(position, square) }))
    .map(({ square, walks }) => ({
      square,
      colour: position.catAt(square),
      aboard: position.has(RAFT, square),
      exhausted: position.has(EXHAUSTED, square),
      price: priceOfWalk(position, square),
      canWalk: walks.length > 0,
      canBoard: walks.some((walk) => position.has(RAFT, walk.square)),
      labour: labours.get(square)?.labour ?? 0,
      cutOff: lost.has(square),
      threatened: labours.get(square)?.threatened ?? false,
    }))
    .sort((a, b) => a.colour - b.colour || a.square - b.square);
}

function firePlacedSince(opening: State, { words }: State): Int32Array {
  const placed = words.slice();
  for (let at = FIRE; at < FIRE + STRIDE; at++) placed[at] &= ~opening.words[at];
  return placed;
}

/** The position in which a person has the first choice of a match. */
export function openingOf(earlier: () => readonly RaftPosition[]): RaftPosition | undefined {
  return earlier().find(hasBegun);
}

function hasBegun({ phase, turn }: State): boolean {
  return phase !== PHASES.islands && turn !== CHANCE;
}

export function allSquares(state: State): number[] {
  return Array.from({ length: state.rows * state.columns }, (_, index) =>
    squareAt(Math.floor(index / state.columns), index % state.columns),
  );
}

/** R14: some square of the raft where a cat of this colour may end is still free. */
export function hasBerth(state: State, colour: number): boolean {
  return allSquares(state).some(
    (square) =>
      state.has(RAFT, square) &&
      !state.has(CATS, square) &&
      (state.has(WILD, square) || state.colourAt(square) === colour),
  );
}

/** Steps to the middle of the raft, as if every square on the way were free. */
export function stepsToRaft(state: State, square: number): number {
  const raft = state.words[RAFT_AT];
  return Math.abs(rowOf(square) - rowOf(raft) - 1) + Math.abs(columnOf(square) - columnOf(raft) - 1);
}

/** A walk that leads no nearer to the raft: it spends a card that would have brought fire. */
export function isPause(state: State, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return !state.has(RAFT, to) && stepsToRaft(state, to) >= stepsToRaft(state, from);
}

/** A way for the eye: the shortest one of the squares a cat walked over, both ends included. */
export function pathOf(state: State, from: number, to: number): number[] {
  const colour = state.colourAt(from);
  const path = shortestPath(
    state,
    from,
    (square) => state.colourAt(square) === colour || state.has(WILD, square),
    (square) => square === to,
  );
  return path.length > 0 ? path : [from, to];
}

/** The shortest path to the first square that is an end, both ends included; nothing where there is none. */
export function shortestPath(
  state: State,
  from: number,
  isPassable: (square: number) => boolean,
  isEnd: (square: number) => boolean,
): number[] {
  const came = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (let at = 0; at < queue.length; at++) {
    if (at > 0 && isEnd(queue[at])) return pathTo(queue[at], came);
    for (const next of neighbours(state, queue[at])) {
      const leaves = state.has(RAFT, queue[at]) && !state.has(RAFT, next);
      if (came.has(next) || leaves || !isPassable(next)) continue;
      came.set(next, queue[at]);
      queue.push(next);
    }
  }
  return [];
}

function pathTo(end: number, came: ReadonlyMap<number, number>): number[] {
  const path = [end];
  for (let square = came.get(end); square !== undefined && square !== path[0]; square = came.get(square)) {
    path.unshift(square);
  }
  return path;
}

export function neighbours(state: State, square: number): number[] {
  const [row, column] = [rowOf(square), columnOf(square)];
  return [
    ...(row > 0 ? [squareAt(row - 1, column)] : []),
    ...(column > 0 ? [squareAt(row, column - 1)] : []),
    ...(row + 1 < state.rows ? [squareAt(row + 1, column)] : []),
    ...(column + 1 < state.columns ? [squareAt(row, column + 1)] : []),
  ];
}
