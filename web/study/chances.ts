import type { Seat } from '../../core/game.ts';
import type { Decision } from '../../study/decision.ts';
import type { Mark } from '../../study/marks.ts';
import type { Report } from '../../study/report.ts';

/** A seat's chance to win after a line of the log, from 0 to 1. */
export interface ChancePoint {
  /** Lines of the log up to here. */
  readonly ply: number;
  readonly chance: number;
  /** One standard error; 0 where it is known exactly. */
  readonly error: number;
  /** What was decided; absent before a mistake and at the end of the match. */
  readonly decision?: Decision;
}

/** A marked decision and what it changed for a seat, in chance to win: below 0 where it cost. */
export interface Swing {
  readonly decision: Decision;
  readonly change: number;
}

export function decisionsOf({ lines }: Report): Decision[] {
  return lines.flatMap((line) => (line.kind === 'decision' ? [line.decision] : []));
}

/**
 * In the order of play, as far as the review has come; the result is the last, and known from the first. A mistake has two points, what it cost between
 * them: with the best move, and with the one that was played. Two neighbouring decisions would not show it: what the draw
 * between them brought may have been as much. Where cards are hidden every seat judges by its
 * own, and thinks better of itself than the others do: a curve through everybody's judgements would be a saw.
 */
export function chancesFor(report: Report, seat: Seat, length: number): ChancePoint[] {
  const isHidden = report.players.some(({ unknown }) => unknown !== 0);
  const points: ChancePoint[] = decisionsOf(report)
    .filter((decision) => !isHidden || decision.seat === seat)
    .flatMap((decision) => {
      const { ply, chanceError, chances } = decision;
      const after = { ply: ply + 1, chance: chances[seat], error: chanceError, decision };
      if (!isMistake(decision)) return [after];
      return [{ ply, chance: bestChance(decision, seat), error: decision.error }, after];
    });
  return report.over ? [...points, { ply: length, chance: report.players[seat].result, error: 0 }] : points;
}

/**
 * What the others' mistakes are marked by where a curve passes none of them, because cards are hidden: on the curve, at the
 * height that it has there.
 */
export function othersMarks(report: Report, seat: Seat, curve: readonly ChancePoint[]): ChancePoint[] {
  const passed = new Set(curve.map(({ decision }) => decision));
  return decisionsOf(report)
    .filter((decision) => decision.seat !== seat && isMistake(decision) && !passed.has(decision))
    .flatMap((decision) => {
      const ply = decision.ply + 1;
      const chance = heightAt(curve, ply);
      return chance === undefined ? [] : [{ ply, chance, error: 0, decision }];
    });
}

/** Between two points of a curve it is straight. */
function heightAt(curve: readonly ChancePoint[], ply: number): number | undefined {
  const to = curve.findLast((point) => point.ply === ply) ?? curve.find((point) => point.ply > ply);
  const from = curve.findLast((point) => point.ply <= ply) ?? to;
  if (!from || !to) return undefined;
  const share = from.ply === to.ply ? 1 : (ply - from.ply) / (to.ply - from.ply);
  return from.chance + share * (to.chance - from.chance);
}

/** A seat's chance to win had the best move been played, by the same dice. */
export function bestChance({ chances, effects }: Decision, seat: Seat): number {
  return Math.min(1, Math.max(0, chances[seat] - effects[seat]));
}

/** Only what is marked is beyond doubt. */
export function isMistake(decision: Decision): decision is Decision & { readonly mark: Mark } {
  return decision.mark !== undefined && decision.mark !== 'only';
}

/**
 * The decisions that changed a seat's chances most, its own and those of the others alike, in the order of play. Only what is marked is beyond doubt: two neighbouring points of the curve differ by chance alone.
 */
export function biggestSwings(report: Report, seat: Seat, most: number): Swing[] {
  const swings = decisionsOf(report)
    .filter(isMistake)
    .map((decision) => ({ decision, change: decision.effects[seat] }));
  return swings
    .sort((a, b) => size(b) - size(a))
    .slice(0, most)
    .sort((a, b) => a.decision.ply - b.decision.ply);
}

function size({ change }: Swing): number {
  return Math.abs(change);
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

/** What the draws after each move brought a seat, together: the move's number and the chance to win. */
export function luckByMove({ lines }: Report, seat: Seat, numbers: readonly number[]): [number, number][] {
  const sums = new Map<number, number>();
  for (const line of lines) {
    if (line.kind !== 'draw') continue;
    const move = numbers[line.ply];
    sums.set(move, (sums.get(move) ?? 0) + line.luck[seat]);
  }
  return [...sums];
}
