import type { Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Tables } from './calibrate.ts';
import type { Effort } from './effort.ts';
import { findPuzzle, type Puzzle } from './puzzle.ts';
import { playMatch } from './self-play.ts';
import type { Subject } from './subject.ts';

/** Decisions between two looks of the same match: neighbours make the same puzzle. */
const APART = 4;

/**
 * Puzzles of one match between computer players, from its end on: endings are solved exactly and come first. A step for every
 * position looked at, with a puzzle or without, so that whoever asks can stop at any time. `level` counts from 1.
 */
export function* minePuzzles<P extends Position>(
  subject: Subject<P>,
  tables: Tables,
  level: number,
  number: number,
  effort: Effort,
): Generator<Puzzle | undefined, void> {
  const settings = tables.settings[number % tables.settings.length];
  const levels = [subject.bot.levels[level - 1]];
  const seed = `${tables.seed} ${number}`;
  const match = playMatch(subject, { seats: tables.seats, settings, levels, seed });
  const random = new SeededRandom(`${seed} puzzles`);
  for (let ply = match.length - 1, last = match.length + APART; ply >= 0; ply--) {
    const dice = random.next();
    if (match.turnAt(ply) < 0 || last - ply < APART) continue;
    const position = match.peek(ply);
    const puzzle = findPuzzle(subject, position.view(position.turn), `${number}-${ply}`, effort, dice);
    if (puzzle) last = ply;
    yield puzzle;
  }
}
