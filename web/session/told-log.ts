import type { Fault } from '../../core/result.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { TableLine } from '../online/table-line.ts';

/** A match that goes where the server's log leads, and one move of this device further until that is answered. */
export class ToldLog {
  /** The server speaks of moves that this page cannot follow. */
  isOutdated = false;
  private readonly match: Timeline;
  private readonly line: Pick<TableLine, 'snapshot'>;
  /** The log that was followed last. */
  private told: readonly string[] = [];
  /** A move that shows and is not confirmed. */
  private pending: { readonly ply: number; readonly text: string } | undefined;

  constructor(match: Timeline, line: Pick<TableLine, 'snapshot'>) {
    this.match = match;
    this.line = line;
  }

  get isPending(): boolean {
    return this.pending !== undefined;
  }

  /** Lines of the match that the server has confirmed. */
  get confirmed(): number {
    return Math.min(this.match.length, this.told.length);
  }

  /** Shows a move before the server knows it; the answer says why where the rules forbid it. */
  append(move: string): Fault | undefined {
    const ply = this.match.length;
    const fault = this.match.append(move);
    if (!fault) this.pending = { ply, text: this.match.textAt(ply) };
    return fault;
  }

  /** The server has refused the move. */
  drop(ply: number): void {
    if (this.pending?.ply === ply) this.pending = undefined;
  }

  /** Goes where the told log leads, and a pending move further. True when the match has changed. */
  follow(): boolean {
    const { log } = this.line.snapshot;
    const { match } = this;
    if (this.pending && this.pending.ply !== log.length) this.pending = undefined;
    const wanted = this.pending ? [...log, this.pending.text] : log;
    const isSame = log === this.told && wanted.length === match.length;
    this.told = log;
    if (isSame) return false;
    const before = [...match.log];
    const fault = match.follow(wanted) && match.follow(log);
    this.isOutdated = fault !== undefined;
    return before.length !== match.length || before.some((text, line) => text !== match.textAt(line));
  }
}
