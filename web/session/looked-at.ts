import type { Fault } from '../../core/result.ts';
import type { Session } from './session.ts';

/** What a snapshot says where nobody plays. */
export const NOBODY_PLAYS = {
  mayPlay: false,
  canUndo: false,
  canRedo: false,
  guidance: { kind: 'none' },
  chance: undefined,
  notices: [],
} as const;

type Play = Pick<Session, 'submit' | 'undo' | 'redo' | 'askHints' | 'pickHint' | 'closeHints' | 'liftCurtain'>;

/** A session that is only looked at: whatever somebody wants to do in it is refused, always for the same reason. */
export class LookedAt implements Play {
  private readonly why: Fault;

  constructor(why: Fault) {
    this.why = why;
  }

  async submit(): Promise<Fault> {
    return this.why;
  }

  async undo(): Promise<Fault> {
    return this.why;
  }

  async redo(): Promise<Fault> {
    return this.why;
  }

  askHints(): void {}

  pickHint(): void {}

  closeHints(): void {}

  liftCurtain(): void {}
}
