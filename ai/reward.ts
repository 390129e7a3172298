import { OVER, type Position, type Seat } from '../core/game.ts';
import type { Bot } from '../games/bot.ts';

/** Winning counts beside the margin: a search that wins anyway goes on to win by more, and one that loses anyway fights on. */
const WIN_WEIGHT = 0.5;

/** What a seat makes of a position. */
export interface Outcome {
  /** What the search maximises, from 0 to 1. */
  reward: number;
  /** Part of the win: 1, a share of it, 0; a guess while the match goes on. */
  win: number;
}

/** Judges a position for one seat, exactly where the match is over. Writes into `out`. */
export function judge<P extends Position>(bot: Bot<P>, position: P, seat: Seat, out: Outcome): void {
  const over = position.turn === OVER;
  if (bot.together) {
    out.win = over ? Math.sign(position.winners()?.length ?? 0) : bot.evaluate(position, seat);
    out.reward = out.win;
    return;
  }
  const margin = over ? marginOf(position.scores(), position.seats, seat) : bot.evaluate(position, seat);
  out.win = over ? shareOfWin(position, seat) : winChanceOf(margin, bot.spread);
  out.reward = rewardOf(out.win, margin, bot.spread);
}

/** The same for final points, in a game in which the most points win and equal points share the win. */
export function judgePoints(points: ArrayLike<number>, seats: number, seat: Seat, spread: number, out: Outcome): void {
  const margin = marginOf(points, seats, seat);
  out.win = winShareOf(points, seats, seat, margin);
  out.reward = rewardOf(out.win, margin, spread);
}

/** A seat's part of the win by final points: all of it, none, or shared with those who have as many. */
export function winShareOf(
  points: ArrayLike<number>,
  seats: number,
  seat: Seat,
  margin = marginOf(points, seats, seat),
): number {
  if (margin !== 0) return margin > 0 ? 1 : 0;
  return 1 / countOf(points, seats, points[seat]);
}

function rewardOf(win: number, margin: number, spread: number): number {
  return WIN_WEIGHT * win + (1 - WIN_WEIGHT) * winChanceOf(margin, spread);
}

/** A margin as a chance: level is a half, the game's spread 0.95. */
export function winChanceOf(margin: number, spread: number): number {
  return 1 / (1 + Math.exp((-3 * margin) / spread));
}

/** A guess against the best rival alone, as a part among all seats: at a level table of four that is one match of four. */
export function amongAll(chance: number, seats: number): number {
  return chance / (chance + (seats - 1) * (1 - chance));
}

function marginOf(scores: ArrayLike<number>, seats: number, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other !== seat && scores[other] > rival) rival = scores[other];
  }
  return scores[seat] - rival;
}

/** How many seats have so many points. */
function countOf(points: ArrayLike<number>, seats: number, wanted: number): number {
  let count = 0;
  for (let seat = 0; seat < seats; seat++) if (points[seat] === wanted) count++;
  return count;
}

function shareOfWin(position: Position, seat: Seat): number {
  const winners = position.winners() ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}
