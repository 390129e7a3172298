import type { Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import type { TextStore } from '../../kit/text-store.ts';

const KEY = 'boardwalk.draft.';

/** The position of each game that somebody set up last: a browser keeps what can be read again. */
export class DraftStore {
  private readonly texts: TextStore;

  constructor(texts: TextStore) {
    this.texts = texts;
  }

  load({ game }: Room): Position | undefined {
    const read = game.parse(this.texts.get(KEY + game.id) ?? '');
    return read.ok ? read.value : undefined;
  }

  save({ game }: Room, draft: Position): void {
    const text = game.format(draft);
    if (game.parse(text).ok) this.texts.set(KEY + game.id, text);
  }
}
