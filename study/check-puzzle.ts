import type { Move, Position } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { ok, type Result } from '../core/result.ts';
import { AS_GOOD } from './answers.ts';
import { compare } from './compare.ts';
import { consider } from './consider.ts';
import { type Effort, multiply, widen } from './effort.ts';
import { gradeOf } from './grade.ts';
import { Prover, settleView } from './prove.ts';
import type { Puzzle } from './puzzle.ts';
import type { Subject } from './subject.ts';

const MORE_WIDTH = 2;

export interface Check {
  /** The best move that was found is among the accepted. */
  readonly agreed: boolean;
  /** Moves outside of the accepted that are as good. */
  readonly second: readonly string[];
}

/** Looks again with `times` the budget, twice the width and other dice; endings are searched to the last again. */
export function checkPuzzle<P extends Position>(
  subject: Subject<P>,
  puzzle: Puzzle,
  effort: Effort,
  times: number,
  seed: number,
): Result<Check> {
  const { game } = subject;
  const read = readPuzzle(subject, puzzle);
  if (!read.ok) return read;
  const { view, accepted } = read.value;
  if (accepted.length === 0) return ok({ agreed: false, second: [] });
  const more = widen(multiply(effort, times), MORE_WIDTH);
  const proved = puzzle.exact ? checkEnding(subject, view, accepted, more.exact) : undefined;
  const { agreed, second } = proved ?? checkByDice(subject, view, accepted, more, seed);
  return ok({ agreed, second: second.map((move) => game.formatMove(view, move)) });
}

/** The puzzle as the levels find it now: what they play may have changed since it was mined. */
export function gradePuzzle<P extends Position>(subject: Subject<P>, puzzle: Puzzle): Result<Puzzle> {
  const read = readPuzzle(subject, puzzle);
  if (!read.ok) return read;
  return ok({ ...puzzle, level: gradeOf(subject, read.value.view, read.value.accepted) });
}

function readPuzzle<P extends Position>(
  { game }: Subject<P>,
  puzzle: Puzzle,
): Result<{ readonly view: P; readonly accepted: readonly Move[] }> {
  const view = game.parse(puzzle.position);
  if (!view.ok) return view;
  const accepted: Move[] = [];
  for (const { move } of puzzle.accepted) {
    const read = game.parseMove(view.value, move);
    if (!read.ok) return read;
    accepted.push(read.value);
  }
  return ok({ view: view.value, accepted });
}

interface Finding {
  readonly agreed: boolean;
  readonly second: readonly Move[];
}

function checkEnding<P extends Position>(
  subject: Subject<P>,
  view: P,
  accepted: readonly Move[],
  limit: number,
): Finding | undefined {
  const position = settleView(subject.game, view);
  if (!position) return undefined;
  const prover = new Prover(subject, view.turn, limit);
  const wins = listMoves(subject.game, view).map((move) => ({ move, win: prover.after(position, move) }));
  if (prover.isSpent) return undefined;
  const best = Math.max(...wins.map(({ win }) => win));
  const good = wins.filter(({ win }) => best - win <= AS_GOOD).map(({ move }) => move);
  return {
    agreed: accepted.every((move) => good.includes(move)),
    second: good.filter((move) => !accepted.includes(move)),
  };
}

function checkByDice<P extends Position>(
  subject: Subject<P>,
  view: P,
  accepted: readonly Move[],
  effort: Effort,
  seed: number,
): Finding {
  const { choices } = consider(subject, view, accepted[0], effort, seed);
  const rival = choices.find(({ move }) => !accepted.includes(move));
  const enough = (_: number, error: number) => error <= effort.enough;
  const isAsGood = (move: Move) =>
    compare(subject, view, accepted[0], move, ~seed, effort.rounds, enough).wins[view.turn] <= AS_GOOD;
  return {
    agreed: accepted.includes(choices[0].move),
    second: rival && isAsGood(rival.move) ? [rival.move] : [],
  };
}
