import { OVER, type Position, type Seat } from '../core/game.ts';
import type { Timeline } from '../core/timeline.ts';
import type { Decision } from './decision.ts';
import type { Effort } from './effort.ts';
import { accuracyOf, type Mark, meanAccuracy } from './marks.ts';
import { type Likeness, levelsAt, likenessOf, type Rates, USUAL_STEEPNESS } from './rates.ts';
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
  /** From 0 to 100; nothing where no decision counted. */
  readonly accuracy: number | null;
  /** Points of chance to win given away per decision that counted, and its standard error. */
  readonly errorRate: number | null;
  readonly rateError: number | null;
  readonly counted: number;
  /** The level that plays about as well. */
  readonly like: Likeness | null;
  readonly marks: Readonly<Record<Mark, number>>;
}

/** Puts the lines together. `lines` may be part of a match that is still being reviewed, in any order. */
export function makeReport<P extends Position>(
  reviewer: Reviewer<P>,
  match: Timeline<P>,
  lines: readonly LineReview[],
  rates: Rates | undefined,
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
      ...rate(account.seat, decisions, rates, levelsAt(rates, match)),
    })),
  };
}

/** Whether a stored report was made in the same way: its lines then hold. */
export function isCurrent<P extends Position>(report: Report, { subject, effort, values, seed }: Reviewer<P>): boolean {
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
  seat: Seat,
  decisions: readonly Decision[],
  rates: Rates | undefined,
  beside: Rates | undefined,
): Omit<PlayerReport, keyof Account> {
  const own = decisions.filter((decision) => decision.seat === seat);
  const counted = own.filter((decision) => decision.counted);
  const marks: Record<Mark, number> = { inaccuracy: 0, mistake: 0, blunder: 0, only: 0 };
  for (const { mark } of own) if (mark) marks[mark]++;
  const none = { accuracy: null, errorRate: null, rateError: null, like: null };
  if (counted.length === 0) return { ...none, counted: 0, marks };
  const steepness = rates?.steepness ?? USUAL_STEEPNESS;
  const errorRate = (100 * counted.reduce((sum, { loss }) => sum + loss, 0)) / counted.length;
  const rateError = (100 * Math.sqrt(counted.reduce((sum, { error }) => sum + error ** 2, 0))) / counted.length;
  return {
    accuracy: meanAccuracy(counted.map(({ loss }) => accuracyOf(loss, steepness))) ?? null,
    ...{ errorRate, rateError },
    counted: counted.length,
    like: likenessOf(errorRate, rateError, beside) ?? null,
    marks,
  };
}
