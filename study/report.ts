import { winChanceOf } from '../ai/reward.ts';
import { OVER, type Position } from '../core/game.ts';
import type { Timeline } from '../core/timeline.ts';
import type { Bot } from '../games/bot.ts';
import type { Decision } from './decision.ts';
import type { Effort } from './effort.ts';
import { isFault, type Mark } from './marks.ts';
import { accuracyOf, type Likeness, levelsAt, likenessOf, type Rates } from './rates.ts';
import { type Account, type LineReview, plyOf, REVIEW_VERSION, type Reviewer, takeApart } from './review.ts';

/** What a review was made with: one made with anything else must be made again. */
interface Edition {
  readonly version: number;
  readonly game: string;
  readonly rulesVersion: number;
  /** Version of the values behind the luck. */
  readonly values: string;
  readonly seed: string;
}

/** A whole review: what is stored beside a match. Its lines, given to `reviewMatch`, need not be judged again. */
export interface Report extends Edition {
  readonly effort: Effort;
  readonly over: boolean;
  /** False where luck means nothing, or has not been fitted: `draws` are then 0 and their part is in `rest`. */
  readonly showsLuck: boolean;
  readonly lines: readonly LineReview[];
  readonly players: readonly PlayerReport[];
}

export interface PlayerReport extends Account {
  /** From 0 to 100; nothing where hardly any decision counted. */
  readonly accuracy: number | null;
  /**
   * Points of chance to win given away per decision that counted, and its standard error: what the decisions of another
   * match would change about it, not only what other dice would. In a match that was decided, points of the score count as
   * the chance that they are worth in an even one.
   */
  readonly errorRate: number | null;
  readonly rateError: number | null;
  /** Decisions that mattered while the match was open, and all that left a choice after that. */
  readonly counted: number;
  /** How many of these were made once the match was decided. */
  readonly decided: number;
  /** The level that plays about as well, where one match can tell. */
  readonly like: Likeness | null;
  readonly marks: Readonly<Record<Mark, number>>;
  /** Moves that were the best hint of their moment: they say nothing of how well somebody plays, and are in none of these. */
  readonly hinted: number;
}

/**
 * Puts the lines together. `lines` may be part of a match that is still being reviewed, in any order. `rates` give accuracy its
 * scale at any effort; a level is told only with the effort that the levels were measured with. `advised` are the lines of
 * the match that were the best hint of their moment.
 */
export function makeReport<P extends Position>(
  reviewer: Reviewer<P>,
  match: Timeline<P>,
  lines: readonly LineReview[],
  rates: Rates | undefined,
  isUsualEffort = true,
  advised: readonly number[] = [],
): Report {
  const { subject, effort, values, seed } = reviewer;
  const decisions = lines.flatMap((line) => (line.kind === 'decision' ? [line.decision] : []));
  return {
    version: REVIEW_VERSION,
    game: subject.game.id,
    rulesVersion: subject.game.rulesVersion,
    values: values.version,
    ...{ seed, effort },
    over: match.position.turn === OVER,
    showsLuck: values.showsLuck(match.seats),
    lines: [...lines].sort((a, b) => plyOf(a) - plyOf(b)),
    players: takeApart(reviewer, match, lines).map((account) => ({
      ...account,
      ...rate(
        decisions.filter((decision) => decision.seat === account.seat),
        advised,
        rates,
        isUsualEffort ? levelsAt(rates, match) : undefined,
        subject.bot,
      ),
    })),
  };
}

/** Whether a stored report was made in the same way: its lines then hold. */
export function isCurrent<P extends Position>(
  report: Partial<Report>,
  { subject, effort, values, seed }: Reviewer<P>,
): boolean {
  return (
    report.version === REVIEW_VERSION &&
    report.game === subject.game.id &&
    report.rulesVersion === subject.game.rulesVersion &&
    report.values === values.version &&
    report.seed === seed &&
    JSON.stringify(report.effort) === JSON.stringify(effort)
  );
}

