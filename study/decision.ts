import type { Move, Position, Seat } from '../core/game.ts';
import { must } from '../core/result.ts';
import { compare, type Difference } from './compare.ts';
import { type Choice, type Consideration, consider } from './consider.ts';
import type { Effort } from './effort.ts';
import { type Mark, markOf, ONLY_GAP, SURE } from './marks.ts';
import { round } from './round.ts';
import type { Subject } from './subject.ts';

/** What is said of one decision, judged by what its player could know. Chances are from 0 to 1. */
export interface Decision extends Loss {
  /** Lines of the log before it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly played: string;
  readonly best: string;
  /** The best moves with the chances found while the best was looked for, which flatter the first of them. */
  readonly lines: readonly { readonly move: string; readonly win: number }[];
  readonly mark?: Mark;
  /** What the choice changed for every seat, by seat, in chance to win. */
  readonly effects: readonly number[];
  /** Chances to win after the played move, by seat, and the error of the acting seat's. */
  readonly chances: readonly number[];
  readonly chanceError: number;
  /** Legal moves. */
  readonly legal: number;
  /** Whether it says anything about the player: there was a choice, and it mattered. */
  readonly counted: boolean;
  /** True where the ending was searched to the last: nothing is a guess. */
  readonly exact: boolean;
}

/** What was given away by a choice. */
interface Loss {
  /**
   * Chance to win that was given away, and its standard error. Below 0 where the played move did better on the fresh dice:
   * cut off at 0, a perfect player would seem to lose a little with every move.
   */
  readonly loss: number;
  readonly error: number;
  /** The same in points of margin. */
  readonly points: number;
  readonly pointsError: number;
}

/** How the best move is looked for. */
type Look<P extends Position> = typeof consider<P>;

/**
 * Judges a decision of the seat whose view this is. The view goes through its text first: two worlds that look the same to
 * the seat are then the same to the dice too.
 */
export function reviewDecision<P extends Position>(
  subject: Subject<P>,
  given: P,
  played: Move,
  effort: Effort,
  seed: number,
  look: Look<P> = consider,
): Omit<Decision, 'ply'> {
  const { game } = subject;
  const seen = game.format(given);
  // Fairness by construction: whoever hands in more than the seat may know is stopped here.
  if (given.turn < 0 || seen !== game.format(given.view(given.turn)))
    throw new Error('A decision is judged by what its seat may know, when it is its turn.');
  const view = must(game.parse(seen));
  const considered = look(subject, view, played, effort, seed);
  const best = considered.choices[0];
  const found = considered.exact
    ? differenceOf(view, considered.choices, played, subject.bot.together === true)
    : measure(subject, view, considered, played, effort, ~seed);
  const loss = best.move === played ? 0 : round(found.wins[view.turn]);
  const error = best.move === played ? 0 : round(found.error);
  const mark = best.move === played ? onlyMark(considered, found, view.turn) : markOf(loss, error);
  return {
    seat: view.turn,
    played: game.formatMove(view, played),
    best: game.formatMove(view, best.move),
    ...{ loss, error },
    points: best.move === played ? 0 : round(found.points),
    pointsError: best.move === played ? 0 : round(found.pointsError),
    effects: found.wins.map((gap) => (best.move === played ? 0 : round(-gap) + 0)),
    chances: found.chances.map(round),
    chanceError: round(found.chanceError),
    legal: considered.legal,
    counted: matters(considered.choices),
    exact: considered.exact,
    ...(mark === undefined ? {} : { mark }),
    lines: linesOf(subject, view, considered.choices),
  };
}

/** Moves whose chances are no further apart than this are all the same: choosing among them is no decision. */
export const SAME = 0.01;
/** Part of the rounds that is spent on whether the best move was the only one. */
const ONLY_SHARE = 0.25;
const SHOWN_LINES = 3;

/** On fresh dice: the best against the played move, or against the next best where the best was played. */
function measure<P extends Position>(
  subject: Subject<P>,
  view: P,
  { choices }: Consideration,
  played: Move,
  effort: Effort,
  seed: number,
): Difference {
  const [best, second] = choices;
  if (best.move !== played) {
    const enough = (_: number, error: number) => error <= effort.enough;
    return compare(subject, view, best.move, played, seed, effort.rounds, enough);
  }
  const other = second ?? best;
  const rounds = Math.ceil(effort.rounds * ONLY_SHARE);
  const decided = (gap: number, error: number) => gap + SURE * error < ONLY_GAP || gap - SURE * error > ONLY_GAP;
  // Asked the other way round, so that the chances are those after the played move.
  return negate(compare(subject, view, other.move, best.move, seed, rounds, (gap, error) => decided(-gap, error)));
}

function negate(difference: Difference): Difference {
  return { ...difference, wins: difference.wins.map((gap) => -gap), points: -difference.points };
}

/** What a solved ending says: best less played, or best less second where the best was played. */
function differenceOf(view: Position, choices: readonly Choice[], played: Move, together: boolean): Difference {
  const at = choices.findIndex(({ move }) => move === played);
  const own = verdictOf(choices[at]);
  const best = verdictOf(choices[0]);
  const less = at === 0 ? verdictOf(choices[1] ?? choices[0]) : own;
  const gaps = Array.from(best.wins, (win, seat) => win - less.wins[seat]);
  const points = together ? 0 : marginOf(best.scores, view.turn) - marginOf(less.scores, view.turn);
  return { rounds: 1, wins: gaps, error: 0, points, pointsError: 0, chances: Array.from(own.wins), chanceError: 0 };
}

function verdictOf({ verdict }: Choice) {
  if (!verdict) throw new Error('A solved ending has a verdict for every move.');
  return verdict;
}

/** By how many points a seat is ahead of its strongest rival. */
export function marginOf(scores: Float64Array, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat && scores[other] > rival) rival = scores[other];
  }
  return scores[seat] - rival;
}

/** Praise needs proof, too: the second best must be behind beyond doubt. With two moves a coin finds it as well. */
function onlyMark({ legal }: Consideration, { wins, error }: Difference, seat: Seat): Mark | undefined {
  return legal > 2 && wins[seat] - SURE * error > ONLY_GAP ? 'only' : undefined;
}

function matters(choices: readonly Choice[]): boolean {
  const wins = choices.flatMap(({ win }) => (win === undefined ? [] : [win]));
  return choices.length > 1 && (wins.length === 0 || Math.max(...wins) - Math.min(...wins) > SAME);
}

function linesOf<P extends Position>({ game }: Subject<P>, view: P, choices: readonly Choice[]): Decision['lines'] {
  return choices
    .slice(0, SHOWN_LINES)
    .flatMap(({ move, win }) => (win === undefined ? [] : [{ move: game.formatMove(view, move), win: round(win) }]));
}
