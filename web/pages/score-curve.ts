import type { Position, Seat } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import type { LogLine, LogLines } from '../session/log-in-words.ts';

/** The points after one turn of a seat, with whatever chance did after it. */
export interface CurveStep {
  readonly seat: Seat;
  /** The lines of the log that belong to it; the second is behind the last. */
  readonly from: number;
  readonly to: number;
  /** By seat. */
  readonly points: readonly number[];
}

/** How the score went, turn by turn. */
export interface Curve {
  readonly start: readonly number[];
  readonly steps: readonly CurveStep[];
  /** Where the next part of the match begins: behind so many steps, and its name. */
  readonly stages: readonly { readonly step: number; readonly name: string }[];
}

/** A turn that changed the difference between two seats more than most. */
export interface Swing {
  /** Which step of the curve. */
  readonly step: number;
  /** By so much it changed how far the first is ahead of the second. */
  readonly points: number;
  /** The one of the two whose line jumps: not always the one who moved. */
  readonly seat: Seat;
}

/** What a turn changed for one seat. */
interface Change {
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

type PointsOf = (position: Position) => readonly number[];

export function pointsBy({ pointsNow }: Pick<Room, 'pointsNow'>): PointsOf {
  return (position) => (pointsNow ? pointsNow(position) : Array.from(position.scores()));
}

export function curveOf(
  lines: LogLines,
  positions: readonly Position[],
  room: Pick<Room, 'pointsNow' | 'stageOf'>,
): Curve {
  const pointsOf = pointsBy(room);
  const log = Array.from(lines);
  const starts = startsOf(log);
  const steps = starts.map((from, at) => {
    const to = starts[at + 1] ?? log.length;
    return { seat: log[from].seat, from, to, points: pointsOf(positions[to]) };
  });
  const names = steps.map(({ to }) => room.stageOf?.(positions[to]) ?? '');
  const stages = names.flatMap((name, at) => (at > 0 && name !== names[at - 1] ? [{ step: at + 1, name }] : []));
  return { start: pointsOf(positions[starts[0] ?? 0]), steps, stages };
}

/** The lines that begin a turn. */
function startsOf(log: readonly LogLine[]): readonly number[] {
  return log.flatMap(({ turn }, line) => (turn === (log[line - 1]?.turn ?? 0) ? [] : [line]));
}

/**
 * The turns that changed most how far the first was ahead of the second: nothing cleverer, so that everybody can check it.
 * The story needs the greatest of every part of the match and the greatest for the winner, so these come before larger
 * ones; and no two that `tell` says the same of. In the order of play. The turn that ends a part of the match is none of
 * them: what the next part begins with is counted with it, and that is nobody's great move.
 */
export function swingsOf(curve: Curve, most: number, tell = (step: number) => `${step}`): readonly Swing[] {
  const { stages } = curve;
  const all = allSwings(curve)
    .filter(({ step, points }) => points > 0 && !stages.some((stage) => stage.step === step + 1))
    .sort((a, b) => b.points - a.points || a.step - b.step);
  const begins = [0, ...stages.map(({ step }) => step)];
  const greatest = begins.map((from, part) => all.find(({ step }) => step >= from && !(step >= begins[part + 1])));
  const told = new Map<string, Swing>();
  for (const swing of [...greatest, all.find(({ isForFirst }) => isForFirst), ...all]) {
    if (told.size === most) break;
    if (!swing || told.has(tell(swing.step))) continue;
    const { step, points, seat } = swing;
    told.set(tell(step), { step, points, seat });
  }
  return [...told.values()].sort((a, b) => a.step - b.step);
}

/** Every turn, and whether it was good for the one who comes first in the end. */
function allSwings({ start, steps }: Curve): (Swing & { readonly isForFirst: boolean })[] {
  const end = steps.at(-1)?.points ?? start;
  const [first, second] = [...end.keys()].sort((a, b) => end[b] - end[a]);
  if (second === undefined) return [];
  return steps.map(({ points }, step) => {
    const before = steps[step - 1]?.points ?? start;
    const change = (seat: Seat) => points[seat] - before[seat];
    const size = (seat: Seat) => Math.abs(change(seat));
    const [seat] = [first, second].sort((a, b) => size(b) - size(a) || change(b) - change(a));
    const lead = change(first) - change(second);
    return { step, points: Math.abs(lead), seat, isForFirst: lead > 0 };
  });
}

/** Whose points a turn changed, from the end of the turn before it to its own. */
export function changesOf({ start, steps }: Curve, step: number): readonly Change[] {
  const [before, after] = [steps[step - 1]?.points ?? start, steps[step].points];
  const changes = before.map((points, seat) => ({ seat, before: points, after: after[seat] }));
  return changes.filter((change) => change.before !== change.after);
}

/**
 * The lines of a turn that made its changes, cards that chance brought included. All of them: one line beside what the whole
 * turn changed would be credited with what the others did.
 */
export function tellingLines(
  curve: Curve,
  step: number,
  positions: readonly Position[],
  pointsOf: PointsOf,
): readonly number[] {
  const { from, to } = curve.steps[step];
  const changes = changesOf(curve, step);
  const points = positions.slice(from, to + 1).map(pointsOf);
  return Array.from({ length: to - from }, (_, at) => at)
    .filter((at) => changes.some(({ seat }) => points[at][seat] !== points[at + 1][seat]))
    .map((at) => from + at);
}
