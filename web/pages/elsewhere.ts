import type { MyMatch } from '../../online/messages/news.ts';

/** One moment of the server, read by this device's clock twice. */
const JITTER = 2000;

/**
 * What became of matches while this page showed something else: which began, until their first move; which ended, until
 * somebody looks at them.
 */
export class Elsewhere {
  private readonly open = new Set<string>();
  private readonly going: Set<string>;
  private readonly begun = new Map<string, number>();
  private readonly ended = new Set<string>();
  private shown: string | undefined;
  /** When somebody went from a table: the list may learn only later what happened there before. */
  private readonly left = new Map<string, number>();

  /** `known`: those that went on when this page was last open. */
  constructor(known: readonly MyMatch[]) {
    this.going = new Set(known.map(({ match }) => match));
  }

  look(matches: readonly MyMatch[], shown: string | undefined, now: number): void {
    if (this.shown !== undefined && this.shown !== shown) this.left.set(this.shown, now);
    this.shown = shown;
    for (const { match, status, time } of matches) {
      const isUnseen = time > (this.left.get(match) ?? 0);
      if (status === 'open') this.open.add(match);
      else if (this.open.delete(match) && isUnseen) this.begun.set(match, time);
      if (status !== 'over') this.going.add(match);
      else if (this.going.delete(match) && isUnseen) this.ended.add(match);
    }
    if (shown === undefined) return;
    this.begun.delete(shown);
    this.ended.delete(shown);
  }

  isNew({ match, time }: MyMatch): boolean {
    const began = this.begun.get(match);
    return began !== undefined && Math.abs(time - began) < JITTER;
  }

  /** It ended unseen, and not by this seat's own word, said on another device. */
  hasEnded({ match, ending, you }: MyMatch): boolean {
    const isOwn = ending?.by === you && (ending.why === 'resigned' || ending.why === 'aborted');
    return this.ended.has(match) && ending !== undefined && !isOwn;
  }
}
