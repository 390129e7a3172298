import { refuse } from '../../core/platform-faults.ts';
import type { Result } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import { LookedAt, NOBODY_PLAYS } from './looked-at.ts';
import type { MatchFile } from './match-file.ts';
import type { Session, Snapshot } from './session.ts';

/**
 * Walks through another session's match, as far as it has come and as its viewer knew it then. Nobody plays in it. A step is
 * a move, together with the rolls that followed it.
 */
export class ReplaySession extends LookedAt implements Session {
  private readonly live: Session;
  private readonly listeners = new Set<() => void>();
  private step: number;
  private seen: Snapshot | undefined;
  private of: Snapshot | undefined;

  constructor(live: Session, step: number) {
    super(refuse('match.replay'));
    this.live = live;
    this.step = step;
  }

  get id() {
    return this.live.id;
  }

  get address() {
    return this.live.address;
  }

  get room() {
    return this.live.room;
  }

  get players() {
    return this.live.players;
  }

  get names() {
    return this.live.names;
  }

  get rematches() {
    return this.live.rematches;
  }

  get settings() {
    return this.live.settings;
  }

  get record() {
    return this.live.record;
  }

  /** How many moves have been made; undo may have made the match shorter than it was. */
  get at(): number {
    return Math.min(this.step, this.last);
  }

  get last(): number {
    return this.live.snapshot.log.at(-1)?.move ?? 0;
  }

  get snapshot(): Snapshot {
    if (!this.seen || this.of !== this.live.snapshot) {
      this.of = this.live.snapshot;
      this.seen = this.look(this.of);
    }
    return this.seen;
  }

  /** The match goes on meanwhile, if others play. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    const leave = this.live.subscribe(listener);
    return () => {
      this.listeners.delete(listener);
      leave();
    };
  }

  go(step: number): void {
    this.step = step;
    this.seen = undefined;
    for (const listener of this.listeners) listener();
  }

  toFile(): MatchFile | undefined {
    return this.live.toFile();
  }

  rematch(settings: Settings): Promise<Result<string>> {
    return this.live.rematch(settings);
  }

  private look(now: Snapshot): Snapshot {
    const next = Array.from(now.log).findIndex(({ move }) => move > this.at);
    const ply = next < 0 ? now.log.length : next;
    const earlier = () => now.earlier().slice(0, ply + 1);
    return {
      position: now.earlier()[ply],
      viewer: now.viewer,
      moves: [],
      log: now.log.slice(0, ply),
      undone: [],
      earlier,
      ...NOBODY_PLAYS,
      curtain: undefined,
    };
  }
}
