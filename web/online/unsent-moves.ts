import { browserTexts, type TextStore } from '../../kit/text-store.ts';
import { shape, text } from '../../online/messages/form.ts';
import { hash } from '../../online/messages/parts.ts';

const PREFIX = 'boardwalk.online.unsent.';

/** A move, and the log that it was made for. */
const form = shape({ hash, text: text(200, 1) });

export interface UnsentMove {
  readonly hash: string;
  readonly text: string;
}

/** Moves that the server has not answered yet, by match. They outlive a reload: the page has promised to send them. */
export class UnsentMoves {
  private readonly texts: TextStore;

  constructor(texts: TextStore) {
    this.texts = texts;
  }

  get(match: string): UnsentMove | undefined {
    const kept = this.texts.get(PREFIX + match);
    if (kept === undefined) return undefined;
    try {
      const read = form.read(JSON.parse(kept), 'unsent');
      return read.ok ? read.value : undefined;
    } catch {
      return undefined;
    }
  }

  keep(match: string, move: UnsentMove): void {
    this.texts.set(PREFIX + match, JSON.stringify(move));
  }

  drop(match: string): void {
    this.texts.remove(PREFIX + match);
  }
}

export const unsentMoves = new UnsentMoves(browserTexts);
