import { CHANCE, type Move, OVER, type Position, type Seat, type Turn, type Viewer } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { must } from '../../core/result.ts';
import type { Room } from '../../games/room.ts';

/** One line of the log in words. */
export interface LogLine {
  readonly seat: Seat | typeof CHANCE;
  readonly text: string;
  readonly words: string;
}

/** What one viewer saw so far; grows with the log. */
interface Memory {
  readonly positions: Position[];
  readonly lines: LogLine[];
}

/**
 * A match's way to where it stands, position by position. It follows the log, so that a move costs one step and not a
 * replay of everything before it.
 */
export class Past {
  private readonly room: Room;
  private readonly nameSeat: (seat: Seat) => string;
  private readonly log: string[] = [];
  private readonly moves: Move[] = [];
  /** The start, then the position after each log line. Nobody plays on these. */
  private readonly positions: Position[];
  private readonly memories = new Map<Viewer, Memory>();

  constructor(room: Room, match: Match, nameSeat: (seat: Seat) => string) {
    this.room = room;
    this.nameSeat = nameSeat;
    this.positions = [room.game.start(match.seats, match.settings)];
    this.follow(match.log);
  }

  /** Goes back to where the log parts from what is known, and on to its end. */
  follow(log: readonly string[]): void {
    let same = 0;
    while (same < log.length && this.log[same] === log[same]) same++;
    this.forgetAfter(same);
    for (const text of log.slice(same)) {
      const position = this.positions[this.positions.length - 1].copy();
      const move = must(this.room.game.parseMove(position, text));
      position.play(move);
      this.log.push(text);
      this.moves.push(move);
      this.positions.push(position);
    }
  }

  /** Who made a log line. */
  turnAt(line: number): Turn {
    return this.positions[line].turn;
  }

  /** True when a roll after the first `from` log lines was not seen by everybody. */
  hidesRolls(from: number): boolean {
    return this.moves.some((move, line) => {
      if (line < from || this.turnAt(line) !== CHANCE) return false;
      return this.positions[line].viewMove(move, 'spectator') !== move;
    });
  }

  /** Every position from the start, as the viewer may know it now: once the match is over nothing is a secret. */
  positionsFor(viewer: Viewer): readonly Position[] {
    const isOver = this.positions[this.positions.length - 1].turn === OVER;
    return isOver ? this.positions : this.recall(viewer).positions.slice();
  }

  /** The log in words, as the viewer saw it. */
  linesFor(viewer: Viewer): readonly LogLine[] {
    return this.recall(viewer).lines.slice();
  }

  private recall(viewer: Viewer): Memory {
    const memory = this.memories.get(viewer) ?? { positions: [this.positions[0].view(viewer)], lines: [] };
    this.memories.set(viewer, memory);
    for (let line = memory.lines.length; line < this.log.length; line++) {
      memory.lines.push(this.tell(line, memory.positions[line], viewer));
      memory.positions.push(this.positions[line + 1].view(viewer));
    }
    return memory;
  }

  private tell(line: number, seen: Position, viewer: Viewer): LogLine {
    const shown = this.positions[line].viewMove(this.moves[line], viewer);
    return {
      seat: this.turnAt(line),
      text: this.room.game.formatMove(seen, shown),
      words: this.room.describeMove(seen, shown, this.nameSeat),
    };
  }

  private forgetAfter(line: number): void {
    this.log.length = line;
    this.moves.length = line;
    this.positions.length = line + 1;
    for (const { positions, lines } of this.memories.values()) {
      lines.length = Math.min(lines.length, line);
      positions.length = lines.length + 1;
    }
  }
}
