import type { Seat } from '../../core/game.ts';
import type { Decision } from '../../study/decision.ts';
import { isFault } from '../../study/marks.ts';
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
  /** What is told that it changed, by seat, where it was a mistake: mistakes in a row may leave less to give away than each was found to. */
  readonly effects?: readonly number[];
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
  /** What its draws brought, by seat. */
  readonly luck: readonly number[];
}

/**
 * One number for every moment that the review knows, in the order of play. Each decision has a search of its own, which thinks well of
 * the seat that moves: told as they are, what a move left and what the next one began with would contradict each other. The
 * chance between two moves is the mean of both. Where cards are hidden, every seat judges by its own: there it is the
 * mean of what all seats think, each followed from its last decision to its next one. A mistake lowers the curve by what is
 * told that it cost.
 */
export function joinedChances(report: Report, length: number): Rest[] {
  const moments = momentsOf(report);
  const isHidden = report.players.some(({ unknown }) => unknown !== 0);
  const seats = report.players.map((_, seat) => seat);
  const rests = moments.map(({ findings, luck: _, ...moment }, at) => {
    if (report.over && moment.to === length)
      return { ...moment, chances: report.players.map(({ result }) => result), error: 0 };
    const known = isHidden ? seats.flatMap((seat) => viewOf(moments, seat, at)) : surest(findings);
    return { ...moment, ...meanOf(known) };
  });
  return keepFaults(
    rests,
    moments.map(({ luck }) => luck),
  );
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
      if (last) moments.push(withDraw(last, luck));
      continue;
    }
    const { decision } = line;
    const { seat, chances, effects, exact: isExact } = decision;
    const best = chances.map((chance, each) => chance - effects[each]);
    const before = { seat, chances: best, error: decision.error + decision.chanceError, isExact };
    const after = { seat, chances, error: decision.chanceError, isExact };
    const none = { from: ply, to: ply, luck: players.map(() => 0), findings: [] };
    moments.push({ ...(last ?? none), findings: [...(last?.findings ?? []), before] });
    moments.push({ ...none, from: ply + 1, to: ply + 1, decision, findings: [after] });
  }
  return moments;
}

/** What a draw brought was not foreseen by the search before it. */
function withDraw(moment: Moment, luck: readonly number[]): Moment {
  const findings = moment.findings.map((each) => ({ ...each, chances: added(each.chances, luck) }));
  return { ...moment, to: moment.to + 1, findings, luck: added(moment.luck, luck) };
}

function added(some: readonly number[], more: readonly number[]): number[] {
  return some.map((value, seat) => value + more[seat]);
}

/**
 * The searches of two neighbouring moves disagree by more than some mistakes cost. Moments with nothing but marked mistakes
 * between them are moved together, to where they fit best what was found, and keep the steps that are told of them.
 */
function keepFaults(rests: readonly Rest[], luck: readonly (readonly number[])[]): Rest[] {
  const kept = [...rests];
  for (let first = 0, next = 1; first < rests.length; first = next++) {
    while (isFaultBetween(rests[next - 1], rests[next])) next++;
    if (next - first === 1) continue;
    const run = rests.slice(first, next);
    const columns = run[0].chances.map((_, seat) => columnOf(run, luck.slice(first, next), seat));
    const share = Math.min(...columns.map(shareOf));
    for (const [at, rest] of run.entries()) {
      const chances = columns.map((column) => chanceIn(column, share, at));
      const effects = at === 0 ? undefined : rest.decision?.effects.map((effect) => share * effect);
      kept[first + at] = { ...rest, chances, ...(effects && { effects }) };
    }
  }
  return kept;
}

function isFaultBetween(before: Rest, after: Rest | undefined): boolean {
  return after?.decision?.ply === before.to && isFault(after.decision.mark);
}

/** A run of moments for one seat. */
interface Column {
  /** What was found of each. */
  readonly found: readonly number[];
  readonly isExact: readonly boolean[];
  /** How far each is from the first. */
  readonly steps: readonly number[];
}

function columnOf(run: readonly Rest[], luck: readonly (readonly number[])[], seat: Seat): Column {
  const steps = [0];
  for (let at = 1; at < run.length; at++)
    steps.push(steps[at - 1] + (run[at].decision?.effects[seat] ?? 0) + luck[at][seat]);
  return { found: run.map(({ chances }) => chances[seat]), isExact: run.map(({ error }) => error === 0), steps };
}

/**
 * How much of the steps there is room for: two searches in a row may find that a mistake gave away all there was. Without this the first of
 * them would seem to have cost nothing.
 */
function shareOf({ found, isExact, steps }: Column): number {
  const [low, high] = [Math.min(...steps), Math.max(...steps)];
  const rooms = found.flatMap((chance, at) =>
    isExact[at] ? [roomFor(steps[at] - low, chance), roomFor(high - steps[at], 1 - chance)] : [],
  );
  return Math.min(roomFor(high - low, 1), ...rooms);
}

function roomFor(step: number, room: number): number {
  return step > room ? room / step : 1;
}

/** So many steps apart, where that fits best what was found. What is known exactly stays. */
function chanceIn({ found, isExact, steps }: Column, share: number, at: number): number {
  if (isExact[at]) return found[at];
  const scaled = steps.map((step) => share * step);
  const told = found.flatMap((chance, each) => (isExact[each] || !isExact.includes(true) ? chance - scaled[each] : []));
  const mean = told.reduce((sum, chance) => sum + chance, 0) / told.length;
  const start = Math.max(-Math.min(...scaled), Math.min(1 - Math.max(...scaled), mean));
  return limited(start + scaled[at]);
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
