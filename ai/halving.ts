import type { Position } from '../core/game.ts';
import type { Budget } from './budget.ts';
import type { Candidate } from './candidates.ts';
import type { Playouts } from './playout.ts';
import type { Outcome } from './reward.ts';

/** Deviations by which the best must lead before the rest of the budget is saved. */
const SURE = 3.5;
const ENOUGH = 64;

/** Tries each of the first `alive` candidates once, all with the luck of this round; the positions imagined. */
type PlayRound = (alive: number, round: number) => number;

/** Compares candidates by playing on from each, by sequential halving. */
export function halve<P extends Position>(
  candidates: Candidate[],
  playouts: Playouts<P>,
  budget: Budget,
  glanceWeight = 0,
): number {
  return halveByRounds(
    candidates,
    (alive, round) => playEach(candidates, alive, playouts, round),
    budget,
    glanceWeight,
  );
}

/**
 * Sequential halving: everybody is tried in the same rounds, the better half goes on, so that most of the budget is spent
 * on telling the last few apart. Sorts the candidates, the best first, and returns the positions imagined.
 */
export function halveByRounds(candidates: Candidate[], playRound: PlayRound, budget: Budget, glanceWeight = 0): number {
  const stages = Math.ceil(Math.log2(candidates.length));
  let alive = candidates.length;
  let iterations = 0;
  let round = 0;
  for (let stage = 1; stage <= stages; stage++) {
    do {
      iterations += playRound(alive, round++);
    } while (budget.spent(iterations) < stage / stages && !isClear(candidates, alive));
    sortByReward(candidates, alive, glanceWeight);
    alive = Math.ceil(alive / 2);
  }
  return iterations;
}

function playEach<P extends Position>(
  candidates: readonly Candidate[],
  alive: number,
  playouts: Playouts<P>,
  round: number,
): number {
  for (let at = 0; at < alive; at++) {
    playouts.begin(round);
    playouts.trial.play(candidates[at].move);
    playouts.finish();
    record(candidates[at], playouts);
  }
  return alive;
}

export function record<P extends Position>(candidate: Candidate, { outcome, trial }: Playouts<P>): void {
  recordOutcome(candidate, outcome, trial.scores());
}

export function recordOutcome(candidate: Candidate, outcome: Outcome, scores: ArrayLike<number>): void {
  candidate.visits++;
  candidate.rewards += outcome.reward;
  candidate.squares += outcome.reward * outcome.reward;
  candidate.wins += outcome.win;
  for (let seat = 0; seat < candidate.scores.length; seat++) candidate.scores[seat] += scores[seat];
}

/** Two are left, and one leads beyond doubt. */
function isClear(candidates: readonly Candidate[], alive: number): boolean {
  const [one, other] = candidates;
  if (alive !== 2 || one.visits < ENOUGH || one.visits % ENOUGH !== 0) return false;
  const gap = Math.abs(one.rewards / one.visits - other.rewards / other.visits);
  return gap > SURE * Math.hypot(errorOf(one), errorOf(other));
}

/** Standard error of a candidate's mean reward. */
export function errorOf({ visits, rewards, squares }: Candidate): number {
  if (visits < 2) return Number.POSITIVE_INFINITY;
  const mean = rewards / visits;
  return Math.sqrt(Math.max(squares / visits - mean * mean, 1e-6) / (visits - 1));
}

/**
 * The first `alive` by mean reward, the best first; the glance decides between equals. With `glanceWeight` it also weighs in while
 * visits are few: it counts as that much reward a point, once. So do hunches.
 */
export function sortByReward(candidates: Candidate[], alive: number, glanceWeight = 0): void {
  const standing = ({ rewards, hunch, worth, visits }: Candidate) => (rewards + hunch + glanceWeight * worth) / visits;
  const sorted = candidates.slice(0, alive).sort((a, b) => standing(b) - standing(a) || b.worth - a.worth);
  for (const [at, candidate] of sorted.entries()) candidates[at] = candidate;
}
