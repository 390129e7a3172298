import type { CHANCE, Seat, Viewer } from '../../core/game.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { Trail } from '../../core/trail.ts';
import type { Room } from '../../games/room.ts';

/** One line of the log in words. */
export interface LogLine {
  readonly seat: Seat | typeof CHANCE;
  readonly text: string;
  readonly words: string;
}

/** The log in words, as each viewer saw it. A line is put into words once. */
export class LogInWords {
  private readonly room: Room;
  private readonly match: Timeline;
  private readonly nameSeat: (seat: Seat) => string;
  private readonly told = new Map<Viewer, Trail<LogLine>>();

  constructor(room: Room, match: Timeline, nameSeat: (seat: Seat) => string) {
    this.room = room;
    this.match = match;
    this.nameSeat = nameSeat;
  }

  /** The array grows and shrinks with the match. */
  linesFor(viewer: Viewer): readonly LogLine[] {
    const trail = this.told.get(viewer) ?? this.match.derive((line) => this.tell(line, viewer));
    this.told.set(viewer, trail);
    return trail.all();
  }

  private tell(line: number, viewer: Viewer): LogLine {
    const seen = this.match.view(viewer);
    return {
      seat: seen.turnAt(line),
      text: seen.textAt(line),
      words: this.room.describeMove(seen.at(line), seen.moveAt(line), this.nameSeat),
    };
  }
}
