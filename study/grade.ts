import { think } from '../ai/think.ts';
import type { Move, Position } from '../core/game.ts';
import type { Subject } from './subject.ts';

/** Of so many tries a level must find it in more than half; one that imagines as many positions as this answers the same each time. */
const TRIES = 3;
const LONG_SEARCH = 500;

/**
 * Which level first finds one of the accepted moves, from 1; the next one must find it too, or it was luck. For the last but one
 * the search that found the puzzle is witness enough: the last searches about as long, which takes as much time as all the
 * rest. What a glance does not see, a glance with mistakes may hit but does not find: only levels that search are asked.
 */
export function gradeOf<P extends Position>(subject: Subject<P>, view: P, accepted: readonly Move[]): number {
  const { levels } = subject.bot;
  const first = levels.findIndex(({ way }) => way !== 'glance');
  for (let at = first, before = false; at < levels.length; at++) {
    const found = doesFind(subject, view, accepted, at);
    if (found && before) return at;
    if (found && at >= levels.length - 2) return at + 1;
    before = found;
  }
  return levels.length + 1;
}

/** In more than half of the tries; no more are made than settle it. */
function doesFind<P extends Position>(subject: Subject<P>, view: P, accepted: readonly Move[], at: number): boolean {
  const level = subject.bot.levels[at];
  const tries = level.iterations < LONG_SEARCH ? TRIES : 1;
  let found = 0;
  for (let seed = 0; seed < tries && found <= tries / 2 && seed - found <= tries / 2; seed++) {
    if (accepted.includes(think(subject, view, level, seed).moves[0].move)) found++;
  }
  return found > tries / 2;
}
