import type { Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Tables } from './calibrate.ts';
import type { Effort } from './effort.ts';
import { findEnding, findPuzzle, type Puzzle } from './puzzle.ts';
import { playMatch } from './self-play.ts';
import type { Subject } from './subject.ts';

/** Decisions between two looks of the same match: neighbours make the same puzzle. */
const APART = 4;
/** So many endings of a match that are too large to be searched to the last, and those before are too. */
const TOO_LARGE = 2;

/** Endings are looked at in matches that were close, as a part of the margin that is a clear win: others were decided before. */
const CLOSE = 0.25;

export interface Mining extends Tables {
  /** Who plays the matches, from 1. */
  readonly level: number;
  /** Only endings that can be searched to the last. */
  readonly exact: boolean;
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
  const levels = [subject.bot.levels[mining.level - 1]];
  const seed = `${mining.seed} ${number}`;
  const match = playMatch(subject, { seats: mining.seats, settings, levels, seed });
  if (mining.exact && !isClose(subject, match.peek(match.length))) return;
  const digger = new Digger(subject, mining.exact, effort);
  const random = new SeededRandom(`${seed} puzzles`);
  for (let ply = match.length - 1, last = match.length + APART; ply >= 0 && !digger.isDone; ply--) {
    const dice = random.next();
    if (match.turnAt(ply) < 0 || last - ply < APART) continue;
    const position = match.peek(ply);
    const puzzle = digger.lookAt(position.view(position.turn), `${number}-${ply}`, dice);
    if (puzzle) last = ply;
    yield puzzle;
  }
}

/** Goes through one match: as long as endings can be searched to the last, that settles it. */
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

function isClose<P extends Position>({ bot }: Subject<P>, end: P): boolean {
  return bot.together === true || Math.abs(bot.evaluate(end, 0)) <= CLOSE * bot.spread;
}
