import { texts } from '#texts/cli/play.ts';
import { OVER } from '../core/game.ts';
import { recordOf } from '../core/match.ts';
import type { Timeline } from '../core/timeline.ts';
import { type Io, note } from './io.ts';
import type { KeptMatch, KeptMatches } from './kept.ts';

interface KeeperOptions {
  readonly players: Omit<KeptMatch, 'record'>;
  /** Moves that are kept already, of a match that is resumed. */
  readonly length?: number;
  readonly command: string;
  readonly io: Io;
}

/** Keeps a match while it is played, so that it can be resumed after Ctrl-C, a crash or a power cut. */
export class Keeper {
  /** Whether there is something to resume. */
  isKept: boolean;
  /** What to type to resume it. */
  readonly command: string;
  private readonly store: KeptMatches;
  private readonly id: string;
  private readonly players: Omit<KeptMatch, 'record'>;
  private readonly io: Io;
  private hasFailed = false;
  /** Moves that this program wrote last, or found. */
  private length: number | undefined;

  constructor(store: KeptMatches, id: string, { players, length, command, io }: KeeperOptions) {
    this.store = store;
    this.id = id;
    this.players = players;
    this.isKept = length !== undefined;
    this.length = length;
    this.command = command;
    this.io = io;
  }

  /** After every change. A finished match needs no keeping. */
  async update(match: Timeline): Promise<void> {
    if (this.hasFailed) return;
    try {
      const found = await this.store.lengthOf(this.id);
      if (found !== this.length) throw new Error('it is also being played in another terminal');
      const isOver = match.position.turn === OVER;
      if (isOver) await this.store.forget(this.id);
      else await this.store.keep(this.id, { record: recordOf(match), ...this.players });
      this.isKept = !isOver;
      this.length = isOver ? undefined : match.length;
    } catch (error) {
      // The match goes on all the same.
      note(this.io, `boardwalk: ${texts.noLongerKept(error instanceof Error ? error.message : String(error))}`);
      this.hasFailed = true;
      this.isKept = false;
    }
  }
}
