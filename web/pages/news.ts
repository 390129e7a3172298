import { CHANCE, OVER, type Seat, type Turn, type Viewer } from '../../core/game.ts';
import type { Mark } from '../../kit/draw/place.ts';
import type { Who } from '../../texts/who.ts';
import type { LogLine, LogLines } from '../session/log-in-words.ts';

export interface Deed {
  readonly words: string;
  readonly times: number;
}

/** What one player did in one turn. */
export interface NewsItem {
  readonly seat: Seat;
  /** Who moved then, where that may not be the one who has the seat now. */
  readonly who?: Who | undefined;
  /** "1", "2": the same sign is on the board. None where there is nothing to tell apart: it would look like a point. */
  readonly sign: string;
  /** What they did, and how often where more than once. */
  readonly did: readonly Deed[];
  /** The first and the last line of the log that belong to it. */
  readonly from: number;
  readonly to: number;
}

interface TurnTaken {
  readonly seat: Seat;
  readonly lines: readonly number[];
}

/**
 * What others have done since the viewer's last turn, turn by turn. While the viewer is in the middle of a turn, it is what
 * came before that turn. Somebody who only watches is told what came since the seat to act was last on turn.
 */
export function newsFor(log: LogLines, viewer: Viewer, turn: Turn): readonly NewsItem[] {
  // Once the match is over the board belongs to its ending.
  if (turn === OVER) return [];
  const eye = viewer === 'spectator' ? turn : viewer;
  return turnsSince(log, eye, turn === eye)
    .map(({ seat, lines }) => ({ seat, lines, did: countAlike(lines.map((line) => log.at(line)?.news ?? '')) }))
    .filter(({ did }) => did.length > 0)
    .map(({ seat, lines, did }, at, all) => ({
      seat,
      who: log.at(lines[lines.length - 1])?.who,
      sign: all.length === 1 ? '' : `${at + 1}`,
      did,
      from: lines[0],
      to: lines[lines.length - 1],
    }));
}

/** The same words are not said twice, and what goes without saying has none. */
function countAlike(all: readonly string[]): readonly Deed[] {
  return [...new Set(all)]
    .filter((words) => words !== '')
    .map((words) => ({ words, times: all.filter((each) => each === words).length }));
}

/**
 * The turns of others since a seat's last one, decisions one after the other by the same seat; draws by chance belong to
 * nobody. Read from the end: a long match must not make every move wait. `isActing` when the seat may be in mid-turn.
 * In a new part of the match the turn that began it comes first: who had no pieces left before may have all of them again.
 */
function turnsSince(log: LogLines, eye: Seat, isActing: boolean): readonly TurnTaken[] {
  const turns: { seat: Seat; lines: number[] }[] = [];
  for (let line = log.length - 1; line >= 0; line--) {
    const told = log.at(line);
    const seat = told?.seat ?? CHANCE;
    const isOwnTurn = isActing && turns.length === 0;
    if (seat === eye && (!isOwnTurn || told?.endsStage)) break;
    if (seat === CHANCE || seat === eye) continue;
    if (turns[0]?.seat === seat) turns[0].lines.unshift(line);
    else turns.unshift({ seat, lines: [line] });
    if (told?.endsStage) break;
  }
  return turns;
}

/** The places of what is told, with its signs. */
export function marksOf(news: readonly NewsItem[], log: LogLines): readonly Mark[] {
  return news.map(({ seat, sign, from, to }) => ({
    seat,
    sign,
    kind: 'past',
    places: log.slice(from, to + 1).flatMap((line) => (line.seat === seat ? line.places : [])),
  }));
}

/** The place of one move, lit: for a line of the log that is pointed at, and for the last move of a match looked back on. */
export function markOf({ seat, places }: Pick<LogLine, 'seat' | 'places'>): Mark {
  return { seat, sign: '', kind: 'lit', places };
}

/** The line of a seat's move, by its number; rolls have none. */
export function lineOfMove(log: LogLines, move: number): LogLine | undefined {
  for (const line of log) if (line.seat >= 0 && line.move === move) return line;
  return undefined;
}
