import { parseJson } from '../../core/records.ts';
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
  report: 'boardwalk.review.',
  tallies: 'boardwalk.reviews',
  care: 'boardwalk.review-care',
} as const;

/** Whole reviews are long, and browsers keep five million characters: the oldest go, their tallies stay. */
const MOST_REPORTS = 16;

/** Reviews that this browser keeps, by match. What it reads may have been spoiled: it is then made again. */
export class ReviewStore {
  private readonly texts: TextStore;
  private readonly now: () => number;

  constructor(texts: TextStore, now: () => number) {
    this.texts = texts;
    this.now = now;
  }

  save(match: string, report: Report, isWhole: boolean): void {
    this.texts.set(KEYS.report + match, JSON.stringify({ kept: this.now(), report }));
    this.dropOldest();
    if (!isWhole) return;
    const tally: ReviewTally = {
      accuracy: report.players.map(({ accuracy }) => accuracy),
      errorRate: report.players.map(({ errorRate }) => errorRate),
    };
    this.texts.set(KEYS.tallies, JSON.stringify({ ...this.tallies(), [match]: tally }));
  }

  /** The lines of a match's review as far as they still hold. */
  load(match: string, reviewer: Reviewer): readonly LineReview[] {
    const report = this.read(match)?.report;
    return report && Array.isArray(report.lines) && isCurrent(report, reviewer) ? report.lines : [];
  }

  tallies(): Readonly<Partial<Record<string, ReviewTally>>> {
    const value = parseJson(this.texts.get(KEYS.tallies) ?? '');
    const kept = value.ok ? Object.entries(Object(value.value)) : [];
    return Object.fromEntries(kept.filter((entry): entry is [string, ReviewTally] => isTally(entry[1])));
  }

  saveCare(care: Care): void {
    this.texts.set(KEYS.care, care);
  }

  loadCare(): Care {
    const care = this.texts.get(KEYS.care) ?? '';
    return Object.hasOwn(CARES, care) ? (care as Care) : 'usual';
  }

  private read(match: string): { readonly kept: number; readonly report?: Report } | undefined {
    const value = parseJson(this.texts.get(KEYS.report + match) ?? '');
    const { kept, report } = Object(value.ok ? value.value : undefined);
    return typeof report === 'object' ? { kept: Number(kept) || 0, report } : undefined;
  }

  private dropOldest(): void {
    const keys = this.texts.keys(KEYS.report);
    if (keys.length <= MOST_REPORTS) return;
    const age = (key: string) => this.read(key.slice(KEYS.report.length))?.kept ?? 0;
    const byAge = keys.map((key) => ({ key, kept: age(key) })).sort((a, b) => a.kept - b.kept);
    for (const { key } of byAge.slice(0, keys.length - MOST_REPORTS)) this.texts.remove(key);
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
