import { useEffect, useState } from 'preact/hooks';
import type { Move, Position, Seat } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import type { FinalPoints } from '../../study/final-points.ts';
import { WorkerJudge } from '../study/judges.ts';

/** How a match ends for a seat, on average, after a move. */
interface SeatEnd {
  readonly seat: Seat;
  readonly points: number;
  /** Standard error of the difference to the same after the first of the moves that were asked about. */
  readonly doubt: number;
  /** What the points come from, source by source. */
  readonly sources: readonly number[];
}

/** The average final points after a move: of the seat to act and of its strongest rival, in the order of seats. */
export type Ends = readonly SeatEnd[];

/** By move; no entries where nobody knows, and undefined while it is asked. */
export type KnownEnds = ReadonlyMap<Move, Ends> | undefined;

const NOTHING: ReadonlyMap<Move, Ends> = new Map();

/**
 * Asks a judge, in the background, how the match ends after some moves. With `goesOn` it follows matches beyond where their quick
 * players stop and guess: that is good enough to tell two moves apart.
 */
export function useFinalPoints(room: Room, view: Position, moves: readonly Move[], goesOn = false): KnownEnds {
  const [found, setFound] = useState<{ readonly key: string; readonly ends: ReadonlyMap<Move, Ends> }>();
  // By what they say: the lists are made again with every draw of the page.
  const key = room.about.together || moves.length === 0 ? '' : JSON.stringify([room.game.format(view), moves]);
  useEffect(() => {
    if (key === '') return;
    const asked: readonly Move[] = JSON.parse(key)[1];
    const judge = new WorkerJudge();
    const texts = asked.map((move) => room.game.formatMove(view, move));
    const question = { kind: 'ends', game: room.game.id, care: 'usual', view: room.game.format(view) } as const;
    judge.ask({ ...question, moves: texts, goesOn }).then((answer) => {
      judge.dismiss();
      if (answer.kind !== 'ends') return setFound({ key, ends: NOTHING });
      const ends = (answer.points ?? []).map((points, at) => [asked[at], endsOf(points, view.turn)] as const);
      setFound({ key, ends: new Map(ends) });
    });
    return () => judge.dismiss();
  }, [room, view, key, goesOn]);
  if (key === '') return NOTHING;
  return found?.key === key ? found.ends : undefined;
}

/** Whether a match always ends so: averages have fractions. */
export function isSettled(ends: Ends): boolean {
  return ends.every(({ points }) => Number.isInteger(points));
}

/** As it is told: nobody reads more than whole points. */
export function roundedEnds(ends: Ends): readonly { readonly seat: Seat; readonly points: number }[] {
  return ends.map(({ seat, points }) => ({ seat, points: Math.round(points) }));
}

/**
 * Whether the average end says the same as the chance to win beside it. The better search behind the chance may know better
 * than quick players do: “100%” above an end that is lost would only puzzle.
 */
export function agreesWith(ends: Ends, win: number, { seats, turn }: Pick<Position, 'seats' | 'turn'>): boolean {
  const lead = leadOf(ends, turn);
  if (lead === 0) return isSettled(ends) || (win > 0 && win < 1);
  return lead < 0 ? win <= HALF : win >= 1 / seats;
}

/** The average end as it may stand beside a chance to win, which is the better search: where the two agree. */
export function endsBeside(
  ends: Ends | undefined,
  win: number | undefined,
  view: Pick<Position, 'seats' | 'turn'>,
): Ends | undefined {
  return ends && (win === undefined || agreesWith(ends, win, view)) ? ends : undefined;
}

const HALF = 0.5;

function leadOf(ends: Ends, own: Seat): number {
  return roundedEnds(ends).reduce((lead, { seat, points }) => lead + (seat === own ? points : -points), 0);
}

export function endsOf({ points, doubts, sources }: FinalPoints, seat: Seat): Ends {
  const each = points.map((won, at) => ({
    ...{ seat: at, points: won, doubt: doubts[at] },
    sources: sources.map((bySeat) => bySeat[at]),
  }));
  const [rival] = each.filter((other) => other.seat !== seat).toSorted((a, b) => b.points - a.points);
  return [each[seat], rival].toSorted((a, b) => a.seat - b.seat);
}
