import type { Game, Position } from '../core/game.ts';
import type { Bot } from '../games/bot.ts';
import type { Candidate } from './candidates.ts';
import { Playouts } from './playout.ts';

/** Moves that are tried at all, by their glance: only with open choice there are more. */
export const SCREENED = 400;
/** How many go on to each further turn of screening, and how many quick rollouts each of them has there. */
const TURNS = [
  { moves: SCREENED, rounds: 2 },
  { moves: 40, rounds: 8 },
];
/** Rollouts that a hunch counts as. */
const HUNCH = 3;

/**
 * Chooses those of many candidates that deserve a closer look, by quick rollouts, the best first. What was found is left
 * as a hunch: the first few rollouts of the closer look say no more.
 */
export function screen<P extends Position>(
  game: Game<P>,
  bot: Bot<P>,
  view: P,
  candidates: readonly Candidate[],
  kept: number,
  seed: number,
): Candidate[] {
  const { playOnQuickly } = bot;
  if (playOnQuickly === undefined) return candidates.slice(0, kept);
  // Other luck than in the closer look: what a hunch and a rollout agree on should be no coincidence.
  const playouts = new Playouts(game, { ...bot, playOn: playOnQuickly }, view, seed ^ 0x5eed);
  let left = candidates.slice();
  let round = 0;
  for (const { moves, rounds } of TURNS) {
    left = left.slice(0, moves);
    for (const end = round + rounds; round < end; round++) addRound(left, playouts, round);
    left.sort((a, b) => b.hunch - a.hunch || b.worth - a.worth);
  }
  left = left.slice(0, kept);
  for (const candidate of left) candidate.hunch *= HUNCH / round;
  return left;
}

function addRound<P extends Position>(candidates: readonly Candidate[], playouts: Playouts<P>, round: number): void {
  for (const candidate of candidates) {
    playouts.begin(round);
    playouts.trial.play(candidate.move);
    playouts.finish();
    candidate.hunch += playouts.outcome.reward;
  }
}
