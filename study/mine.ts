import { think } from '../ai/think.ts';
import { CHANCE, type Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Timeline } from '../core/timeline.ts';
import type { Level } from '../games/bot.ts';
import type { Tables } from './calibrate.ts';
import type { Effort } from './effort.ts';
import { findEnding, findPuzzle, type Puzzle } from './puzzle.ts';
import { playMatch } from './self-play.ts';
import type { Subject } from './subject.ts';

/** Lines between two puzzles of the same match: neighbours make the same one. */
const APART = 4;
/** So many endings of a match that are too large to be searched to the last, and those before are too. */
const TOO_LARGE = 2;
/** Endings are looked at in matches that were close, as a part of the margin that is a clear win: others were decided before. */
const CLOSE = 0.25;
/** A close match is played again from so many decisions before its end, so many times, until there is a puzzle in it. */
const REPLAYED = 6;
const REPLAYS = 8;

export interface Mining extends Tables {
  /** Who plays the matches, from 1. */
  readonly level: number;
  /** Only endings that can be searched to the last. */
  readonly exact: boolean;
  /** The part of each match, at its end, that is looked at. */
  readonly part: number;
}

/** A decision somebody had to make. */
interface Spot<P extends Position> {
  readonly position: P;
  readonly ply: number;
}

/**
 * Puzzles of one match between computer players, from its end on: endings are solved exactly and come first. A step for every
 * position looked at, with a puzzle or without, so that whoever asks can stop at any time.
 */
export function* minePuzzles<P extends Position>(
  subject: Subject<P>,
  mining: Mining,
  number: number,
  effort: Effort,
): Generator<Puzzle | undefined, void> {
  const settings = mining.settings[number % mining.settings.length];
  const level = subject.bot.levels[mining.level - 1];
  const seed = `${mining.seed} ${number}`;
  const match = playMatch(subject, { seats: mining.seats, settings, levels: [level], seed });
  const spots = spotsOf(match, mining.part);
  if (!mining.exact) {
    yield* dig(subject, spots, `${number}`, effort, seed, false);
    return;
  }
  if (!isClose(subject, match.peek(match.length), 2 * CLOSE)) return;
  for (let replay = 0, found = false; replay <= REPLAYS && !found; replay++) {
    const played = replay === 0 ? spots : playAgain(subject, spots, level, `${seed} again ${replay}`);
    for (const puzzle of dig(subject, played, replay === 0 ? `${number}` : `${number}.${replay}`, effort, seed, true)) {
      found ||= puzzle !== undefined;
      yield puzzle;
    }
  }
}

/** The decisions of the last part of a match, and where it ended. */
function spotsOf<P extends Position>(match: Timeline<P>, part: number): Spot<P>[] {
  const spots: Spot<P>[] = [];
  for (let ply = Math.floor((1 - part) * match.length); ply <= match.length; ply++) {
    if (match.turnAt(ply) !== CHANCE) spots.push({ position: match.peek(ply).copy(), ply });
  }
  return spots;
}

/** The last decisions once more, with other dice and other whims. */
function playAgain<P extends Position>(
  subject: Subject<P>,
  spots: readonly Spot<P>[],
  level: Level,
  seed: string,
): Spot<P>[] {
  const dice = new SeededRandom(seed);
  const whims = new SeededRandom(`${seed} whims`);
  const start = spots[Math.max(0, spots.length - 1 - REPLAYED)];
  const trial = start.position.copy();
  const again: Spot<P>[] = [];
  for (let ply = start.ply; ; ply++) {
    if (trial.turn !== CHANCE) again.push({ position: trial.copy(), ply });
    if (trial.turn === CHANCE) trial.play(trial.roll(dice));
    else if (trial.turn >= 0) trial.play(think(subject, trial.view(trial.turn), level, whims.next()).moves[0].move);
    else return again;
  }
}

/** From the end on. */
function* dig<P extends Position>(
  subject: Subject<P>,
  spots: readonly Spot<P>[],
  name: string,
  effort: Effort,
  seed: string,
  exact: boolean,
): Generator<Puzzle | undefined, void> {
  const [end, ...before] = spots.toReversed();
  if (exact && !isClose(subject, end.position, CLOSE)) return;
  const digger = new Digger(subject, exact, effort);
  const random = new SeededRandom(`${seed} puzzles`);
  let last = end.ply + APART;
  for (const { position, ply } of before) {
    const dice = random.next();
    if (last - ply < APART) continue;
    const puzzle = digger.lookAt(position.view(position.turn), `${name}-${ply}`, dice);
    if (puzzle) last = ply;
    yield puzzle;
    if (digger.isDone) return;
  }
}

/** As long as the endings of a match can be searched to the last, that settles it. */
class Digger<P extends Position> {
  private tooLarge = 0;
  private readonly subject: Subject<P>;
  private readonly exact: boolean;
  private readonly effort: Effort;

  constructor(subject: Subject<P>, exact: boolean, effort: Effort) {
    this.subject = subject;
    this.exact = exact;
    this.effort = effort;
  }

  private get isOpen(): boolean {
    return this.tooLarge >= TOO_LARGE;
  }

  get isDone(): boolean {
    return this.exact && this.isOpen;
  }

  lookAt(view: P, id: string, dice: number): Puzzle | undefined {
    if (!this.isOpen) {
      const { isSolved, puzzle } = findEnding(this.subject, view, id, this.effort);
      if (isSolved) return puzzle;
      this.tooLarge++;
    }
    return this.exact ? undefined : findPuzzle(this.subject, view, id, this.effort, dice);
  }
}

function isClose<P extends Position>({ bot }: Subject<P>, end: P, margin: number): boolean {
  return bot.together === true || Math.abs(bot.evaluate(end, 0)) <= margin * bot.spread;
}
