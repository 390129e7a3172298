import { think } from '../ai/think.ts';
import { CHANCE, type Move, type Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Settings } from '../core/settings.ts';
import type { Timeline } from '../core/timeline.ts';
import type { Level } from '../games/bot.ts';
import { type Consideration, consider } from './consider.ts';
import { type Decision, reviewDecision } from './decision.ts';
import type { Effort } from './effort.ts';
import { fitTrust, fitValues, type LuckyMatch } from './fit-values.ts';
import { luckOf } from './luck.ts';
import type { Rate } from './rates.ts';
import { playMatch } from './self-play.ts';
import type { Subject } from './subject.ts';
import { sharesOf } from './value-features.ts';
import { logisticValues, type ValueFit } from './values.ts';

/** Tables that a calibration sits down at in turn. */
export interface Tables {
  readonly seats: number;
  readonly settings: readonly Settings[];
  readonly seed: string;
}

/** The strongest level whose whole matches are played: those of a stronger one would take hours. */
const QUICK_LEVELS = 7;

/** What every level that was asked, from the first, would have given away in one position. */
export type LevelDecisions = readonly Pick<Decision, 'loss' | 'counted'>[];

/**
 * Asks every level for its move in the same positions and reviews them: what differs between two levels is then their own
 * doing, not that one of them met harder positions. The positions are some decisions of a match by its number: of one of the
 * levels but the slowest with itself.
 */
export function reviewLevels<P extends Position>(
  subject: Subject<P>,
  tables: Tables,
  effort: Effort,
  number: number,
  decisions: number,
  levels: readonly Level[] = subject.bot.levels,
): LevelDecisions[] {
  const match = playLevel(subject, 1 + (number % QUICK_LEVELS), tables, number);
  const random = new SeededRandom(`${tables.seed} ${number} decisions`);
  return pickDecisions(match, decisions, random).map((ply) => {
    const position = match.peek(ply);
    return reviewEach(subject, position.view(position.turn), levels, effort, random.next());
  });
}

function reviewEach<P extends Position>(
  subject: Subject<P>,
  view: P,
  levels: readonly Level[],
  effort: Effort,
  seed: number,
): LevelDecisions {
  const known = new Map<Move, LevelDecisions[number]>();
  const look = lookOnce<P>();
  return levels.map((level) => {
    const { move } = think(subject, view, level, seed).moves[0];
    // Not the dice by which it was chosen.
    const { loss, counted } = known.get(move) ?? reviewDecision(subject, view, move, effort, seed ^ 0x5bd1e995, look);
    known.set(move, { loss, counted });
    return { loss, counted };
  });
}

/** The same position is looked at once for all moves that would have been considered anyway: the answer is the same. */
function lookOnce<P extends Position>(): typeof consider<P> {
  let plain: Consideration | undefined;
  return (subject, view, played, effort, seed) => {
    plain ??= consider(subject, view, undefined, effort, seed);
    const isKnown = plain.choices.some(({ move }) => move === played);
    return isKnown ? plain : consider(subject, view, played, effort, seed);
  };
}

function playLevel<P extends Position>(
  subject: Subject<P>,
  level: number,
  tables: Tables,
  number: number,
): Timeline<P> {
  const settings = tables.settings[number % tables.settings.length];
  const levels = [subject.bot.levels[level - 1]];
  return playMatch(subject, { seats: tables.seats, settings, levels, seed: `${tables.seed} ${number}` });
}

/** Plies of different decisions, in order; the lot is drawn before any is looked at. */
function pickDecisions(match: Timeline, count: number, random: SeededRandom): number[] {
  const plies: number[] = [];
  for (let ply = 0; ply < match.length; ply++) if (match.turnAt(ply) !== CHANCE) plies.push(ply);
  while (plies.length > count) plies.splice(random.below(plies.length), 1);
  return plies;
}

/** The error rate of a level, and how far it is above the level two further on. */
export function rateOf(matches: readonly (readonly LevelDecisions[])[], level: number): Rate {
  const { rate, error, decisions } = ratio(matches, (position) => position[level - 1].loss);
  const next = level + 2;
  if (next > (matches[0]?.[0]?.length ?? 0)) return { rate, error, decisions };
  const above = ratio(matches, (position) => position[level - 1].loss - position[next - 1].loss);
  return { rate, error, decisions, above: { rate: above.rate, error: above.error } };
}

