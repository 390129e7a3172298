import type { Seat } from '../../../core/game.ts';
import { TILE_TOTAL } from '../components.ts';
import { bestRank, FIRST_MARK, MARKED_KEYS, MARKS, squareOfRank, survey, totalWorth, valueOfRank } from '../scoring.ts';
import { NONE, type State } from '../state.ts';
import { exposure, findExposed } from './exposure.ts';

/** Judgements are whole numbers, so that none is boxed on its way back: sixty-fourths of a point. */
export const POINT = 64;

/**
 * What regions that do not score may come to, as a part of their value, and what each square of the one that scores is
 * worth beside its points. Two-ply play with them won 54 % against itself without; from half to twice as much is the same.
 */
const OTHERS = 0.35 * POINT;
const PER_SQUARE = POINT / 2;
/**
 * What is lost for each point that a square which the rival could cover would cost, summed over such squares; about what
 * a regression on how 1000 games went on gives.
 */
export const EXPOSED = POINT / 8;

/** A guess at the lead of a seat over its rival, in points; exact once the last tile lies. */
export function evaluate(state: State, seat: Seat): number {
  const green = lead(state, 0);
  const inAll = state.placed === TILE_TOTAL ? green : green + danger(state);
  return (seat === 0 ? inAll : 0 - inAll) / POINT;
}

/** The same in parts of a point, from what shows alone and not from what could be covered. */
export function lead(state: State, seat: Seat): number {
  survey(state);
  return standingOf(state, seat) - standingOf(state, 1 - seat);
}

function standingOf({ boxed, placed }: State, seat: Seat): number {
  return standing(bestRank(seat, boxed), totalWorth(seat), boxed, placed === TILE_TOTAL);
}

/** What a seat's regions are good for; once the last tile lies, nothing but the points. */
export function standing(rank: number, total: number, boxed: boolean, isLast: boolean): number {
  const points = valueOfRank(rank, boxed);
  if (isLast) return POINT * points;
  return POINT * points + (((OTHERS * (total - points)) | 0) + (boxed ? 0 : PER_SQUARE * (rank >> 6)));
}

/** By how much red's scoring region is in greater danger than green's, on the board that was surveyed last. */
export function danger(state: State): number {
  findExposed(state);
  return EXPOSED * (exposureOf(state, 1) - exposureOf(state, 0));
}

function exposureOf(state: State, seat: Seat): number {
  const from = squareOfRank(bestRank(seat, state.boxed), seat, state.boxed);
  return from === NONE ? 0 : exposure(state, seat, from, MARKED_KEYS[MARKS[from] - FIRST_MARK[0]]);
}
