import { browserTexts, type TextStore } from '../../kit/text-store.ts';

const PREFIX = 'boardwalk.online.read.';

/** Up to when this browser has seen what was said at a table, by the server's clock. */
export class ReadTalk {
  private readonly texts: TextStore;

  constructor(texts: TextStore) {
    this.texts = texts;
  }

  get(match: string): number {
    return Number(this.texts.get(PREFIX + match)) || 0;
  }

  keep(match: string, time: number): void {
    if (time > this.get(match)) this.texts.set(PREFIX + match, String(time));
  }
}

export const readTalk = new ReadTalk(browserTexts);
