import type { Game, Move, Position } from '../core/game.ts';
import type { Budget } from './budget.ts';
import { type Candidate, putBestFirst } from './candidates.ts';
import { recordOutcome } from './halving.ts';
import type { Outcome } from './reward.ts';
import type { SharedEndings } from './shared-endings.ts';

/** What may be answered to one roll: the best first as far as is known. */
interface Answers {
  /** How likely the roll is. */
  readonly chance: number;
  readonly moves: Int32Array;
  readonly rewards: Float64Array;
  alive: number;
}

/** A move that asks for a roll: it is worth what the best answer to each roll is worth. */
export class Bet {
  private readonly rolls: Answers[];
  private readonly mean: Outcome = { reward: 0, win: 0 };
  private readonly scores: Float64Array;

  constructor(game: Game, view: Position, move: Move) {
    const asked = view.copy();
    asked.play(move);
    const list = new Int32Array(game.maxMoves);
    const rolls = Array.from(list.subarray(0, asked.moves(list)));
    const total = rolls.reduce((sum, roll) => sum + asked.odds(roll), 0);
    this.rolls = rolls.map((roll) => {
      const rolled = asked.copy();
      rolled.play(roll);
      const alive = rolled.moves(list);
      return {
        chance: asked.odds(roll) / total,
        moves: list.slice(0, alive),
        rewards: new Float64Array(alive),
        alive,
      };
    });
    this.scores = new Float64Array(view.seats);
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
