import type { Addition, Log } from './log.ts';

/** For tests, and for a server whose matches may be gone with it. */
export class MemoryLog implements Log {
  private readonly matches = new Map<string, string[]>();
  private readonly deadlines = new Map<string, number>();

  async load(match: string, from: number): Promise<readonly string[]> {
    return this.matches.get(match)?.slice(from) ?? [];
  }

  async append(additions: readonly Addition[]): Promise<readonly boolean[]> {
    return additions.map((addition) => this.add(addition));
  }

  async due(now: number, most: number): Promise<readonly string[]> {
    return [...this.deadlines]
      .filter(([, deadline]) => deadline <= now)
      .sort(([, a], [, b]) => a - b)
      .slice(0, most)
      .map(([match]) => match);
  }

  async postpone(match: string, deadline: number | null): Promise<void> {
    if (deadline === null) this.deadlines.delete(match);
    else this.deadlines.set(match, deadline);
  }

  async remove(match: string): Promise<void> {
    this.matches.delete(match);
    this.deadlines.delete(match);
  }

  async close(): Promise<void> {}

  private add({ match, number, body, deadline }: Addition): boolean {
    const entries = this.matches.get(match) ?? [];
    if (number !== entries.length) return false;
    this.matches.set(match, entries);
    entries.push(body);
    if (deadline !== undefined) void this.postpone(match, deadline);
    return true;
  }
}
