import { CHANCE, OVER, type Position, type Seat } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import type { Timeline } from '../core/timeline.ts';
import { type Decision, reviewDecision } from './decision.ts';
import type { Effort } from './effort.ts';
import { luckOf, unknownOf } from './luck.ts';
import { round } from './round.ts';
import type { Subject } from './subject.ts';
import { sharesOf } from './value-features.ts';
import type { Values } from './values.ts';

/** Raised when the same match would be judged differently: a stored review of another version is made again. */
export const REVIEW_VERSION = 3;
/** Raised when a decision would be: rates of the levels that were measured before then hold no longer. */
export const DECISION_VERSION = 1;

/** What a review follows from, beside the match. */
export interface Reviewer<P extends Position = Position> {
  readonly subject: Subject<P>;
  readonly effort: Effort;
  readonly values: Values<P>;
  /** Chooses the dice of the imagined matches. */
  readonly seed: string;
}

/**
 * What was found out about one line of the log. A decision is judged by what its player could know; `unknown` and `luck` are
 * for looking back, since they tell what was hidden. Each is in chance to win, by seat.
 */
export type LineReview =
  | { readonly kind: 'decision'; readonly decision: Decision; readonly unknown: readonly number[] }
  | { readonly kind: 'draw'; readonly ply: number; readonly luck: readonly number[] };

/**
 * Judges a match line by line, in order, leaving out what `known` already holds. Whoever wants to stop asks no more, and goes
 * on another time with what there is. A line's review depends on no other: several workers may share a match.
 */
export function* reviewMatch<P extends Position>(
  reviewer: Reviewer<P>,
  match: Timeline<P>,
  known: readonly LineReview[] = [],
): Generator<LineReview, void> {
  const done = new Set(known.map(plyOf));
  for (let ply = 0; ply < match.length; ply++) if (!done.has(ply)) yield reviewLine(reviewer, match, ply);
}

export function plyOf(line: LineReview): number {
  return line.kind === 'decision' ? line.decision.ply : line.ply;
}

/** Judges one line of the log. */
export function reviewLine<P extends Position>(reviewer: Reviewer<P>, match: Timeline<P>, ply: number): LineReview {
  const { subject, effort, values } = reviewer;
  const position = match.peek(ply);
  const move = match.moveAt(ply);
  const moment = { game: subject.game, position, line: ply, values };
  if (position.turn === CHANCE) return { kind: 'draw', ply, luck: luckOf(moment, move).map(round) };
  const seed = seedFor(reviewer.seed, ply);
  const view = position.view(position.turn);
  const decision = { ply, ...reviewDecision(subject, view, move, effort, seed) };
  const best = must(subject.game.parseMove(view, decision.best));
  const unknown = unknownOf(moment, move, best, ~seed).map(round);
  return { kind: 'decision', decision, unknown };
}

/** The dice of each line are its own. */
function seedFor(seed: string, ply: number): number {
  return new SeededRandom(`${seed} ${ply}`).next();
}

/** How a match came to its result, for one seat: the parts add up to `result` − `start`. In chance to win, from 0 to 1. */
export interface Account {
  readonly seat: Seat;
  /** Value before the first line. */
  readonly start: number;
  /** What its own decisions cost: 0 when all were the best. */
  readonly decisions: number;
  /** What the others gave away to it, or took from it. */
  readonly others: number;
  readonly draws: number;
  /** What decisions brought beyond what their players could know. */
  readonly unknown: number;
  /** What no part explains: the values are not perfect, and this says by how much. */
  readonly rest: number;
  /** Its part of the win; while the match goes on, its value at the last line. */
  readonly result: number;
}

/** Takes the result apart. `lines` are those of the whole match, in any order. */
export function takeApart<P extends Position>(
  { subject, values }: Reviewer<P>,
  match: Timeline<P>,
  lines: readonly LineReview[],
): Account[] {
  const end = match.peek(match.length);
  const together = subject.bot.together === true;
  const results = (end.turn === OVER ? sharesOf(end, together) : undefined) ?? values.judge(end, match.length);
  const starts = values.judge(match.peek(0), 0);
  return results.map((result, seat) => {
    const parts = { decisions: 0, others: 0, draws: 0, unknown: 0 };
    for (const line of lines) addLine(parts, line, seat);
    const start = round(starts[seat]);
    const explained = parts.decisions + parts.others + parts.draws + parts.unknown;
    return { seat, start, ...parts, rest: result - start - explained, result };
  });
}

type Parts = { -readonly [Part in 'decisions' | 'others' | 'draws' | 'unknown']: number };

function addLine(parts: Parts, line: LineReview, seat: Seat): void {
  if (line.kind === 'draw') {
    parts.draws += line.luck[seat];
    return;
  }
  parts[line.decision.seat === seat ? 'decisions' : 'others'] += line.decision.effects[seat];
  parts.unknown += line.unknown[seat];
}
