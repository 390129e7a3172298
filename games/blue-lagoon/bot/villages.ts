import type { Seat } from '../../../core/game.ts';
import { TOP } from '../board.ts';
import type { State } from '../state.ts';
import { type Chart, chartOf } from './chart.ts';

/*
 * What villages are worth for the settlement to come, before its tokens are dealt. Every circle is worth something to
 * whoever lives near it, less where a rival lives nearer. The numbers are a least-squares fit to the points that quick
 * players made in settlements from villages that quick players had left.
 */

/** Steps from which on a circle is equally far. */
const FAR = 6;
/** Points of a circle by steps to the nearest own village (rows, from 1) and to the nearest of a rival (columns). */
const CIRCLE_POINTS = [
  [2, 5, 5.3, 5.3, 5.3, 5.3],
  [0, 2.3, 3.4, 3.5, 3.3, 3],
  [0, 1.8, 3.1, 3.8, 4.2, 4],
  [0.2, 2.5, 3, 3.5, 4, 4],
  [0.4, 2.3, 2.4, 3, 3.7, 4],
  [0, 2.3, 1.2, 2.3, 2.7, 2.8],
] as const;
const POINTS = Float64Array.from(CIRCLE_POINTS.flat());
/** A village, wherever it stands, and an island that has one. */
const VILLAGE_POINTS = 2;
const ISLAND_POINTS = 2.5;

/** Steps from each circle to the nearest village of a seat and of its rivals; kept between calls. */
let own = new Uint8Array(64);
let rivals = new Uint8Array(64);

/** What the seat's villages promise for the settlement, beside those of the others. */
export function settlementPoints(state: State, seat: Seat): number {
  const chart = chartOf(state.board);
  const circles = state.board.circles.length;
  if (own.length < circles) {
    own = new Uint8Array(circles);
    rivals = new Uint8Array(circles);
  }
  own.fill(FAR);
  rivals.fill(FAR);
  let points = 0;
  for (let other = 0; other < state.seats; other++) {
    const villages = measure(state, chart, other, other === seat ? own : rivals);
    if (other === seat) points = villages;
  }
  if (points === 0) return 0;
  for (let index = 0; index < circles; index++) points += POINTS[(own[index] - 1) * FAR + rivals[index] - 1];
  return points;
}

/** Shortens the steps to each circle by the seat's villages that will survive (B15), and returns what they are worth by themselves. */
function measure(state: State, { steps, islandBit }: Chart, seat: Seat, nearest: Uint8Array): number {
  const { board, words } = state;
  const from = state.reachOf(seat) + 2 * board.words;
  const circles = board.circles.length;
  let points = 0;
  let settled = 0;
  for (let word = 0; word < board.words; word++) {
    const kept = words[from + word] & ~board.stones[word];
    for (let bits = kept; bits !== 0; bits ^= TOP >>> Math.clz32(bits)) {
      const village = word * 32 + Math.clz32(bits);
      const island = islandBit[village];
      points += VILLAGE_POINTS + ((settled & island) === 0 ? ISLAND_POINTS : 0);
      settled |= island;
      for (let index = 0; index < circles; index++) {
        const far = steps[index * board.tiles + village];
        if (far < nearest[index]) nearest[index] = far;
      }
    }
  }
  return points;
}
