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
  const margin = over ? finalMargin(position, seat) : bot.evaluate(position, seat);
  out.win = over ? shareOfWin(position, seat) : winChanceOf(margin, bot.spread);
  out.reward = WIN_WEIGHT * out.win + (1 - WIN_WEIGHT) * winChanceOf(margin, bot.spread);
}

/** A margin as a chance: level is a half, the game's spread 0.95. */
export function winChanceOf(margin: number, spread: number): number {
  return 1 / (1 + Math.exp((-3 * margin) / spread));
}

function finalMargin(position: Position, seat: Seat): number {
  const scores = position.scores();
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < position.seats; other++) {
    if (other !== seat && scores[other] > rival) rival = scores[other];
  }
  return scores[seat] - rival;
}

function shareOfWin(position: Position, seat: Seat): number {
  const winners = position.winners() ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}
