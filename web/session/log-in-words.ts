import { CHANCE, type Move, type Position, type Seat, type Viewer } from '../../core/game.ts';
import type { Timeline } from '../../core/timeline.ts';
import type { Row, Trail } from '../../core/trail.ts';
import type { Room } from '../../games/room.ts';
import type { Place } from '../../kit/draw/place.ts';
import type { Who } from '../../texts/who.ts';
import { numberOf } from '../counted.ts';

/** One line of the log in words. */
export interface LogLine {
  readonly seat: Seat | typeof CHANCE;
  /** Who moved, where that is not the one who has the seat now: a computer player for somebody, or they themselves before. */
  readonly who?: Who | undefined;
  readonly text: string;
  readonly words: string;
  /** The same for the eye, where the board shows the place; the words say it to those who listen. */
  readonly seen?: string | undefined;
  /** For a roll that says more than the move that asked for it: what the log tells instead of that move. */
  readonly instead?: string | undefined;
  /** The same beside a mark on the board; empty for rolls. */
  readonly news: string;
  /** How many moves of seats there are up to here: what a table counts. Rolls are not counted. */
  readonly move: number;
  /** What people are told of it: the number of its turn, where a turn is several moves, else of its move. */
  readonly number: number;
  /** How many turns there are up to here: what a seat decides in a row is one, unless each move is (`isMoveATurn`). */
  readonly turn: number;
  /** Who decided last, here or before. */
  readonly mover: Seat | undefined;
  /** It ended a part of the match: what was told of that part no longer holds. */
  readonly endsStage?: boolean;
  /** Where on the table it happened. */
  readonly places: readonly Place[];
}

/** The log as it was at one moment. */
export type LogLines = Row<LogLine>;

/** Eyes that nothing is hidden from: how a match is told once it is over. */
export const ALL_SEEING = 'all-seeing';
type Eyes = Viewer | typeof ALL_SEEING;

/** The log in words, as each viewer saw it. A line is put into words once. */
export class LogInWords {
  private readonly room: Room;
  private readonly match: Timeline;
  private readonly nameSeat: (seat: Seat) => string;
  private readonly whoAt: ((line: number, seat: Seat) => Who) | undefined;
  private readonly told = new Map<Eyes, Trail<LogLine>>();

  constructor(
    room: Room,
    match: Timeline,
    nameSeat: (seat: Seat) => string,
    whoAt?: (line: number, seat: Seat) => Who,
  ) {
    this.room = room;
    this.match = match;
    this.nameSeat = nameSeat;
    this.whoAt = whoAt;
  }

  linesFor(eyes: Eyes): LogLines {
    const trail: Trail<LogLine> =
      this.told.get(eyes) ?? this.match.derive((line) => this.tell(line, eyes, trail.known(line - 1)));
    this.told.set(eyes, trail);
    return trail.soFar();
  }

  private tell(line: number, eyes: Eyes, last: LogLine | undefined): LogLine {
    const seen = eyes === ALL_SEEING ? this.match : this.match.view(eyes);
    const seat = seen.turnAt(line);
    const before = seen.at(line);
    const move = seen.moveAt(line);
    const goesOn = seat === last?.mover && !this.room.isMoveATurn;
    const moves = (last?.move ?? 0) + (seat === CHANCE ? 0 : 1);
    return {
      seat,
      ...(seat !== CHANCE && this.whoAt && { who: this.whoAt(line, seat) }),
      move: moves,
      number: seat === CHANCE ? (last?.number ?? 0) : numberOf(this.room, before, moves),
      turn: (last?.turn ?? 0) + (seat === CHANCE || goesOn ? 0 : 1),
      mover: seat === CHANCE ? last?.mover : seat,
      text: seen.textAt(line),
      words: this.room.describeMove(before, move, this.nameSeat),
      seen: this.room.logMove?.(before, move, this.nameSeat),
      instead: seat === CHANCE ? this.room.tellRoll?.(before, move) : undefined,
      news: seat === CHANCE ? '' : this.tellNews(before, move),
      ...(this.room.stageOf && { endsStage: this.room.stageOf(before) !== this.room.stageOf(seen.at(line + 1)) }),
      places: this.room.placesOf?.(before, move) ?? [],
    };
  }

  private tellNews(before: Position, move: Move): string {
    const { room, nameSeat } = this;
    return room.tellMove ? room.tellMove(before, move, nameSeat) : room.describeMove(before, move, nameSeat);
  }
}
