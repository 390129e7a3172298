import type { Claim } from './hold.ts';

/** The part of the browser's locks that is used here. */
export type Locks = Pick<LockManager, 'request'>;

/** The browser itself sees to it that one tab has the lock, and hands it on when that tab closes. */
export class LockClaim implements Claim {
  private readonly locks: Locks;
  private readonly name: string;
  private tell: (isMine: boolean) => void = () => {};
  /** Gives the lock back, or leaves the queue for it. */
  private leave: () => void = () => {};
  /** Counts requests: a late answer to an old one must not be taken for the answer to the last. */
  private round = 0;

  constructor(locks: Locks, match: string) {
    this.locks = locks;
    this.name = `boardwalk.match.${match}`;
  }

  request(told: (isMine: boolean) => void): void {
    this.tell = told;
    this.ask({ ifAvailable: true });
  }

  steal(): void {
    this.ask({ steal: true });
  }

  release(): void {
    this.round++;
    this.leave();
  }

  private ask(options: LockOptions, leave: () => void = () => {}): void {
    this.release();
    this.leave = leave;
    const { round } = this;
    this.locks
      .request(this.name, options, (lock) => this.answer(round, lock))
      .catch((error: unknown) => {
        if (round !== this.round) return;
        // The lock was stolen. Any other error means that there are no locks here, and then no tab shares anything.
        if (error instanceof DOMException && error.name === 'AbortError') this.lose();
        else this.tell(true);
      });
  }

  private answer(round: number, lock: Lock | null): Promise<void> | undefined {
    if (round !== this.round) return undefined;
    if (!lock) {
      this.lose();
      return undefined;
    }
    const held = new Promise<void>((done) => {
      this.leave = done;
    });
    this.tell(true);
    return held;
  }

  /** Another tab has the lock: this one queues for it. */
  private lose(): void {
    const queue = new AbortController();
    this.ask({ signal: queue.signal }, () => queue.abort());
    this.tell(false);
  }
}
