import type { Seat } from '../core/game.ts';
import type { Audience } from './match/audience.ts';
import type { LiveMatch } from './match/live-match.ts';
import type { Looker } from './match/looker.ts';

/** Milliseconds that a player may be away on their own turn, where no clock runs, before the others may go on without them. */
const ABSENCE = 120_000;

/** A match that somebody looks at, or that a computer player thinks about. */
export class Hosted {
  readonly live: LiveMatch;
  readonly audience: Audience;
  /** Nobody has been here since. */
  idleSince: number;
  /** Of the story, as the table was told last. */
  revision: number;
  /** The seat whose turn it was when people were told last, and since when it is. */
  turn: Seat | undefined;
  private turnSince: number;
  /** The position that a computer player thinks about, by ply and takebacks. */
  thinkingAt: string | undefined;
  /** When the table, still open, was last noted to have people. */
  seenAt = Number.NEGATIVE_INFINITY;
  /** Something was said here. */
  hasTalk = true;
  private readonly awaySince = new Map<Seat, number>();

  constructor(live: LiveMatch, audience: Audience, now: number) {
    this.live = live;
    this.audience = audience;
    this.idleSince = now;
    this.revision = live.story.revision;
    this.turn = live.story.turn;
    this.turnSince = now;
  }

  /** The match has gone on. */
  noteTurn(now: number): void {
    const { turn } = this.live.story;
    if (turn !== this.turn) this.turnSince = now;
    this.turn = turn;
  }

  /** Somebody who sits at this open table looks at it. */
  get isWaiting(): boolean {
    return this.live.story.status === 'open' && this.live.table.seats.some(({ seat }) => this.audience.has(seat));
  }

  /** A seat's line is open or not. Nobody is missed before the match, in a pause or after the end. */
  notePresence(now: number): void {
    const isLive = this.live.story.status === 'live';
    for (const { seat } of this.live.table.seats) {
      if (!isLive || this.audience.has(seat)) this.awaySince.delete(seat);
      else if (!this.awaySince.has(seat)) this.awaySince.set(seat, now);
    }
  }

  /** Nobody goes on without somebody who is here again. A clock that has run out stays so until the next move. */
  async noteReturn({ person }: Looker): Promise<void> {
    const { live } = this;
    const who = live.seatOf(person?.id);
    if (who !== undefined && live.story.isLate[who] && live.table.rule.kind === 'none')
      await live.happen({ kind: 'return', who });
  }

  /**
   * The seat to move has been away for too long, while others wait for it. What it missed of the others' turns is nobody's
   * business, and where there is a clock, only that can run out.
   */
  absentee(now: number): Seat | undefined {
    const { story, table } = this.live;
    const { turn } = story;
    if (turn === undefined || table.rule.kind !== 'none' || this.audience.size === 0) return undefined;
    if (story.isLate[turn] || story.players[turn] !== 'person' || story.levelAt(turn) !== undefined) return undefined;
    const since = this.awaySince.get(turn);
    return since !== undefined && now - Math.max(since, this.turnSince) > ABSENCE ? turn : undefined;
  }
}

/**
 * Those who are still at the match before hear how far its rematch is. Nothing waits for it: what changed the rematch may
 * itself have the turn at that table.
 */
export function tellBefore(
  hosted: Iterable<Hosted>,
  rematch: string,
  onError: (error: unknown, match: string) => void,
): void {
  for (const { live, audience } of hosted) {
    if (live.table.rematch !== rematch) continue;
    const tell = async () => {
      await live.noteRematch();
      audience.tellTable();
    };
    live.inTurn(tell).catch((error) => onError(error, live.table.match));
  }
}