/** Points per position that counts. The error is over matches: decisions of one match are no independent witnesses. */
function ratio(matches: readonly (readonly LevelDecisions[])[], read: (position: LevelDecisions) => number): Rate {
  const sums = matches.map((positions) => {
    const counted = positions.filter((position) => position.some((decision) => decision.counted));
    return { count: counted.length, loss: 100 * counted.reduce((sum, position) => sum + read(position), 0) };
  });
  const decisions = sums.reduce((sum, { count }) => sum + count, 0);
  const rate = sums.reduce((sum, { loss }) => sum + loss, 0) / Math.max(1, decisions);
  const squares = sums.reduce((sum, { count, loss }) => sum + (loss - rate * count) ** 2, 0);
  const correction = matches.length / Math.max(1, matches.length - 1);
  return { rate: shorten(rate), error: shorten(Math.sqrt(squares * correction) / Math.max(1, decisions)), decisions };
}

/** How many times as much as on average all levels together give away in each group of matches. */
export function factorsOf(groups: readonly (readonly (readonly LevelDecisions[])[])[]): number[] {
  const sumOf = (position: LevelDecisions) => position.reduce((sum, { loss }) => sum + loss, 0);
  const mean = ratio(groups.flat(), sumOf).rate;
  return groups.map((matches) => {
    const { rate, decisions } = ratio(matches, sumOf);
    return decisions === 0 ? 1 : Math.round((100 * rate) / mean) / 100;
  });
}

/** Fits values to matches of a level, and how far their luck is believed to as many others. */
export function calibrateValues<P extends Position>(
  subject: Subject<P>,
  level: number,
  tables: Tables,
  matches: number,
  showsLuck: boolean,
): ValueFit {
  const fit = fitValues(subject, played(subject, level, { ...tables, seed: `${tables.seed} values` }, matches));
  if (!showsLuck) return fit;
  const lucky: LuckyMatch[] = [];
  for (const match of played(subject, level, { ...tables, seed: `${tables.seed} luck` }, matches))
    lucky.push(luckIn(subject, match, { ...fit, trust: [1, 0, 0] }));
  return { ...fit, trust: fitTrust(fit.length, lucky) };
}

function* played<P extends Position>(subject: Subject<P>, level: number, tables: Tables, matches: number) {
  for (let number = 0; number < matches; number++) yield playLevel(subject, level, tables, number);
}

/** What the luck that frozen values see comes to over many matches. */
export interface LuckCheck {
  readonly matches: number;
  /** Of the first seat, in chance to win a match; it must be zero within its error. */
  readonly mean: number;
  readonly error: number;
  /** Variance of results over that of results without luck, and without what the set-up was worth too. */
  readonly saving: number;
  readonly savingWithStart: number;
}

/** Plays matches that the values have never seen and adds up their luck. */
export function checkLuck<P extends Position>(
  subject: Subject<P>,
  level: number,
  tables: Tables,
  matches: number,
  fit: ValueFit,
): LuckCheck {
  const results: number[] = [];
  const gains: number[] = [];
  const luck: number[] = [];
  for (const match of played(subject, level, { ...tables, seed: `${tables.seed} check` }, matches)) {
    const { gain, start, draws } = luckIn(subject, match, fit);
    results.push(gain + start);
    gains.push(gain);
    luck.push(draws.reduce((sum, draw) => sum + draw.luck, 0));
  }
  const mean = luck.reduce((sum, one) => sum + one, 0) / matches;
  return {
    matches,
    mean: shorten(mean),
    error: shorten(Math.sqrt(varianceOf(luck) / matches)),
    saving: shorten(varianceOf(results) / varianceOf(results.map((one, at) => one - luck[at]))),
    savingWithStart: shorten(varianceOf(results) / varianceOf(gains.map((one, at) => one - luck[at]))),
  };
}

function varianceOf(list: readonly number[]): number {
  const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
  return list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, list.length - 1);
}

/** The first seat's gain over its value at the start, and the luck of every draw as a table sees it. */
function luckIn<P extends Position>(
  subject: Subject<P>,
  match: Timeline<P>,
  fit: ValueFit,
): LuckyMatch & { readonly start: number } {
  const values = logisticValues(subject, { version: '', tables: { [match.seats]: fit } });
  const [result] = sharesOf(match.peek(match.length), subject.bot.together === true) ?? [];
  if (result === undefined) throw new Error('Luck is taken from matches that are over.');
  const draws: { line: number; luck: number }[] = [];
  for (let line = 0; line < match.length; line++) {
    if (match.turnAt(line) !== CHANCE) continue;
    const moment = { game: subject.game, position: match.peek(line), line, values };
    draws.push({ line, luck: luckOf(moment, match.moveAt(line))[0] });
  }
  const [start] = values.judge(match.peek(0), 0);
  return { gain: result - start, start, draws };
}

function shorten(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
