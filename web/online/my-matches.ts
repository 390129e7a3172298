import type { Result } from '../../core/result.ts';
import type { DeskNews, MyMatch } from '../../online/messages/news.ts';
import type { Clock } from '../session/clock.ts';
import { here } from '../session/here.ts';
import { desk } from './desk.ts';
import { type LastMatches, lastMatches } from './last-matches.ts';

type MatchesNews = Extract<DeskNews, { readonly type: 'matches' }>;

/** How often an open page asks again whether it is somebody's turn; and while a match goes on that may not wait. */
const AGAIN = 20_000;
const SOON = 4000;

/** With less time than this to move, somebody should know at once. */
const HURRY = 3_600_000;
/** The others are still at the table when something has happened so lately. */
const LATELY = 15 * 60_000;

/** What the list touches of the world. */
export interface MyMatchesParts {
  readonly ask: () => Promise<Result<MatchesNews> | undefined>;
  readonly clock: Clock;
  readonly last: Pick<LastMatches, 'get' | 'keep'>;
  /** Calls when the page is looked at again, or the network is back. The answer ends that. */
  readonly onReturn: (wake: () => void) => () => void;
}

/** The matches that this browser has on the server, asked for once for everything on the page that shows them. */
export class MyMatches {
  /** Those that went on when this page was last open. */
  readonly knownBefore: readonly MyMatch[];
  private readonly parts: MyMatchesParts;
  private readonly listeners = new Set<() => void>();
  /** By the server's words. */
  private told: ReadonlyMap<string, MyMatch> = new Map();
  private matches: readonly MyMatch[] = [];
  /** They are as the server told of them on another day: nothing answers now. */
  private areLast = false;
  /** The one whose table is on the screen. */
  private shown: string | undefined;
  private cancel = () => {};
  private endReturns = () => {};

  constructor(parts: MyMatchesParts) {
    this.parts = parts;
    this.knownBefore = parts.last.get();
  }

  /** Those that wait for me first, the shortest time left before the others; then what goes on, then what is over. */
  get snapshot(): readonly MyMatch[] {
    return this.matches;
  }

  get isFromBefore(): boolean {
    return this.areLast;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    if (this.listeners.size === 1) {
      this.endReturns = this.parts.onReturn(() => void this.refresh());
      void this.refresh();
    }
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.endReturns();
      this.cancel();
    };
  }

  /** The table of this match tells its own news; undefined where none is on the screen. */
  lookAt(match: string | undefined): void {
    if (match === this.shown) return;
    this.shown = match;
    if (this.listeners.size > 0) void this.refresh();
  }

  /** Asks now, and again later for as long as somebody listens. */
  async refresh(): Promise<void> {
    this.cancel();
    const told = await this.parts.ask();
    if (told?.ok) this.hear(told.value);
    else if (told?.fault.code === 'online.server.away' && this.told.size === 0) this.recall();
    this.cancel();
    if (this.listeners.size === 0) return;
    const now = this.parts.clock.now();
    const isPressing = this.matches.some((match) => match.match !== this.shown && mayNotWait(match, now));
    this.cancel = this.parts.clock.after(isPressing ? SOON : AGAIN, () => void this.refresh());
  }

  /** What has not changed stays the same object, so that its picture is not drawn again. */
  private hear({ matches, now }: MatchesNews): void {
    const ahead = now === undefined ? 0 : this.parts.clock.now() - now;
    const before = this.told;
    this.told = new Map(
      matches.map((match) => {
        const text = JSON.stringify(match);
        return [text, before.get(text) ?? byOwnClock(match, ahead)];
      }),
    );
    if (!this.areLast && this.told.size === before.size && [...this.told.keys()].every((text) => before.has(text)))
      return;
    this.show([...this.told.values()], false);
    this.parts.last.keep(this.matches);
  }

  private recall(): void {
    const last = this.parts.last.get();
    if (!this.areLast && last.length > 0) this.show(last, true);
  }

  private show(matches: readonly MyMatch[], areLast: boolean): void {
    this.matches = inOrder(matches);
    this.areLast = areLast;
    for (const listener of [...this.listeners]) listener();
  }
}

/** This device's clock may be minutes off. */
function byOwnClock(match: MyMatch, ahead: number): MyMatch {
  const { time, deadline, starts } = match;
  const start = starts === undefined ? {} : { starts: starts + ahead };
  return { ...match, ...start, time: time + ahead, deadline: deadline === null ? null : deadline + ahead };
}

/** Of the running clock: what its table says too, where it stands until it starts. */
export function leftOf(deadline: number, { starts = 0 }: Pick<MyMatch, 'starts'>, now: number): number {
  return deadline - Math.max(now, starts);
}

/** A clock is about to run out. */
export function isHurried({ deadline }: MyMatch, now: number): boolean {
  return deadline !== null && deadline - now < HURRY;
}

/** People play it right now, or a clock is about to run out: not one of those that take days. */
export function mayNotWait(match: MyMatch, now: number): boolean {
  const { status, time } = match;
  if (status !== 'live' && status !== 'open') return false;
  return isHurried(match, now) || now - time < LATELY;
}

function inOrder(matches: readonly MyMatch[]): readonly MyMatch[] {
  const rank = ({ status, yourTurn }: MyMatch) => (status === 'over' ? 2 : yourTurn ? 0 : 1);
  const left = ({ deadline }: MyMatch) => deadline ?? Number.MAX_SAFE_INTEGER;
  return matches.toSorted((a, b) => rank(a) - rank(b) || left(a) - left(b) || b.time - a.time);
}

/** Mine on the server beside this page. */
export const myMatches = new MyMatches({
  ask: async () =>
    desk.isKnown && document.visibilityState === 'visible' ? desk.ask<'mine'>({ type: 'mine' }) : undefined,
  clock: here.clock,
  last: lastMatches,
  onReturn: (wake) => {
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
    };
  },
});
