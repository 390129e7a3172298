import { Bet } from '../ai/bet.ts';
import { iterationBudget } from '../ai/budget.ts';
import { winShareOf } from '../ai/reward.ts';
import { SharedEndings } from '../ai/shared-endings.ts';
import type { Move, Position } from '../core/game.ts';
import type { Endings } from '../games/bot.ts';
import type { Subject } from './subject.ts';

/** How many times an answer is put into an ending, to find the best one to each roll. */
const TRIES = 20_000;
/** Other endings in which those are judged. */
const ENDINGS = 512;

/**
 * Chances to win, by seat, after each of these rolls, where a game knows endings that moves share. Every roll meets its best
 * answer in the same endings, so what differs between two of them is hardly ever the luck of what comes later.
 */
export function judgeRollsByEndings<P extends Position>(
  { game, bot }: Subject<P>,
  endings: Endings<P>,
  before: P,
  rolls: readonly Move[],
  seed: number,
): number[][] {
  const { seats } = before;
  const rolled = before.copy();
  rolled.play(rolls[0]);
  endings.begin(before);
  const shared = new SharedEndings(endings, { seats, turn: rolled.turn }, bot.spread, seed);
  const bet = new Bet(game, before, endings);
  bet.compareAnswers(shared, iterationBudget(TRIES));
  const best = bet.bestAnswers;
  const answers = rolls.map((roll) => {
    const answer = best.get(roll);
    if (answer === undefined) throw new Error(`${roll} is no roll of ${game.format(before)}`);
    return answer;
  });
  const chances = rolls.map(() => Array<number>(seats).fill(0));
  for (let ending = 0; ending < ENDINGS; ending++) {
    shared.imagine();
    for (const [at, answer] of answers.entries()) {
      const points = endings.scoresAfter(answer);
      for (let seat = 0; seat < seats; seat++) chances[at][seat] += winShareOf(points, seats, seat) / ENDINGS;
    }
  }
  return chances;
}
