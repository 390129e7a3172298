import type { Seat } from '../../core/game.ts';
import type { Decision } from '../../study/decision.ts';
import type { Report } from '../../study/report.ts';

/** A seat's chance to win after a line of the log, from 0 to 1. */
export interface ChancePoint {
  /** Lines of the log up to here. */
  readonly ply: number;
  readonly chance: number;
  /** One standard error; 0 where it is known exactly. */
  readonly error: number;
  /** What was decided; absent at the end of the match. */
  readonly decision?: Decision;
}

/** A moment at which a seat's chances changed much, and more than they may be off. */
export interface TurningPoint {
  readonly ply: number;
  readonly from: number;
  readonly to: number;
}

export function decisionsOf({ lines }: Report): Decision[] {
  return lines.flatMap((line) => (line.kind === 'decision' ? [line.decision] : []));
}

/** In the order of play, as far as the review has come; the result is the last. */
export function chancesFor(report: Report, seat: Seat, length: number): ChancePoint[] {
  const points: ChancePoint[] = decisionsOf(report).map((decision) => ({
    ply: decision.ply + 1,
    chance: decision.chances[seat],
    error: decision.chanceError,
    decision,
  }));
  const isWhole = report.over && report.lines.length === length;
  return isWhole ? [...points, { ply: length, chance: report.players[seat].result, error: 0 }] : points;
}

/** Standard errors that are allowed for before a change is called one. */
const SURE = 2;

/** What changes less is no turning point, however sure it is: as much as an inaccuracy gives away. */
const LEAST = 0.05;

/** The greatest changes, in the order of play. */
export function turningPoints(points: readonly ChancePoint[], most: number): TurningPoint[] {
  const changes = points.slice(1).map((point, at) => ({
    ply: point.ply,
    from: points[at].chance,
    to: point.chance,
    doubt: SURE * Math.hypot(point.error, points[at].error),
  }));
  return changes
    .filter(({ from, to, doubt }) => Math.abs(to - from) >= Math.max(LEAST, doubt))
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply)
    .map(({ ply, from, to }) => ({ ply, from, to }));
}

/**
 * What is worth another try: mistakes and blunders, or where there were none the inaccuracies; and the one that is looked
 * at, by its line, however small.
 */
export function mistakesOf(report: Report, seat: Seat, shown?: number): Decision[] {
  const own = decisionsOf(report).filter((decision) => decision.seat === seat);
  const grave = own.filter(({ mark }) => mark === 'mistake' || mark === 'blunder');
  const isWanted = ({ mark, ply }: Decision) => mark === 'inaccuracy' && (grave.length === 0 || ply === shown);
  return own.filter((decision) => grave.includes(decision) || isWanted(decision));
}
