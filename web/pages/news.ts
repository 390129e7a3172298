import { OVER, type Seat, type Turn, type Viewer } from '../../core/game.ts';
import type { Mark } from '../../kit/draw/place.ts';
import type { LogLine, LogLines } from '../session/log-in-words.ts';

export interface Deed {
  readonly words: string;
  readonly times: number;
}

/** What one player did in one turn. */
export interface NewsItem {
  readonly seat: Seat;
  /** "1", "2": the same sign stands on the board. */
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
  const turns = turnsIn(log);
  const eye = viewer === 'spectator' ? turn : viewer;
  const isActing = turn === eye && turns.at(-1)?.seat === eye;
  const past = isActing ? turns.slice(0, -1) : turns;
  const since = past.findLastIndex(({ seat }) => seat === eye) + 1;
  return past.slice(since).map(({ seat, lines }, at) => ({
    seat,
    sign: `${at + 1}`,
    did: countAlike(lines.map((line) => log.at(line)?.news ?? '')),
    from: lines[0],
    to: lines[lines.length - 1],
  }));
}

/** The same words are not said twice. */
function countAlike(all: readonly string[]): readonly Deed[] {
  return [...new Set(all)].map((words) => ({ words, times: all.filter((each) => each === words).length }));
}

/** Decisions one after the other by the same seat; draws by chance belong to nobody. */
function turnsIn(log: LogLines): readonly TurnTaken[] {
  const turns: { seat: Seat; lines: number[] }[] = [];
  let line = -1;
  for (const { seat } of log) {
    line++;
    if (seat < 0) continue;
    const last = turns.at(-1);
    if (last?.seat === seat) last.lines.push(line);
    else turns.push({ seat, lines: [line] });
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

/** The line of a seat's move, by its number; rolls have none. */
export function lineOfMove(log: LogLines, move: number): LogLine | undefined {
  for (const line of log) if (line.seat >= 0 && line.move === move) return line;
  return undefined;
}
