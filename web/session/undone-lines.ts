import type { Seat, Viewer } from '../../core/game.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import { LogInWords, type LogLine } from './log-in-words.ts';
import type { Undone } from './undone.ts';

/** What was taken back in words, as each viewer saw it. */
export class UndoneLines {
  private readonly room: Room;
  private readonly match: Timeline;
  private readonly nameSeat: (seat: Seat) => string;
  private of: Undone | undefined;
  private words: LogInWords | undefined;

  constructor(room: Room, match: Timeline, nameSeat: (seat: Seat) => string) {
    this.room = room;
    this.match = match;
    this.nameSeat = nameSeat;
  }

  linesFor(undone: Undone, viewer: Viewer): readonly LogLine[] {
    if (undone.lines.length === 0) return [];
    if (this.of !== undone) {
      this.of = undone;
      this.words = this.playOn(undone);
    }
    return this.words?.linesFor(viewer).slice(this.match.length) ?? [];
  }

  private playOn({ lines }: Undone): LogInWords | undefined {
    const all = this.match.fork(this.match.length);
    // What a browser has kept may not fit the match.
    return all.follow([...all.log, ...lines]) ? undefined : new LogInWords(this.room, all, this.nameSeat);
  }
}
