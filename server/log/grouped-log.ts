import type { Addition, Log } from './log.ts';

/**
 * A commit for this many costs each of them next to nothing. More would only keep everything that belongs to unanswered moves
 * in memory until the collector takes it for something that stays.
 */
const ENOUGH = 256;

interface Waiting {
  readonly addition: Addition;
  readonly resolve: (added: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Adds entries one by one and commits them together: all that come in one turn of the event loop, up to `ENOUGH`, or while the
 * last commit is on its way. A commit waits for the disk, and waiting once for many is what makes it cheap.
 */
export class GroupedLog {
  private readonly log: Log;
  private waiting: Waiting[] = [];
  private scheduled = false;
  private committing = false;
  /** Whoever wants to know when nothing is on its way. */
  private readonly idle: (() => void)[] = [];

  constructor(log: Log) {
    this.log = log;
  }

  /** True once the entry is safe; false when its number was taken. */
  add(addition: Addition): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ addition, resolve, reject });
      this.schedule();
    });
  }

  /** When everything that was added is committed. */
  async settled(): Promise<void> {
    if (this.waiting.length === 0 && !this.committing) return;
    await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  private schedule(): void {
    if (this.committing) return;
    if (this.waiting.length >= ENOUGH) {
      void this.commit();
      return;
    }
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      if (this.waiting.length > 0 && !this.committing) void this.commit();
    });
  }

  private async commit(): Promise<void> {
    const group = this.takeGroup();
    this.committing = true;
    try {
      const added = await this.log.append(group.map(({ addition }) => addition));
      for (const [at, { resolve }] of group.entries()) resolve(added[at]);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    this.committing = false;
    if (this.waiting.length > 0) this.schedule();
    else for (const resolve of this.idle.splice(0)) resolve();
  }

  /** A second entry of the same match waits for the next commit. */
  private takeGroup(): Waiting[] {
    const matches = new Set<string>();
    const group: Waiting[] = [];
    const later: Waiting[] = [];
    for (const each of this.waiting) {
      const { match } = each.addition;
      (matches.has(match) ? later : group).push(each);
      matches.add(match);
    }
    this.waiting = later;
    return group;
  }
}
