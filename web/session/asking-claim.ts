import type { Clock } from './clock.ts';
import type { Claim, Message, Wire } from './hold.ts';

/** Milliseconds in which a tab that plays a match says so when it is asked. */
const ANSWER = 150;

/**
 * For pages without locks, which are those from a plain http address: a tab asks the others, and has the match when none
 * of them answers. Should two ask at the same moment, the one with the smaller word has it.
 */
export class AskingClaim implements Claim {
  private readonly wire: Wire;
  private readonly clock: Clock;
  private readonly word: string;
  private tell: (isMine: boolean) => void = () => {};
  private stopWaiting: (() => void) | undefined;
  private isMine = false;

  constructor(wire: Wire, clock: Clock, word: string) {
    this.wire = wire;
    this.clock = clock;
    this.word = word;
    wire.listen((message) => this.hear(message));
  }

  request(told: (isMine: boolean) => void): void {
    this.tell = told;
    this.ask();
  }

  steal(): void {
    this.become(true);
  }

  release(): void {
    this.stopWaiting?.();
    this.isMine = false;
    this.tell = () => {};
  }

  private ask(): void {
    this.stopWaiting?.();
    this.stopWaiting = this.clock.after(ANSWER, () => this.become(true));
    this.wire.post({ kind: 'ask', by: this.word });
  }

  private hear({ kind, by }: Message): void {
    if (this.isMine) this.defend(kind, by);
    else if (kind === 'free') this.ask();
    else if (kind === 'held' && this.stopWaiting) this.become(false);
  }

  private defend(kind: Message['kind'], by: string): void {
    if (kind === 'take' || kind === 'taken') this.isMine = false;
    else if (kind === 'held' && by < this.word) this.become(false);
    else if (kind === 'held' || kind === 'ask') this.wire.post({ kind: 'held', by: this.word });
  }

  private become(isMine: boolean): void {
    this.stopWaiting?.();
    this.stopWaiting = undefined;
    this.isMine = isMine;
    if (isMine) this.wire.post({ kind: 'held', by: this.word });
    this.tell(isMine);
  }
}
