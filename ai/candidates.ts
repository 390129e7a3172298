import type { Game, Move, Position, Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import type { Bot, Level } from '../games/bot.ts';
import { swapMoves } from './swap.ts';

/** A move under consideration, and what was found out about it. */
export interface Candidate {
  readonly move: Move;
  /** How it looked at a glance, in points. */
  readonly worth: number;
  visits: number;
  rewards: number;
  /** What quick rollouts said, if any were asked, as a sum of rewards: it counts as a few more visits. */
  hunch: number;
  squares: number;
  wins: number;
  /** Sums over the visits, by seat: points as they stood where each playout ended. */
  readonly scores: Float64Array;
}

/** Guesses at the hidden part over which a glance is averaged. */
const GLANCES = 4;

/** All legal moves as they look at a glance, the best first; among equals any order, so that openings differ. */
export function listCandidates<P extends Position>(
  game: Game<P>,
  bot: Bot<P>,
  view: P,
  level: Level,
  random: Random,
): Candidate[] {
  const moves = new Int32Array(game.maxMoves);
  const count = view.moves(moves);
  if (count === 0) throw new Error('A player was asked to move where there is no move.');
  const worth = new Float64Array(count);
  if (count > 1) glance(game, bot, view, moves, count, worth, random);
  const order = Array.from(worth.keys(), (index) => ({ index, worth: worth[index], tie: random.below(1 << 16) }));
  if (level.noise) {
    for (const one of order) one.worth += level.noise * misjudge(random, bot.takesBack?.(view, moves[one.index]));
  }
  order.sort((a, b) => b.worth - a.worth || a.tie - b.tie);
  const best = Math.max(...worth);
  const sound = order.filter(({ index }) => best - worth[index] <= (level.worstLoss ?? Number.POSITIVE_INFINITY));
  return sound.slice(0, level.candidates).map((one) => makeCandidate(moves[one.index], one.worth, view.seats));
}

function makeCandidate(move: Move, worth: number, seats: number): Candidate {
  return { move, worth, visits: 0, rewards: 0, hunch: 0, squares: 0, wins: 0, scores: new Float64Array(seats) };
}

function glance<P extends Position>(
  game: Game<P>,
  bot: Bot<P>,
  view: P,
  moves: Int32Array,
  count: number,
  worth: Float64Array,
  random: Random,
): void {
  const once = new Float64Array(count);
  const hides = game.format(view) !== game.format(view.imagine(random));
  const glances = hides ? GLANCES : 1;
  for (let i = 0; i < glances; i++) {
    rank(bot, view.imagine(random), moves, count, once);
    for (let at = 0; at < count; at++) worth[at] += once[at] / glances;
  }
}

/** The game's own glance, or its evaluation after each move. */
export function rank<P extends Position>(
  bot: Bot<P>,
  position: P,
  moves: Int32Array,
  count: number,
  worth: Float64Array,
): void {
  if (bot.rank) {
    bot.rank(position, moves, count, worth);
    return;
  }
  const seat: Seat = position.turn;
  const trial = position.copy();
  for (let at = 0; at < count; at++) {
    trial.copyFrom(position);
    trial.play(moves[at]);
    worth[at] = bot.evaluate(trial, seat);
  }
}

/** Moves the `kept` best of the first `count` to the front, the best first. */
export function putBestFirst(moves: Int32Array, worth: Float64Array, count: number, kept: number): void {
  for (let to = 0; to < kept; to++) {
    let best = to;
    for (let at = to + 1; at < count; at++) if (worth[at] > worth[best]) best = at;
    swapMoves(moves, worth, to, best);
  }
}

/** A mistake in judging a move, in deviations. One that takes back an earlier choice never looks better than it is. */
function misjudge(random: Random, takesBack = false): number {
  const mistake = bell(random);
  return takesBack ? -Math.abs(mistake) : mistake;
}

/** About normal, mean 0, deviation 1: twelve dice. */
function bell(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.below(4096) / 4095;
  return sum;
}
