import type { Clock } from './clock.ts';

/** Connects the tabs that show one match; what one posts, the others hear. */
export interface Wire {
  post(message: Message): void;
  listen(hear: (message: Message) => void): void;
  close(): void;
}

/** `by` is the word of the tab that posts. `saved` is the match as that tab would keep it. */
export type Message =
  /** "Does anybody play this match, and how is it now?" */
  | { readonly kind: 'ask'; readonly by: string }
  /** "I play it." */
  | { readonly kind: 'held'; readonly by: string }
  /** "This is how the match is now." Only the tab that plays it says so. */
  | { readonly kind: 'now'; readonly by: string; readonly saved: string }
  /** "Give it to me." */
  | { readonly kind: 'take'; readonly by: string }
  /** "You have it, and this is how it is." */
  | { readonly kind: 'given'; readonly by: string; readonly to: string; readonly saved: string }
  /** "I have it now, whatever anybody believes." */
  | { readonly kind: 'taken'; readonly by: string }
  /** "I have left." */
  | { readonly kind: 'free'; readonly by: string };

/** Decides which tab has a match when nobody hands it over. */
export interface Claim {
  /** Asks for the match. `told` hears whether this tab has it, at first and whenever that changes. */
  request(told: (isMine: boolean) => void): void;
  /** Takes it from the tab that has it. */
  steal(): void;
  release(): void;
}

/** What a session lets its hold do. */
interface Holder {
  /** The match as it is kept. */
  readonly save: () => string;
  /** Another tab has played on. */
  readonly receive: (saved: string) => void;
  /** This tab has got the match or lost it. */
  readonly changed: () => void;
}

/** Milliseconds that a tab has to hand a match over. One that does not is frozen, and loses it. */
const PATIENCE = 500;

/**
 * One match is played by one tab at a time, and the others follow it. A tab that takes a match over is handed the latest
 * state by the one that gives it away; the claim decides where nobody answers.
 */
export class Hold {
  /** Names this tab; no two tabs have the same. */
  readonly word: string;
  private readonly wire: Wire;
  private readonly claim: Claim;
  private readonly clock: Clock;
  private readonly holder: Holder;
  private mine: boolean | undefined;
  private taking: (() => void) | undefined;

  constructor(word: string, { wire, claim, clock }: HoldParts, holder: Holder) {
    this.word = word;
    this.wire = wire;
    this.claim = claim;
    this.clock = clock;
    this.holder = holder;
    wire.listen((message) => this.hear(message));
    claim.request((isMine) => this.become(isMine));
  }

  /** `undefined` until it is known. */
  get isMine(): boolean | undefined {
    return this.mine;
  }

  /** Tells the tabs that follow. */
  publish(): void {
    if (this.mine) this.wire.post({ kind: 'now', by: this.word, saved: this.holder.save() });
  }

  /** Plays on here; the tab that has the match follows from then on. */
  take(): void {
    if (this.mine || this.taking) return;
    this.taking = this.clock.after(PATIENCE, () => this.seize());
    this.wire.post({ kind: 'take', by: this.word });
  }

  /** This tab has found out that another one has the match. */
  lose(): void {
    this.become(false);
  }

  close(): void {
    this.taking?.();
    this.claim.release();
    if (this.mine) this.wire.post({ kind: 'free', by: this.word });
    this.wire.close();
    this.mine = undefined;
  }

  private seize(): void {
    this.taking?.();
    this.taking = undefined;
    this.claim.steal();
    this.wire.post({ kind: 'taken', by: this.word });
  }

  private become(isMine: boolean): void {
    if (this.mine === isMine) return;
    this.mine = isMine;
    // What is stored may be older than what the other tab shows, where storage is full.
    if (!isMine) this.wire.post({ kind: 'ask', by: this.word });
    this.holder.changed();
    this.publish();
  }

  private hear(message: Message): void {
    if (message.by === this.word) return;
    if (this.mine) this.answer(message);
    else this.follow(message);
  }

  private answer(message: Message): void {
    if (message.kind === 'ask') this.publish();
    if (message.kind === 'taken') this.become(false);
    if (message.kind !== 'take') return;
    this.wire.post({ kind: 'given', by: this.word, to: message.by, saved: this.holder.save() });
    this.become(false);
  }

  private follow(message: Message): void {
    if (message.kind === 'now' || message.kind === 'given') this.holder.receive(message.saved);
    if (message.kind === 'given' && message.to === this.word && this.taking) this.seize();
  }
}

interface HoldParts {
  readonly wire: Wire;
  readonly claim: Claim;
  readonly clock: Clock;
}
