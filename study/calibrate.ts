import { think } from '../ai/think.ts';
import { CHANCE, type Move, type Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Settings } from '../core/settings.ts';
import type { Timeline } from '../core/timeline.ts';
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

/** The strongest level whose whole matches are played; a stronger one decides in its place, where its decisions are asked for. */
const QUICK_LEVEL = 7;

/** What was found out about a level: its decisions, match by match. */
export interface LevelReview {
  readonly matches: readonly (readonly Omit<Decision, 'ply'>[])[];
}

/** Reviews some decisions of each of a level's matches with itself. */
export function* reviewLevel<P extends Position>(
  subject: Subject<P>,
  level: number,
  tables: Tables,
  effort: Effort,
  matches: number,
  decisions: number,
): Generator<readonly Omit<Decision, 'ply'>[], void> {
  for (let number = 0; number < matches; number++) {
    const match = playLevel(subject, Math.min(level, QUICK_LEVEL), tables, number);
    const random = new SeededRandom(`${tables.seed} ${level} ${number} decisions`);
    const plies = pickDecisions(match, decisions, random);
    yield plies.map((ply) => {
      const position = match.peek(ply);
      const view = position.view(position.turn);
      const move = level > QUICK_LEVEL ? decide(subject, view, level, random.next()) : match.moveAt(ply);
      return reviewDecision(subject, view, move, effort, random.next());
    });
  }
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

function decide<P extends Position>(subject: Subject<P>, view: P, level: number, seed: number): Move {
  return think(subject, view, subject.bot.levels[level - 1], seed).moves[0].move;
}

/** Plies of different decisions, in order; the lot is drawn before any is looked at. */
function pickDecisions(match: Timeline, count: number, random: SeededRandom): number[] {
  const plies: number[] = [];
  for (let ply = 0; ply < match.length; ply++) if (match.turnAt(ply) !== CHANCE) plies.push(ply);
  while (plies.length > count) plies.splice(random.below(plies.length), 1);
  return plies;
}

/** The error rate of what was reviewed. Its error is over matches: decisions of one match are no independent witnesses. */
export function rateOf(matches: LevelReview['matches']): Rate {
  const sums = matches.map((decisions) => {
    const counted = decisions.filter((decision) => decision.counted);
    return { count: counted.length, loss: 100 * counted.reduce((sum, { loss }) => sum + loss, 0) };
  });
  const decisions = sums.reduce((sum, { count }) => sum + count, 0);
  const rate = sums.reduce((sum, { loss }) => sum + loss, 0) / Math.max(1, decisions);
  const squares = sums.reduce((sum, { count, loss }) => sum + (loss - rate * count) ** 2, 0);
  const correction = matches.length / Math.max(1, matches.length - 1);
  return { rate: shorten(rate), error: shorten(Math.sqrt(squares * correction) / Math.max(1, decisions)), decisions };
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

/** The first seat's gain over its value at the start, and the luck of every draw as a table sees it. */
function luckIn<P extends Position>(subject: Subject<P>, match: Timeline<P>, fit: ValueFit): LuckyMatch {
  const values = logisticValues(subject, { version: '', tables: { [match.seats]: fit } });
  const [result] = sharesOf(match.peek(match.length), subject.bot.together === true) ?? [];
  if (result === undefined) throw new Error('Luck is taken from matches that are over.');
  const draws: { line: number; luck: number }[] = [];
  for (let line = 0; line < match.length; line++) {
    if (match.turnAt(line) !== CHANCE) continue;
    draws.push({ line, luck: luckOf(subject, match.peek(line), match.moveAt(line), line, values)[0] });
  }
  return { gain: result - values.judge(match.peek(0), 0)[0], draws };
}

function shorten(value: number): number {
  return Math.round(value * 1e3) / 1e3;
}
