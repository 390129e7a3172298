import type { Game, Move, Position } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { SeededRandom } from '../core/random.ts';
import type { Values } from './values.ts';

/** A position of a match, after so many lines of its log, and what judges it. */
export interface Moment<P extends Position = Position> {
  readonly game: Game<P>;
  readonly position: P;
  readonly line: number;
  readonly values: Values<P>;
}

/** Outcomes of one draw that are judged; where there are more, so many are drawn, each time with the same dice. */
const OUTCOMES = 64;

/**
 * Luck of a draw for every seat: what came less what comes on average, by the same values. It is 0 on average whatever the
 * values are worth, because the average runs over all outcomes with their true odds, or over outcomes drawn by them.
 */
export function luckOf<P extends Position>(moment: Moment<P>, came: Move): number[] {
  const { game, position: before, line, values } = moment;
  const trust = values.trustAt(before.seats, line);
  const rolls = listMoves(game, before);
  const none = Array<number>(before.seats).fill(0);
  if (rolls.length === 1 || trust === 0) return none;
  const isWhole = rolls.length <= OUTCOMES;
  const drawn = isWhole ? rolls : sample(before, line);
  const weights = drawn.map((roll) => (isWhole ? before.odds(roll) : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const judged = [came, ...drawn];
  const together = values.judgeRolls?.(before, judged, line);
  if (!together && values.judgesOnlyRolls) return none;
  const [luck, ...chances] = together ?? judged.map((roll) => judgeAfter(moment, roll));
  for (const [at, weight] of weights.entries()) {
    for (let seat = 0; seat < luck.length; seat++) luck[seat] -= (weight / total) * chances[at][seat];
  }
  return luck.map((one) => trust * one);
}

function sample(before: Position, line: number): Move[] {
  const dice = new SeededRandom(`outcomes ${line}`);
  return Array.from({ length: OUTCOMES }, () => before.roll(dice));
}

function judgeAfter<P extends Position>({ position, line, values }: Moment<P>, move: Move): number[] {
  const after = position.copy();
  after.play(move);
  return values.judge(after, line + 1);
}

/** Hidden parts that are imagined for what a choice could be expected to bring. */
const WORLDS = 256;

/**
 * What a choice gained for every seat in the real position beyond what its player could know: by how much it beat the best
 * move as things were, less the same on average over what they could have been. By the same values on both sides, like the
 * luck of a draw, and 0 on average like that. Continuations of the real position would not do: they make the same few moves
 * whatever comes, so that nearly every choice seems to win or to lose the match, over and over again.
 */
export function unknownOf<P extends Position>(moment: Moment<P>, played: Move, best: Move, seed: number): number[] {
  const { game, position: truth, line, values } = moment;
  const trust = values.judgesOnlyRolls ? 0 : values.trustAt(truth.seats, line);
  const view = truth.view(truth.turn) as P;
  if (played === best || trust === 0 || game.format(view) === game.format(truth))
    return Array<number>(truth.seats).fill(0);
  const gain = gainIn(moment, played, best);
  for (let world = 0; world < WORLDS; world++) {
    const position = view.imagine(new SeededRandom(`${seed} ${world}`)) as P;
    const expected = gainIn({ ...moment, position }, played, best);
    for (let seat = 0; seat < gain.length; seat++) gain[seat] -= expected[seat] / WORLDS;
  }
  return gain.map((one) => trust * one);
}

function gainIn<P extends Position>(moment: Moment<P>, played: Move, best: Move): number[] {
  const instead = judgeAfter(moment, best);
  return judgeAfter(moment, played).map((chance, seat) => chance - instead[seat]);
}
