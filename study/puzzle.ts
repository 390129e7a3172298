import { think } from '../ai/think.ts';
import type { Move, Position } from '../core/game.ts';
import { must, ok, type Result } from '../core/result.ts';
import { compare } from './compare.ts';
import { type Consideration, consider } from './consider.ts';
import { type Effort, multiply } from './effort.ts';
import { SURE } from './marks.ts';
import { round } from './round.ts';
import type { Subject } from './subject.ts';

/** A position with one clear best idea. One line of a file each. */
export interface Puzzle {
  /** Where it comes from: number of the match, and line. Never changes. */
  readonly id: string;
  /** What the solver sees: a view of the seat to act, as text. */
  readonly position: string;
  /** Every move that counts as solved, with its chance to win, the best first. */
  readonly accepted: readonly Answer[];
  /** The most tempting others: what they lose is the explanation. */
  readonly others: readonly Answer[];
  /** The first level that finds it; 9 when none does. */
  readonly level: number;
  /** True where the ending was searched to the last: it cannot be wrong. */
  readonly exact: boolean;
}

export interface Answer {
  readonly move: string;
  readonly win: number;
}

/** Fewer moves to choose from are no riddle; in a solved ending, where every move was followed to the last, a few will do. */
const FEWEST_MOVES = 5;
const FEWEST_IN_ENDING = 3;
/** Part of the effort that is spent on a first look, which most positions do not pass. */
const FIRST_LOOK = 0.25;
/** At a first look so many moves may be near the best. */
const NEAR_BEST = 3;
/** Moves that give away no more than this are as good as the best. */
const AS_GOOD = 0.03;
/** What every other move must give away, and what must be left of it beyond doubt. */
const GAP = 0.15;
const SURE_GAP = 0.05;
/** Dice, budget and width under which the best must still be among the accepted. */
const SEEDS = 3;
const MORE_BUDGET = 4;
const MORE_WIDTH = 2;
const SHOWN_OTHERS = 3;
/** Of so many tries a level must find it in more than half. */
const TRIES = 3;

/** The puzzle in a position, if there is one. `view` is what its seat to act may know. */
export function findPuzzle<P extends Position>(
  subject: Subject<P>,
  given: P,
  id: string,
  effort: Effort,
  seed: number,
): Puzzle | undefined {
  const { game } = subject;
  const position = game.format(given);
  const view = must(game.parse(position));
  const first = lookFirst(subject, view, effort, seed);
  if (!first || first.legal < (first.exact ? FEWEST_IN_ENDING : FEWEST_MOVES)) return undefined;
  const answers = first.exact ? exactAnswers(first) : clearAnswers(subject, view, first, effort, seed);
  if (!answers || isObvious(subject, view, answers.accepted)) return undefined;
  if (!first.exact && !isStable(subject, view, answers.accepted, effort, seed)) return undefined;
  const write = ({ move, win }: Found) => ({ move: game.formatMove(view, move), win: round(win) });
  return {
    ...{ id, position },
    accepted: answers.accepted.map(write),
    others: answers.others.slice(0, SHOWN_OTHERS).map(write),
    level: gradeOf(subject, view, answers.accepted),
    exact: first.exact,
  };
}

/** Whole consideration of a position that may hold a puzzle. */
function lookFirst<P extends Position>(
  subject: Subject<P>,
  view: P,
  effort: Effort,
  seed: number,
): Consideration | undefined {
  const glance = consider(subject, view, undefined, multiply(effort, FIRST_LOOK), seed + 1);
  if (glance.exact) return glance;
  const [best, ...rest] = glance.choices;
  const near = rest.filter(({ win }) => (best.win ?? 0) - (win ?? 0) < GAP / 2);
  const isPromising = near.length < NEAR_BEST && !isObvious(subject, view, [{ move: best.move, win: 0 }]);
  return isPromising ? consider(subject, view, undefined, effort, seed) : undefined;
}

interface Found {
  readonly move: Move;
  readonly win: number;
}

interface Answers {
  readonly accepted: readonly Found[];
  readonly others: readonly Found[];
}

function exactAnswers({ choices }: Consideration): Answers | undefined {
  const found = choices.flatMap(({ move, win }) => (win === undefined ? [] : [{ move, win }]));
  return divide(found, ({ win }) => ({ gap: found[0].win - win, error: 0 }));
}

/** On fresh dice. Most positions have no clear best move and end here after a look at how the first moves fared. */
function clearAnswers<P extends Position>(
  subject: Subject<P>,
  view: P,
  { choices }: Consideration,
  effort: Effort,
  seed: number,
): Answers | undefined {
  const found = choices.flatMap(({ move, win }) => (win === undefined ? [] : [{ move, win }]));
  const [best] = found;
  if (found.length < 2 || !found.some(({ win }) => best.win - win > GAP)) return undefined;
  const enough = (gap: number, error: number) => error <= effort.enough || isBetween(gap, error);
  const judged = new Map<Move, { readonly gap: number; readonly error: number; readonly win: number }>();
  for (const { move } of found.slice(1)) {
    const { wins, error, chances } = compare(subject, view, best.move, move, ~seed, effort.rounds, enough);
    const gap = wins[view.turn];
    if (!isGood(gap, error) && !isBad(gap, error)) return undefined;
    judged.set(move, { gap, error, win: chances[view.turn] });
  }
  const fresh = found.map(({ move, win }) => ({ move, win: judged.get(move)?.win ?? win }));
  const [next] = judged.values();
  fresh[0] = { move: best.move, win: next.win + next.gap };
  return divide(fresh, ({ move }) => judged.get(move) ?? { gap: 0, error: 0 });
}

