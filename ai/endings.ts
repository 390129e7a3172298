import type { Game, Position } from '../core/game.ts';
import type { Bot } from '../games/bot.ts';
import { Bet } from './bet.ts';
import type { Budget } from './budget.ts';
import type { Candidate } from './candidates.ts';
import { halveByRounds, recordOutcome } from './halving.ts';
import { SharedEndings } from './shared-endings.ts';

/** Part of the budget in which the answers to a roll are compared, where a move asks for one. */
const FOR_ANSWERS = 0.25;

/**
 * Compares moves by endings that they share, by sequential halving. A move that asks for a roll is worth what the best answer to
 * each roll is worth, so those are compared first. Sorts the candidates, the best first, and returns how many times a
 * move and an ending were put together.
 */
export function compareEndings<P extends Position>(
  game: Game<P>,
  { endings, spread }: Bot<P>,
  view: P,
  candidates: Candidate[],
  seed: number,
  budget: Budget,
): number {
  if (!endings?.knows(view)) throw new Error(`Moves do not share their endings in ${game.format(view)}`);
  endings.begin(view);
  const shared = new SharedEndings(endings, view, spread, seed);
  const asking = candidates.find(({ move }) => endings.asksChance(move));
  if (!asking) return halveByRounds(candidates, (alive) => tryEach(candidates, alive, shared), budget);
  const asked = view.copy();
  asked.play(asking.move);
  const bet = new Bet(game, asked, endings);
  const before = bet.compareAnswers(shared, { spent: (done) => budget.spent(done) / FOR_ANSWERS });
  const rest = { spent: (done: number) => (budget.spent(before + done) - FOR_ANSWERS) / (1 - FOR_ANSWERS) };
  return before + halveByRounds(candidates, (alive) => tryEach(candidates, alive, shared, asking, bet), rest);
}

/** One ending for everybody who is left. */
function tryEach(
  candidates: readonly Candidate[],
  alive: number,
  shared: SharedEndings,
  asking?: Candidate,
  bet?: Bet,
): number {
  let tried = 0;
  shared.imagine();
  for (let at = 0; at < alive; at++) {
    const candidate = candidates[at];
    if (bet && candidate === asking) tried += bet.tryOut(candidate, shared);
    else {
      shared.judge(candidate.move);
      recordOutcome(candidate, shared.outcome, shared.scores);
      tried++;
    }
  }
  return tried;
}
