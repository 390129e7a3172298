import type { Game, Position } from '../core/game.ts';
import type { Bot } from '../games/bot.ts';
import type { Budget } from './budget.ts';
import type { Candidate } from './candidates.ts';
import { Playouts } from './playout.ts';

/** Moves that are tried at all, by their glance; few positions have more. */
export const SCREENED = 400;
/**
 * How many moves go on to each turn of screening, and how many quick rollouts each of them has there. Measured in Stratopolis, where
 * half or twice as many are as good.
 */
const TURNS = [
  { moves: SCREENED, rounds: 2 },
  { moves: 40, rounds: 8 },
];
/** Rollouts that a hunch counts as. */
const HUNCH = 3;
/** A quick rollout in iterations, about. */
const COST = 1 / 14;
/** The part of the budget after which screening ends early. */
const MOST = 0.5;

/** What came of screening. */
interface Screened {
  /** The best first. */
  readonly candidates: Candidate[];
  readonly iterations: number;
}

/**
 * Chooses those of many candidates that deserve a closer look, by quick rollouts. What was found is left as a hunch: the
 * first few rollouts of the closer look say no more.
 */
export function screen<P extends Position>(
  { game, bot }: { readonly game: Game<P>; readonly bot: Bot<P> },
  view: P,
  candidates: readonly Candidate[],
  kept: number,
  seed: number,
  budget: Budget,
): Screened {
  const { playOnQuickly } = bot;
  if (playOnQuickly === undefined) return { candidates: candidates.slice(0, kept), iterations: 0 };
  // Other luck than in the closer look: what a hunch and a rollout agree on should be no coincidence.
  const playouts = new Playouts(game, { ...bot, playOn: playOnQuickly }, view, seed ^ 0x5eed);
  let left = candidates.slice();
  let round = 0;
  let iterations = 0;
  for (const { moves, rounds } of TURNS) {
    left = left.slice(0, moves);
    for (let turn = 0; turn < rounds && (round === 0 || budget.spent(iterations) < MOST); turn++) {
      addRound(left, playouts, round++);
      iterations += left.length * COST;
    }
    left.sort((a, b) => b.hunch - a.hunch || b.worth - a.worth);
  }
  for (const candidate of left) candidate.hunch *= HUNCH / round;
  return { candidates: left.slice(0, kept), iterations };
}

function addRound<P extends Position>(candidates: readonly Candidate[], playouts: Playouts<P>, round: number): void {
  for (const candidate of candidates) {
    playouts.begin(round);
    playouts.trial.play(candidate.move);
    playouts.finish();
    candidate.hunch += playouts.outcome.reward;
  }
}