function rate(
  made: readonly Decision[],
  advised: readonly number[],
  rates: Rates | undefined,
  beside: Rates | undefined,
  { together = false, spread }: Pick<Bot, 'together' | 'spread'>,
): Omit<PlayerReport, keyof Account> {
  const own = made.filter(({ ply }) => !advised.includes(ply));
  const mattered = own.filter((decision) => decision.counted);
  // A table that wins or loses together may be ahead for most of a match, and still has everything to lose.
  const open = (together ? mattered : mattered.filter(isOpen)).map(lossInChance);
  const decided = together ? [] : own.filter((one) => one.legal > 1 && !isOpen(one));
  const counted = [...open, ...decided.map((decision) => lossInPoints(decision, spread))];
  const marks: Record<Mark, number> = { inaccuracy: 0, mistake: 0, blunder: 0, only: 0 };
  for (const { mark } of own) if (mark) marks[mark]++;
  const none = { accuracy: null, errorRate: null, rateError: null, like: null };
  const counts = { counted: counted.length, decided: decided.length, hinted: made.length - own.length };
  if (counted.length < FEWEST.rated) return { ...none, ...counts, marks };
  const { rate: errorRate, error: rateError } = rateOf(counted);
  const told = tellsLevel(open.length, mattered.length) ? rateOf(open) : undefined;
  return {
    accuracy: accuracyOf(errorRate, rates),
    ...{ errorRate, rateError },
    ...counts,
    like: (told && likenessOf(told.rate, told.error, beside)) ?? null,
    marks,
  };
}

/** What a decision gave away, in points of chance to win, and its standard error; `isSure` where it is marked. */
interface Given {
  readonly loss: number;
  readonly error: number;
  readonly isSure: boolean;
}

function lossInChance({ loss, error, mark }: Decision): Given {
  return { loss: 100 * loss, error: 100 * error, isSure: isFault(mark) };
}

/**
 * Once a match is decided no move changes the chance to win, but the points still tell a good one from a bad one: they count
 * as what they would cost where the match is even. Rated by the open part alone, somebody who won by 160 points after a few
 * slips at the start was less accurate than the one who lost.
 */
function lossInPoints({ points, pointsError, mark }: Decision, spread: number): Given {
  const inChance = (lost: number) => 100 * (winChanceOf(lost / 2, spread) - winChanceOf(-lost / 2, spread));
  return { loss: inChance(points), error: inChance(pointsError), isSure: isFault(mark) };
}

function rateOf(given: readonly Given[]): { readonly rate: number; readonly error: number } {
  const losses = given.map(({ loss }) => loss);
  // Where the dice say by chance that the rest did better than the best, what is marked was given away all the same.
  const sure = given.filter(({ isSure }) => isSure).reduce((sum, { loss }) => sum + loss, 0);
  return {
    rate: Math.max(mean(losses), sure / losses.length),
    error: Math.max(errorOfMean(losses), Math.hypot(...given.map(({ error }) => error)) / losses.length),
  };
}

/** With chances beyond these the match is decided. */
const DECIDED = { lost: 0.1, won: 0.9 } as const;

/**
 * Whether the match was open, with the best move or with the one that was played. Afterwards there is next to no chance to give
 * away: somebody who is hopelessly behind would seem to play better with every move.
 */
function isOpen({ seat, chances, loss }: Decision): boolean {
  return chances[seat] + Math.max(0, loss) > DECIDED.lost && chances[seat] < DECIDED.won;
}

/** Fewer decisions are no measure of how well somebody played, or of a level, however alike they are. */
export const FEWEST = { rated: 5, level: 15 } as const;

/** The levels were measured over all that mattered: they are no measure for a match that was decided early. */
function tellsLevel(open: number, mattered: number): boolean {
  return open >= FEWEST.level && 3 * open >= 2 * mattered;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Standard error of the mean, by how much the values differ. */
function errorOfMean(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
}
