import type { Seat } from '../../core/game.ts';
import type { Decision } from '../../study/decision.ts';
import { isFault, type Mark } from '../../study/marks.ts';
import type { PlayerReport, Report } from '../../study/report.ts';
import { type Rest, restAt } from './joined.ts';

/** A seat's chance to win after a line of the log, from 0 to 1. */
export interface ChancePoint {
  /** Lines of the log up to here. */
  readonly ply: number;
  readonly chance: number;
  /** One standard error; 0 where it is known exactly. */
  readonly error: number;
  /** What was decided last; absent at the start of what is known. */
  readonly decision?: Decision;
}

export function decisionsOf({ lines }: Report): Decision[] {
  return lines.flatMap((line) => (line.kind === 'decision' ? [line.decision] : []));
}

/**
 * A seat's curve in the order of play, as far as the review has come: one point for every moment that is known. The result is
 * the last, and known from the first.
 */
export function chancesFor(report: Report, rests: readonly Rest[], seat: Seat, length: number): ChancePoint[] {
  const points = rests.map(({ from, chances, error, decision }) => ({
    ...{ ply: from, chance: chances[seat], error },
    ...(decision && { decision }),
  }));
  const isWhole = points.at(-1)?.ply === length;
  return report.over && !isWhole ? [...points, { ply: length, chance: report.players[seat].result, error: 0 }] : points;
}

/** Only what is marked is beyond doubt. */
export function isMistake(decision: Decision): decision is Decision & { readonly mark: Mark } {
  return isFault(decision.mark);
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

/** The next of them after a line of the log, or the last before it. */
export function mistakeBeside(mistakes: readonly Decision[], ply: number, way: 1 | -1): Decision | undefined {
  return way > 0 ? mistakes.find((each) => each.ply > ply) : mistakes.findLast((each) => each.ply < ply);
}

/** The same, and behind the last comes the first again. */
export function mistakeAround(mistakes: readonly Decision[], ply: number, way: 1 | -1): Decision | undefined {
  return mistakeBeside(mistakes, ply, way) ?? mistakes.at(way > 0 ? 0 : -1);
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

/**
 * What a decision changed for a seat, beside the chance that is told after it. Both are estimates of their own: a move that left
 * 13% cannot have cost 95%.
 */
export function changeTold(rests: readonly Rest[], { ply, effects }: Decision, seat: Seat): number {
  const rest = restAt(rests, ply + 1);
  if (!rest) return effects[seat];
  const [after, change] = [rest.chances[seat], (rest.effects ?? effects)[seat]];
  return Math.min(after, Math.max(after - 1, change));
}

/** What a mistake must have turned to be named as a turning point, and how many are named. */
const TURNED = 0.1;
const MOST_TURNS = 2;

/**
 * The mistakes that turned a match for a seat, in the order of play: those after the moment when the seat was furthest from its
 * result. What was given away before that was won back.
 */
export function turningPoints(
  rests: readonly Rest[],
  { seat, start, result }: Pick<PlayerReport, 'seat' | 'start' | 'result'>,
): Decision[] {
  const way = Math.sign(result - start);
  const furthest = Math.min(...rests.map(({ chances }) => way * chances[seat]));
  const from = rests.findLastIndex(({ chances }) => way * chances[seat] === furthest);
  const turned = (decision: Decision) => way * changeTold(rests, decision, seat);
  return rests
    .slice(from)
    .flatMap(({ decision }) => (decision && isMistake(decision) && turned(decision) >= TURNED ? [decision] : []))
    .sort((a, b) => turned(b) - turned(a))
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.ply - b.ply);
}

/** How many moments of a match are pictured. */
const MOST_MOMENTS = 3;

/** The moments to look at first, in the order of play: whatever changed most, by the numbers that are told of them. */
export function keyMoments(report: Report, rests: readonly Rest[], seat: Seat): Decision[] {
  const told = (decision: Decision) => Math.abs(changeTold(rests, decision, seat));
  return decisionsOf(report)
    .filter(isMistake)
    .sort((a, b) => told(b) - told(a))
    .slice(0, MOST_MOMENTS)
    .sort((a, b) => a.ply - b.ply);
}

/** What a seat's own mistakes cost it, and what those of the others gave it, each in all. */
export function mistakesTold(
  report: Report,
  rests: readonly Rest[],
  seat: Seat,
): { readonly own: number; readonly others: number } {
  const sums = { own: 0, others: 0 };
  for (const decision of decisionsOf(report).filter(isMistake))
    sums[decision.seat === seat ? 'own' : 'others'] += changeTold(rests, decision, seat);
  return { own: Math.max(0, -sums.own), others: Math.max(0, sums.others) };
}

/** What the mover gave away by it. */
export function lossTold(rests: readonly Rest[], decision: Decision): number {
  return -changeTold(rests, decision, decision.seat);
}

/**
 * The chance after a mistake and what it gave away, in whole per cents as they are told: wherever both are shown, the better
 * move is as far ahead as the words say.
 */
export function bothTold(
  rests: readonly Rest[],
  decision: Decision,
): { readonly chance: number; readonly loss: number } {
  const { ply, seat, chances } = decision;
  const chance = restAt(rests, ply + 1)?.chances[seat] ?? chances[seat];
  return { chance: asTold(chance), loss: asTold(lossTold(rests, decision)) };
}

/**
 * A seat's chance after anybody's mistake, and what it would be after the best move instead, in whole per cents as they are
 * told: the numbers of one player only, whoever moved.
 */
export function sideTold(
  rests: readonly Rest[],
  decision: Decision,
  seat: Seat,
): { readonly chance: number; readonly best: number; readonly change: number } {
  const { ply, chances } = decision;
  const chance = asTold(restAt(rests, ply + 1)?.chances[seat] ?? chances[seat]);
  const change = asTold(changeTold(rests, decision, seat));
  return { chance, best: chance - change, change };
}

function asTold(share: number): number {
  return Math.round(100 * share) / 100;
}
