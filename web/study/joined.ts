import type { Seat } from '../../core/game.ts';
import type { Decision } from '../../study/decision.ts';
import type { Report } from '../../study/report.ts';
import { plyOf } from '../../study/review.ts';

/** A moment of a match between two decisions, draws included, and everybody's chance to win there. */
export interface Rest {
  /** Lines of the log before it, without the draws that belong to it and with them. */
  readonly from: number;
  readonly to: number;
  /** From 0 to 1, by seat. */
  readonly chances: readonly number[];
  /** Twice this reaches to what each search found; 0 where it is known exactly. */
  readonly error: number;
  /** What was decided last; absent at the start, and where the review has not come yet. */
  readonly decision?: Decision;
}

/** What one search says of a moment. */
interface Finding {
  readonly seat: Seat;
  readonly chances: readonly number[];
  readonly error: number;
  readonly isExact: boolean;
}

/** A moment with the searches that know it: of the decision before it and of the one after it. */
interface Moment extends Pick<Rest, 'from' | 'to' | 'decision'> {
  readonly findings: readonly Finding[];
}

/**
 * One number for every moment that the review knows, in the order of play. Each decision has a search of its own, which thinks well of
 * the seat that moves: told as they are, what a move left and what the next one began with would contradict each other. The
 * chance between two moves is the mean of both. Where cards are hidden, every seat judges by its own: there it is the
 * mean of what all seats think, each followed from its last decision to its next one.
 */
export function joinedChances(report: Report, length: number): Rest[] {
  const moments = momentsOf(report);
  const isHidden = report.players.some(({ unknown }) => unknown !== 0);
  const seats = report.players.map((_, seat) => seat);
  return moments.map(({ findings, ...moment }, at) => {
    if (report.over && moment.to === length)
      return { ...moment, chances: report.players.map(({ result }) => result), error: 0 };
    const known = isHidden ? seats.flatMap((seat) => viewOf(moments, seat, at)) : surest(findings);
    return { ...moment, ...meanOf(known) };
  });
}

/** The moment at a line of the log; nothing where the review has not come yet. */
export function restAt(rests: readonly Rest[], ply: number): Rest | undefined {
  return rests.find(({ from, to }) => from <= ply && ply <= to);
}

function momentsOf({ lines, showsLuck, players }: Report): Moment[] {
  const moments: Moment[] = [];
  for (const line of lines) {
    const ply = plyOf(line);
    const last = moments.at(-1)?.to === ply ? moments.pop() : undefined;
    if (line.kind === 'draw') {
      const luck = showsLuck ? line.luck : players.map(() => 0);
      if (last) moments.push({ ...last, to: ply + 1, findings: last.findings.map((each) => lucky(each, luck)) });
      continue;
    }
    const { decision } = line;
    const { seat, chances, effects, exact: isExact } = decision;
    const best = chances.map((chance, each) => chance - effects[each]);
    const before = { seat, chances: best, error: decision.error + decision.chanceError, isExact };
    const after = { seat, chances, error: decision.chanceError, isExact };
    moments.push({ ...(last ?? { from: ply, to: ply }), findings: [...(last?.findings ?? []), before] });
    moments.push({ from: ply + 1, to: ply + 1, decision, findings: [after] });
  }
  return moments;
}

/** What a draw brought was not foreseen by the search before it. */
function lucky(finding: Finding, luck: readonly number[]): Finding {
  return { ...finding, chances: finding.chances.map((chance, seat) => chance + luck[seat]) };
}

/** An ending that was searched to the last needs no second opinion. */
function surest(findings: readonly Finding[]): readonly Finding[] {
  const exact = findings.filter(({ isExact }) => isExact);
  return exact.length > 0 ? exact : findings;
}

/** What a seat thinks of a moment, on a straight line between its own decisions; nothing where it has decided nothing. */
function viewOf(moments: readonly Moment[], seat: Seat, at: number): Finding[] {
  const own = (moment: Moment) => surest(moment.findings.filter((each) => each.seat === seat));
  const isOwn = (moment: Moment) => own(moment).length > 0;
  const left = moments.findLastIndex((moment, each) => each <= at && isOwn(moment));
  const right = moments.findIndex((moment, each) => each >= at && isOwn(moment));
  if (left < 0 && right < 0) return [];
  const [from, to] = [left < 0 ? right : left, right < 0 ? left : right];
  const share = from === to ? 0 : (at - from) / (to - from);
  const [before, after] = [meanOf(own(moments[from])), meanOf(own(moments[to]))];
  const chances = before.chances.map((chance, each) => chance + share * (after.chances[each] - chance));
  return [{ seat, chances, error: Math.max(before.error, after.error), isExact: false }];
}

/** The mean, with an error as large as the searches are apart. */
function meanOf(findings: readonly Finding[]): Pick<Rest, 'chances' | 'error'> {
  const columns = findings[0].chances.map((_, seat) => findings.map(({ chances }) => chances[seat]));
  const chances = columns.map((each) => limited(each.reduce((sum, chance) => sum + chance, 0) / each.length));
  const apart = Math.max(...columns.map((each) => Math.max(...each) - Math.min(...each)));
  return { chances, error: Math.max(apart / 4, ...findings.map(({ error }) => error / Math.sqrt(findings.length))) };
}

function limited(chance: number): number {
  return Math.min(1, Math.max(0, chance));
}
