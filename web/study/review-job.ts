import type { MatchRecord, Timeline } from '../../core/timeline.ts';
import { levelsAt, type Rates } from '../../study/rates.ts';
import { makeReport, type Report } from '../../study/report.ts';
import { type LineReview, plyOf } from '../../study/review.ts';
import { trustHint } from '../../study/trust-hint.ts';
import type { Judge } from './judges.ts';
import type { Care, HiredReviewer } from './reviewer.ts';

/** So many lines are looked at at the same time. */
const JUDGES = 2;
/** A report is kept after so many new lines, and when nothing more comes. */
const KEEP_EVERY = 16;

interface JobParts extends HiredReviewer {
  readonly match: Timeline;
  readonly record: MatchRecord;
  readonly care: Care;
  /** Lines of the match that are the best hint of their moment. */
  readonly advised: readonly number[];
  /** So many lines are shown when the study is opened: somebody waits for what is said of the last of them. */
  readonly shown?: number | undefined;
  /** What was found out before. */
  readonly known: readonly LineReview[];
  readonly hire: () => Judge;
  readonly keep: (report: Report) => void;
}

/**
 * The lines of a match in such an order that each stretch of it is looked at early: the last line, one in the middle, then
 * between those. The pictures have their shape long before they are whole, and endings, where marks are found soonest, are
 * among the first.
 */
export function spreadOut(length: number): number[] {
  const bits = Math.ceil(Math.log2(Math.max(2, length)));
  const mirrored = Array.from({ length: 1 << bits }, (_, at) => length - 1 - mirror(at, bits));
  return mirrored.filter((ply) => ply >= 0);
}

/** A decision and the roll after it are one step. */
const LINES_OF_STEP = 2;

function lookFirst(plies: readonly number[], shown: number | undefined): number[] {
  if (shown === undefined) return [...plies];
  const isShown = (ply: number) => ply < shown && ply >= shown - LINES_OF_STEP;
  return [...plies.filter(isShown), ...plies.filter((ply) => !isShown(ply))];
}

function mirror(number: number, bits: number): number {
  let turned = 0;
  for (let bit = 0; bit < bits; bit++) turned |= ((number >> bit) & 1) << (bits - 1 - bit);
  return turned;
}

/** The review of a finished match while it is being made. It can be stopped and taken up again. */
export class ReviewJob {
  readonly care: Care;
  private readonly parts: JobParts;
  private readonly lines: LineReview[];
  private readonly listeners = new Set<() => void>();
  private judges: Judge[] = [];
  private waiting: number[] = [];
  private reported: Report | undefined;
  private hasFailed = false;

  constructor(parts: JobParts) {
    this.parts = parts;
    this.care = parts.care;
    this.lines = [...parts.known];
  }

  get state(): 'working' | 'stopped' | 'done' | 'failed' {
    if (this.done === this.total) return 'done';
    if (this.judges.length > 0) return 'working';
    return this.hasFailed ? 'failed' : 'stopped';
  }

  get done(): number {
    return this.lines.length;
  }

  get total(): number {
    return this.parts.match.length;
  }

  /** How the computer's levels fare under the same review, where that was measured at such a table. */
  get rates(): Rates | undefined {
    const { rates, match } = this.parts;
    return this.isUsual ? levelsAt(rates, match) : undefined;
  }

  /** The levels were measured with the usual effort: beside another one they would mislead. */
  private get isUsual(): boolean {
    return this.care === 'usual';
  }

  /** What there is so far; the same object until there is more. */
  get report(): Report {
    const { reviewer, match, rates, advised } = this.parts;
    const settle = (line: LineReview) => (advised.includes(plyOf(line)) ? trustHint(line) : line);
    this.reported ??= makeReport(reviewer, match, this.lines.map(settle), rates, this.isUsual, advised);
    return this.reported;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  start(): void {
    if (this.state === 'working' || this.state === 'done') return;
    this.hasFailed = false;
    const known = new Set(this.lines.map(plyOf));
    this.waiting = lookFirst(spreadOut(this.total), this.parts.shown).filter((ply) => !known.has(ply));
    this.judges = Array.from({ length: Math.min(JUDGES, this.waiting.length) }, () => this.parts.hire());
    for (const judge of this.judges) void this.work(judge);
    this.tell();
  }

  stop(): void {
    if (this.judges.length === 0) return;
    for (const judge of this.judges) judge.dismiss();
    this.judges = [];
    this.parts.keep(this.report);
    this.tell();
  }

  private async work(judge: Judge): Promise<void> {
    const { record, care } = this.parts;
    for (let ply = this.waiting.shift(); ply !== undefined; ply = this.waiting.shift()) {
      const answer = await judge.ask({ kind: 'line', game: record.game, care, record, ply });
      if (!this.judges.includes(judge)) return;
      if (answer.kind !== 'line') {
        this.hasFailed = true;
        return this.stop();
      }
      this.add(answer.line);
    }
    judge.dismiss();
    this.judges = this.judges.filter((other) => other !== judge);
    this.tell();
  }

  private add(line: LineReview): void {
    this.lines.push(line);
    this.reported = undefined;
    if (this.lines.length % KEEP_EVERY === 0 || this.done === this.total) this.parts.keep(this.report);
    this.tell();
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
