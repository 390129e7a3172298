import type { Move, Position } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { SeededRandom } from '../core/random.ts';
import { compare } from './compare.ts';
import type { Effort } from './effort.ts';
import type { Subject } from './subject.ts';
import type { Values } from './values.ts';

/** Outcomes of one draw that are judged; where there are more, so many are drawn, each time with the same dice. */
const OUTCOMES = 64;

/**
 * Luck of a draw for every seat: what came less what comes on average, by the same values. It is 0 on average whatever the
 * values are worth, because the average runs over all outcomes with their true odds, or over outcomes drawn by them.
 */
export function luckOf<P extends Position>(
  { game }: Subject<P>,
  before: P,
  came: Move,
  line: number,
  values: Values<P>,
): number[] {
  const trust = values.trustAt(before.seats, line);
  const rolls = listMoves(game, before);
  if (rolls.length === 1 || trust === 0) return Array<number>(before.seats).fill(0);
  const luck = judgeAfter(before, came, line, values);
  const drawn = rolls.length <= OUTCOMES ? rolls : sample(before, line);
  const weights = drawn.map((roll) => (rolls.length <= OUTCOMES ? before.odds(roll) : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, roll] of drawn.entries()) {
    const chances = judgeAfter(before, roll, line, values);
    for (let seat = 0; seat < luck.length; seat++) luck[seat] -= (weights[at] / total) * chances[seat];
  }
  return luck.map((one) => trust * one);
}

function sample(before: Position, line: number): Move[] {
  const dice = new SeededRandom(`outcomes ${line}`);
  return Array.from({ length: OUTCOMES }, () => before.roll(dice));
}

function judgeAfter<P extends Position>(before: P, roll: Move, line: number, values: Values<P>): number[] {
  const after = before.copy();
  after.play(roll);
  return values.judge(after, line + 1);
}

/**
 * What a choice gained for every seat in the real position beyond what its player could know: the same comparison with the
 * best move on the same dice, once where things were as they were, less once where they could have been.
 */
export function unknownOf<P extends Position>(
  subject: Subject<P>,
  truth: P,
  played: Move,
  best: Move,
  expected: readonly number[],
  effort: Effort,
  seed: number,
): number[] {
  const { game } = subject;
  const isOpen = game.format(truth.view(truth.turn)) === game.format(truth);
  if (played === best || isOpen) return expected.map(() => 0);
  const enough = (_: number, error: number) => error <= effort.enough;
  const { wins } = compare(subject, truth, played, best, ~seed, effort.rounds, enough);
  return wins.map((gain, seat) => gain - expected[seat]);
}
