import { parseJson } from '../../core/records.ts';
import { NewestTexts } from '../../kit/newest-texts.ts';
import { browserTexts, type TextStore } from '../../kit/text-store.ts';
import { isCurrent, type Report } from '../../study/report.ts';
import type { LineReview, Reviewer } from '../../study/review.ts';
import { CARES, type Care } from './reviewer.ts';
import { sumOf } from './text-sum.ts';

/** What is kept of a review for good: how well everybody played. */
export interface ReviewTally {
  /** By seat; nothing where no decision counted. */
  readonly accuracy: readonly (number | null)[];
  readonly errorRate: readonly (number | null)[];
}

const KEYS = {
  tallies: 'boardwalk.reviews',
  care: 'boardwalk.review-care',
  stopped: 'boardwalk.review-stopped',
} as const;

/** Reviews that this browser keeps, by match. Whole ones are long: the oldest go, their tallies stay. */
export class ReviewStore {
  private readonly texts: TextStore;
  private readonly whole: NewestTexts;

  constructor(texts: TextStore, now: () => number) {
    this.texts = texts;
    this.whole = new NewestTexts({ texts, prefix: 'boardwalk.review.', field: 'report', most: 16, now });
  }

  save(match: string, report: Report, isWhole: boolean): void {
    this.whole.save(match, report);
    if (!isWhole) return;
    const tally: ReviewTally = {
      accuracy: report.players.map(({ accuracy }) => accuracy),
      errorRate: report.players.map(({ errorRate }) => errorRate),
    };
    this.texts.set(KEYS.tallies, JSON.stringify({ ...this.tallies(), [match]: tally }));
  }

  /** The lines of a match's review as far as they still hold; one that was spoiled is made again. */
  load(match: string, reviewer: Reviewer): readonly LineReview[] {
    const report: Partial<Report> = Object(this.whole.load(match));
    return Array.isArray(report.lines) && isCurrent(report, reviewer) ? report.lines : [];
  }

  tallies(): Readonly<Partial<Record<string, ReviewTally>>> {
    const value = parseJson(this.texts.get(KEYS.tallies) ?? '');
    const kept = value.ok ? Object.entries(Object(value.value)) : [];
    return Object.fromEntries(kept.filter((entry): entry is [string, ReviewTally] => isTally(entry[1])));
  }

  /** Whether somebody stopped the review of a match by hand: one that was only left goes on. The last such match is known. */
  isStopped(match: string): boolean {
    return this.texts.get(KEYS.stopped) === match;
  }

  saveStopped(match: string, isStopped: boolean): void {
    if (isStopped) this.texts.set(KEYS.stopped, match);
    else if (this.isStopped(match)) this.texts.set(KEYS.stopped, '');
  }

  saveCare(care: Care): void {
    this.texts.set(KEYS.care, care);
  }

  loadCare(): Care {
    const care = this.texts.get(KEYS.care) ?? '';
    return Object.hasOwn(CARES, care) ? (care as Care) : 'usual';
  }
}

function isTally(value: unknown): value is ReviewTally {
  const { accuracy, errorRate } = Object(value);
  return Array.isArray(accuracy) && Array.isArray(errorRate);
}

/** Reviews of this browser. */
export const reviews = new ReviewStore(browserTexts, () => Date.now());

/** Under which name a match from a link or a file is kept: the same match is known again. */
export function nameOfMatch(log: readonly string[]): string {
  return `linked-${sumOf(log.join(' '))}`;
}