/** As good as the best, or clearly worse, and nothing in between; both kinds must be there. */
function divide(
  found: readonly Found[],
  judge: (one: Found) => { readonly gap: number; readonly error: number },
): Answers | undefined {
  const accepted: Found[] = [];
  const others: Found[] = [];
  for (const one of found) {
    const { gap, error } = judge(one);
    if (isGood(gap, error)) accepted.push(one);
    else if (isBad(gap, error)) others.push(one);
    else return undefined;
  }
  others.sort((a, b) => b.win - a.win);
  return others.length > accepted.length ? { accepted, others } : undefined;
}

function isGood(gap: number, error: number): boolean {
  return gap + SURE * error <= GAP / 2 && gap <= AS_GOOD;
}

function isBad(gap: number, error: number): boolean {
  return gap >= GAP && gap - SURE * error >= SURE_GAP;
}

/** Sure to be neither. */
function isBetween(gap: number, error: number): boolean {
  return gap - SURE * error > AS_GOOD && gap + SURE * error < GAP;
}

/** What the strongest glance plays needs no thought. */
function isObvious<P extends Position>(subject: Subject<P>, view: P, accepted: readonly Found[]): boolean {
  const glances = subject.bot.levels.filter(({ way, noise }) => way === 'glance' && !noise);
  return glances.some((level) => includes(accepted, think(subject, view, level, 1).moves[0].move));
}

function isStable<P extends Position>(
  subject: Subject<P>,
  view: P,
  accepted: readonly Found[],
  effort: Effort,
  seed: number,
): boolean {
  const more = widen(multiply(effort, MORE_BUDGET));
  for (let again = 1; again < SEEDS; again++) {
    const { choices } = consider(subject, view, undefined, again === 1 ? effort : more, seed + again);
    if (!includes(accepted, choices[0].move)) return false;
  }
  return true;
}

function widen(effort: Effort): Effort {
  return { ...effort, search: { ...effort.search, candidates: effort.search.candidates * MORE_WIDTH } };
}

function includes(accepted: readonly Found[], move: Move): boolean {
  return accepted.some((one) => one.move === move);
}

/** Which level first finds it, from 1; the next one must find it too, or it was luck. */
function gradeOf<P extends Position>(subject: Subject<P>, view: P, accepted: readonly Found[]): number {
  const finds = (at: number) => {
    let found = 0;
    for (let seed = 0; seed < TRIES; seed++)
      if (includes(accepted, think(subject, view, subject.bot.levels[at], seed).moves[0].move)) found++;
    return found > TRIES / 2;
  };
  const { length } = subject.bot.levels;
  for (let at = 0, before = false; at < length; at++) {
    const found = finds(at);
    if (found && before) return at;
    if (found && at === length - 1) return length;
    before = found;
  }
  return length + 1;
}

export interface Check {
  /** The best move that was found is among the accepted. */
  readonly agreed: boolean;
  /** Moves outside of the accepted that are as good. */
  readonly second: readonly string[];
}

/** Looks again with `times` the budget, twice the width and other dice. */
export function checkPuzzle<P extends Position>(
  subject: Subject<P>,
  puzzle: Puzzle,
  effort: Effort,
  times: number,
  seed: number,
): Result<Check> {
  const { game } = subject;
  const view = game.parse(puzzle.position);
  if (!view.ok) return view;
  const accepted: Move[] = [];
  for (const { move } of puzzle.accepted) {
    const read = game.parseMove(view.value, move);
    if (!read.ok) return read;
    accepted.push(read.value);
  }
  if (accepted.length === 0) return ok({ agreed: false, second: [] });
  const more = widen(multiply(effort, times));
  const considered = consider(subject, view.value, accepted[0], more, seed);
  const best = considered.choices[0];
  const rivals = considered.choices.filter(({ move }) => !accepted.includes(move));
  const second = rivals.slice(0, considered.exact ? rivals.length : 1).filter((rival) => {
    if (considered.exact) return (best.win ?? 0) - (rival.win ?? 0) <= AS_GOOD;
    const enough = (_: number, error: number) => error <= more.enough;
    const found = compare(subject, view.value, accepted[0], rival.move, ~seed, more.rounds, enough);
    return found.wins[view.value.turn] <= AS_GOOD;
  });
  return ok({
    agreed: accepted.includes(best.move),
    second: second.map(({ move }) => game.formatMove(view.value, move)),
  });
}
