import { type Candidate, listCandidates } from '../ai/candidates.ts';
import { solveEach } from '../ai/solve.ts';
import type { Move, Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import {
  type Answers,
  areTooMany,
  divide,
  type Found,
  GAP,
  type Gap,
  includes,
  isBad,
  isBetween,
  isFarBehind,
  isGood,
} from './answers.ts';
import { compare, Yardstick } from './compare.ts';
import { consider } from './consider.ts';
import { marginOf } from './decision.ts';
import { type Effort, multiply, widen } from './effort.ts';
import { gradeOf } from './grade.ts';
import { Prover, settleView } from './prove.ts';
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
/** Parts of the effort, and of the moves, that first looks take; most positions do not pass them. */
const FIRST_LOOKS = [
  { part: 0.06, width: 0.5 },
  { part: 0.25, width: 1 },
];
/** How far the best must be ahead of the glance's move at a first look, and how many others may be nearer to it. */
const PROMISING_GAP = 0.08;
const NEAR_BEST = 3;
/** A second best that is as far behind at the end of a search is most likely neither as good nor clearly worse. */
const MUDDLED = [0.045, 0.08] as const;
/** Dice, budget and width under which the best must still be among the accepted. */
const SEEDS = 3;
const MORE_BUDGET = 4;
const MORE_WIDTH = 2;
/** Rounds after which a comparison may be settled. */
const BATCH = 24;
const SHOWN_OTHERS = 3;

/** The puzzle in the middle of a match, if there is one. `given` is what its seat to act may know. */
export function findPuzzle<P extends Position>(
  subject: Subject<P>,
  given: P,
  id: string,
  effort: Effort,
  seed: number,
): Puzzle | undefined {
  const view = must(subject.game.parse(subject.game.format(given)));
  const moves = listAll(subject, view);
  if (moves.length < FEWEST_MOVES || !looksPromising(subject, view, moves, effort, seed)) return undefined;
  const answers = clearAnswers(subject, view, moves, effort, seed);
  if (!answers || isObvious(moves, answers.accepted)) return undefined;
  if (!isStable(subject, view, answers, effort, seed)) return undefined;
  return writePuzzle(subject, view, id, answers, false);
}

/** What came of looking for a puzzle in an ending: whether it could be searched to the last, and what was in it. */
export interface Ending {
  readonly isSolved: boolean;
  readonly puzzle?: Puzzle | undefined;
}

/** The puzzle in an ending, searched to the last: it cannot be wrong. */
export function findEnding<P extends Position>(subject: Subject<P>, given: P, id: string, effort: Effort): Ending {
  const { game, bot } = subject;
  if (given.seats > 2 && !bot.together) return { isSolved: false };
  const view = must(game.parse(game.format(given)));
  const position = settleView(game, view);
  if (!position) return { isSolved: false };
  const moves = listAll(subject, view);
  if (moves.length < FEWEST_IN_ENDING) return { isSolved: true };
  const prover = new Prover(subject, view.turn, effort.exact);
  const found: Found[] = [];
  for (const { move } of moves) {
    found.push({ move, win: prover.after(position, move) });
    if (prover.isSpent) return { isSolved: false };
    // What the glance plays comes first: where it wins there is nothing to be found, and where many win no one idea.
    if (found[0].win > 1 - GAP || areTooMany(found)) return { isSolved: true };
  }
  const answers = exactAnswers(found);
  if (!answers || isObvious(moves, answers.accepted)) return { isSolved: true };
  const accepted = rankAlike(subject, view, answers.accepted, effort.exact);
  return { isSolved: true, puzzle: writePuzzle(subject, view, id, { ...answers, accepted }, true) };
}

/** Moves that win as often come by their results, where these are searched to the last as well: people read them beside each other. */
export function rankAlike<P extends Position>(
  { game, bot }: Subject<P>,
  view: P,
  accepted: readonly Found[],
  limit: number,
): readonly Found[] {
  const moves = accepted.map(({ move }) => move);
  const solved = bot.together ? undefined : solveEach(game, bot, view, moves, limit);
  if (!solved) return accepted;
  const margin = ({ move }: Found) => marginOf(solved.verdicts[moves.indexOf(move)].scores, view.turn);
  return accepted.toSorted((a, b) => b.win - a.win || margin(b) - margin(a));
}

/** All legal moves as they look at a glance, the best first. */
function listAll<P extends Position>({ game, bot }: Subject<P>, view: P): readonly Candidate[] {
  const every = { way: 'glance', candidates: Number.POSITIVE_INFINITY, iterations: 0 } as const;
  return listCandidates(game, bot, view, every, new SeededRandom('glance'));
}

function writePuzzle<P extends Position>(
  subject: Subject<P>,
  view: P,
  id: string,
  { accepted, others }: Answers,
  exact: boolean,
): Puzzle {
  const { game } = subject;
  const write = ({ move, win }: Found) => ({ move: game.formatMove(view, move), win: round(win) });
  return {
    ...{ id, position: game.format(view) },
    accepted: accepted.map(write),
    others: others.slice(0, SHOWN_OTHERS).map(write),
    level: gradeOf(
      subject,
      view,
      accepted.map(({ move }) => move),
    ),
    exact,
  };
}

/** Looks that cost little: the glance's move must be behind, and not many may be near the best. */
function looksPromising<P extends Position>(
  subject: Subject<P>,
  view: P,
  [first]: readonly Candidate[],
  effort: Effort,
  seed: number,
): boolean {
  return FIRST_LOOKS.every(({ part, width }, at) => {
    const look = widen(multiply(effort, part), width);
    const { choices } = consider(subject, view, undefined, look, ~seed + at);
    const [best, ...rest] = choices;
    const behind = (win: number | undefined) => (best.win ?? 0) - (win ?? 0);
    const glance = choices.find(({ move }) => move === first.move);
    const near = rest.filter(({ win }) => behind(win) < GAP / 2);
    return behind(glance?.win) > PROMISING_GAP && near.length < NEAR_BEST;
  });
}

function exactAnswers(found: readonly Found[]): Answers | undefined {
  const best = Math.max(...found.map(({ win }) => win));
  return divide(found, ({ win }) => ({ gap: best - win, error: 0 }));
}

/** On fresh dice. Most positions have no clear best move and end here after a look at how the first moves fared. */
function clearAnswers<P extends Position>(
  subject: Subject<P>,
  view: P,
  moves: readonly Candidate[],
  effort: Effort,
  seed: number,
): Answers | undefined {
  const { choices } = consider(subject, view, undefined, effort, seed);
  const found = choices.flatMap(({ move, win }) => (win === undefined ? [] : [{ move, win }]));
  const [best] = found;
  if (found.length < 2 || isMuddled(best.win - found[1].win) || isObvious(moves, [best])) return undefined;
  const enough = (gap: number, error: number) =>
    error <= effort.enough || isBetween({ gap, error }) || isFarBehind({ gap, error });
  const yardstick = new Yardstick(subject, view, best.move, ~seed, BATCH);
  const judged = new Map<Move, Gap & { readonly win: number }>();
  for (const { move } of found.slice(1)) {
    const { wins, error, chances } = yardstick.measure(move, effort.rounds, enough);
    const gap = wins[view.turn];
    if (!isGood({ gap, error }) && !isBad({ gap, error })) return undefined;
    judged.set(move, { gap, error, win: chances[view.turn] });
  }
  const fresh = found.map(({ move, win }) => ({ move, win: judged.get(move)?.win ?? win }));
  const [next] = judged.values();
  fresh[0] = { move: best.move, win: next.win + next.gap };
  return divide(fresh, ({ move }) => judged.get(move) ?? { gap: 0, error: 0 });
}

/** The second of a search has been tried nearly as often as the first: where it is neither near nor far, nothing will be clear. */
function isMuddled(gap: number): boolean {
  return gap > MUDDLED[0] && gap < MUDDLED[1];
}

/** What looks best at a glance, or as good as that, needs no thought. */
function isObvious(moves: readonly Candidate[], accepted: readonly Found[]): boolean {
  return moves.some(({ move, worth }) => worth === moves[0].worth && includes(accepted, move));
}

/** Other dice, and more of everything, find the same; what only a wider look finds must be clearly worse, too. */
function isStable<P extends Position>(
  subject: Subject<P>,
  view: P,
  { accepted, others }: Answers,
  effort: Effort,
  seed: number,
): boolean {
  const more = widen(multiply(effort, MORE_BUDGET), MORE_WIDTH);
  for (let again = 1; again < SEEDS; again++) {
    const { choices } = consider(subject, view, undefined, again === 1 ? effort : more, seed + again);
    if (!includes(accepted, choices[0].move)) return false;
    const rival = choices.find(({ move }) => !includes(accepted, move));
    if (!rival || includes(others, rival.move)) continue;
    const enough = (gap: number, error: number) => isFarBehind({ gap, error });
    const { wins, error } = compare(subject, view, accepted[0].move, rival.move, ~seed - again, effort.rounds, enough);
    if (!isBad({ gap: wins[view.turn], error })) return false;
  }
  return true;
}
