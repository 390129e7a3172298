import { replay, type Timeline } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import type { TableNews } from '../../online/messages/news.ts';
import type { TableLine } from '../online/table-line.ts';

export type Filed = Extract<TableNews, { readonly type: 'record' }>;

/** A match that is over as the server files it: whole, with what its dice follow from. Asked for once. */
export class FiledMatch {
  private readonly room: Room;
  private readonly line: Pick<TableLine, 'ask'>;
  private readonly tell: () => void;
  private isAsked = false;
  file: Filed | undefined;
  /** With nothing hidden. */
  whole: Timeline | undefined;

  constructor({ room, line }: { readonly room: Room; readonly line: Pick<TableLine, 'ask'> }, tell: () => void) {
    this.room = room;
    this.line = line;
    this.tell = tell;
  }

  async fetch(): Promise<void> {
    if (this.isAsked) return;
    this.isAsked = true;
    const answer = await this.line.ask({ type: 'record' });
    if (answer.type !== 'record') return;
    this.file = answer;
    const whole = replay(this.room.game, answer.record);
    this.whole = whole.ok ? whole.value : undefined;
    this.tell();
  }
}
