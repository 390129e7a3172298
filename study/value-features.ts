import { rank } from '../ai/candidates.ts';
import { type Move, OVER, type Position } from '../core/game.ts';
import type { Bot } from '../games/bot.ts';
import type { Subject } from './subject.ts';

/** Decisions of one turn that are made at a glance before the position is judged. */
const REPLIES = 4;
/** Odds beyond these are as good as certain. */
const SURE_ODDS = 12;

/**
 * Where the turn of the seat to act leads when it is played at a glance: a tile in hand is worth what can be done with it,
 * and no evaluation of ours sees that by itself. A copy.
 */
export function playTurnOut<P extends Position>(subject: Subject<P>, position: P): P {
  const trial = position.copy();
  const seat = trial.turn;
  for (let reply = 0; reply < REPLIES && seat >= 0 && trial.turn === seat; reply++) trial.play(glance(subject, trial));
  return trial;
}

/** What the value looks at, by seat: margins over the best rival in spreads, or the odds of a table that wins together. */
export function marginsOf<P extends Position>(bot: Bot<P>, position: P): number[] {
  return Array.from({ length: position.seats }, (_, seat) => {
    const guess = bot.evaluate(position, seat);
    return bot.together ? oddsOf(guess) : guess / bot.spread;
  });
}

/** Everybody's part of the win; `undefined` while the match goes on. */
export function sharesOf(position: Position, together: boolean): number[] | undefined {
  const winners = position.winners();
  if (position.turn !== OVER || winners === undefined) return undefined;
  return Array.from({ length: position.seats }, (_, seat) =>
    together ? Math.sign(winners.length) : winners.includes(seat) ? 1 / winners.length : 0,
  );
}

/** How far a match is, from 0 to 1, as powers. */
export function progressOf(length: number | undefined, line: number): readonly [number, number, number] {
  const part = length === undefined ? 0 : Math.min(1, line / length);
  return [1, part, part * part];
}

/** Chances from odds; those of rivals add up to 1. */
export function chancesOf(odds: readonly number[], together: boolean): number[] {
  if (together) return odds.map(() => 1 / (1 + Math.exp(-odds[0])));
  const most = Math.max(...odds);
  const raw = odds.map((one) => Math.exp(one - most));
  const total = raw.reduce((sum, one) => sum + one, 0);
  return raw.map((one) => one / total);
}

function oddsOf(chance: number): number {
  return Math.max(-SURE_ODDS, Math.min(SURE_ODDS, Math.log(chance / (1 - chance))));
}

let moves = new Int32Array();
let worth = new Float64Array();

function glance<P extends Position>({ game, bot }: Subject<P>, position: P): Move {
  if (moves.length < game.maxMoves) {
    moves = new Int32Array(game.maxMoves);
    worth = new Float64Array(game.maxMoves);
  }
  const count = position.moves(moves);
  if (count === 1) return moves[0];
  rank(bot, position, moves, count, worth);
  let best = 0;
  for (let at = 1; at < count; at++) if (worth[at] > worth[best]) best = at;
  return moves[best];
}
