import { hashLines, NO_LINES } from '../../online/messages/viewer-hash.ts';
import type { UnsentMoves } from '../online/unsent-moves.ts';

/** The log as the server has told it. */
interface Told {
  readonly log: readonly string[];
  readonly hash: string;
}

/** The move of this device that the server has not answered yet, across reloads. */
export class KeptMove {
  /** One was given up because the match had gone on without it, and nobody has acknowledged that. */
  isMissed = false;
  private readonly unsent: UnsentMoves;
  private readonly match: string;

  constructor(unsent: UnsentMoves, match: string) {
    this.unsent = unsent;
    this.match = match;
  }

  keep(hash: string, text: string): void {
    this.unsent.keep(this.match, { hash, text });
  }

  drop(): void {
    this.unsent.drop(this.match);
  }

  /** The move, while it can still be sent. Otherwise it is forgotten, and missed unless the server has it already. */
  read({ log, hash }: Told, isOver: boolean): string | undefined {
    const kept = this.unsent.get(this.match);
    if (!kept || (kept.hash === hash && !isOver)) return kept?.text;
    this.drop();
    this.isMissed = !isIn(log, kept.hash, kept.text);
    return undefined;
  }
}

/** The answer can be lost after the move was played. */
function isIn(log: readonly string[], hash: string, text: string): boolean {
  let before = NO_LINES;
  for (const line of log) {
    if (before === hash && line === text) return true;
    before = hashLines([line], before);
  }
  return false;
}
