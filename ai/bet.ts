import type { Game, Move, Position } from '../core/game.ts';
import type { Endings } from '../games/bot.ts';
import type { Budget } from './budget.ts';
import { type Candidate, putBestFirst } from './candidates.ts';
import { recordOutcome } from './halving.ts';
import type { Outcome } from './reward.ts';
import type { SharedEndings } from './shared-endings.ts';

/** What may be answered to one roll: the best first as far as is known. */
interface Answers {
  readonly roll: Move;
  /** How likely the roll is. */
  readonly chance: number;
  readonly moves: Int32Array;
  readonly rewards: Float64Array;
  alive: number;
}

/** A roll that is to come: it is worth what the best answer to each outcome is worth. */
export class Bet {
  private readonly rolls: Answers[];
  private readonly mean: Outcome = { reward: 0, win: 0 };
  private readonly scores: Float64Array;

  constructor(game: Game, before: Position, { asksChance }: Pick<Endings, 'asksChance'>) {
    const list = new Int32Array(game.maxMoves);
    const rolls = Array.from(list.subarray(0, before.moves(list)));
    const total = rolls.reduce((sum, roll) => sum + before.odds(roll), 0);
    this.rolls = rolls.map((roll) => {
      const rolled = before.copy();
      rolled.play(roll);
      const moves = list.slice(0, rolled.moves(list)).filter((move) => !asksChance(move));
      const alive = moves.length;
      return { roll, chance: before.odds(roll) / total, moves, rewards: new Float64Array(alive), alive };
    });
    this.scores = new Float64Array(before.seats);
  }

  /** Finds the best answer to each roll, the worse half of them dropped again and again; how many times one was tried. */
  compareAnswers(shared: SharedEndings, budget: Budget): number {
    const most = Math.max(...this.rolls.map(({ alive }) => alive));
    const stages = Math.ceil(Math.log2(most));
    let tried = 0;
    for (let stage = 1; stage <= stages; stage++) {
      do {
        shared.imagine();
        for (const answers of this.rolls) tried += tryAnswers(answers, shared);
      } while (budget.spent(tried) < stage / stages);
      for (const answers of this.rolls) dropWorse(answers);
    }
    return tried;
  }

  /** The mean over all rolls, each with its best answer, in the same ending; how many there are. */
  tryOut(candidate: Candidate, shared: SharedEndings): number {
    const { mean, scores, rolls } = this;
    const { outcome } = shared;
    mean.reward = 0;
    mean.win = 0;
    scores.fill(0);
    for (const { chance, moves } of rolls) {
      shared.judge(moves[0]);
      mean.reward += chance * outcome.reward;
      mean.win += chance * outcome.win;
      for (let seat = 0; seat < scores.length; seat++) scores[seat] += chance * shared.scores[seat];
    }
    recordOutcome(candidate, mean, scores);
    return rolls.length;
  }

  /** The best answer that was found to each roll. */
  get bestAnswers(): ReadonlyMap<Move, Move> {
    return new Map(this.rolls.map(({ roll, moves }) => [roll, moves[0]]));
  }
}

function tryAnswers({ moves, rewards, alive }: Answers, shared: SharedEndings): number {
  if (alive === 1) return 0;
  for (let at = 0; at < alive; at++) {
    shared.judge(moves[at]);
    rewards[at] += shared.outcome.reward;
  }
  return alive;
}

function dropWorse(answers: Answers): void {
  const kept = Math.ceil(answers.alive / 2);
  putBestFirst(answers.moves, answers.rewards, answers.alive, kept);
  answers.alive = kept;
}
