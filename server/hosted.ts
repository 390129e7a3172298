import type { Seat } from '../core/game.ts';
import type { Audience } from './match/audience.ts';
import type { LiveMatch } from './match/live-match.ts';

/** Milliseconds that a player may be away in one match before the others may go on without them. */
const ABSENCE = 90_000;

/** A match that somebody looks at, or that a computer player thinks about. */
export class Hosted {
  readonly live: LiveMatch;
  readonly audience: Audience;
  /** Nobody has been here since. */
  idleSince: number;
  /** Of the story, as the table was told last. */
  revision: number;
  /** The seat whose turn it was when people were told last. */
  turn: Seat | undefined;
  /** The position that a computer player thinks about, by ply and takebacks. */
  thinkingAt: string | undefined;
  /** When the table, still open, was last noted to have people. */
  seenAt = Number.NEGATIVE_INFINITY;
  /** Something was said here. */
  hasTalk = true;
  private readonly awaySince = new Map<Seat, number>();
  private readonly awayFor = new Map<Seat, number>();

  constructor(live: LiveMatch, audience: Audience, now: number) {
    this.live = live;
    this.audience = audience;
    this.idleSince = now;
    this.revision = live.story.revision;
    this.turn = live.story.turn;
  }

  /** Somebody who sits at this open table looks at it. */
  get isWaiting(): boolean {
    return this.live.story.status === 'open' && this.live.table.seats.some(({ seat }) => this.audience.has(seat));
  }

  /** A seat's line is open or not. Nobody is missed before the match, in a pause or after the end. */
  notePresence(now: number): void {
    const isLive = this.live.story.status === 'live';
    for (const { seat } of this.live.table.seats) {
      const since = this.awaySince.get(seat);
      if (isLive && !this.audience.has(seat)) this.awaySince.set(seat, since ?? now);
      else if (since !== undefined) {
        this.awaySince.delete(seat);
        this.awayFor.set(seat, (this.awayFor.get(seat) ?? 0) + now - since);
      }
    }
  }

  /** The seat to move has been away for too long, while others wait for it. */
  absentee(now: number): Seat | undefined {
    const { story, table } = this.live;
    const { turn } = story;
    if (turn === undefined || table.rule.kind === 'post' || this.audience.size === 0) return undefined;
    if (story.isLate[turn] || story.players[turn] !== 'person' || story.levelAt(turn) !== undefined) return undefined;
    const since = this.awaySince.get(turn);
    if (since === undefined) return undefined;
    return (this.awayFor.get(turn) ?? 0) + now - since > ABSENCE ? turn : undefined;
  }
}
