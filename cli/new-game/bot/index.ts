import { OVER, type Seat } from '../../../core/game.ts';
import type { Bot } from '../../../games/bot.ts';
import { SEATS } from '../components.ts';
import type { NewGamePosition } from '../position.ts';
import { openLines } from '../scoring.ts';
import { levels } from './levels.ts';

/** What a line with two marks and an empty square is worth, in points. A win is worth 1. */
const ALMOST = 0.3;
const OPEN = 0.05;

/** Exact when the game is over; before that, a guess from the lines that are still open. */
function evaluate(position: NewGamePosition, seat: Seat): number {
  const rival = SEATS - 1 - seat;
  if (position.turn === OVER) return position.points[seat] - position.points[rival];
  return prospects(position, seat) - prospects(position, rival);
}

function prospects(position: NewGamePosition, seat: Seat): number {
  return ALMOST * openLines(position, seat, 2) + OPEN * openLines(position, seat, 0);
}

export const bot: Bot<NewGamePosition> = { spread: 1, evaluate, levels };
