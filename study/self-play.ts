import { think } from '../ai/think.ts';
import type { Position } from '../core/game.ts';
import { openMatch, rollOn } from '../core/match.ts';
import { plainDice, SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import type { SetUp } from '../core/settings.ts';
import type { Timeline } from '../core/timeline.ts';
import type { Level } from '../games/bot.ts';
import type { Subject } from './subject.ts';

/** A match between computer players that can be played again: which, at what table, with which dice. */
export interface SelfPlay extends SetUp {
  /** One for each seat, or one for all. */
  readonly levels: readonly Level[];
  readonly seed: string;
}

/** Plays it to the end. Every player sees only what its seat may know. */
export function playMatch<P extends Position>(subject: Subject<P>, plan: SelfPlay): Timeline<P> {
  const dice = plainDice(new SeededRandom(plan.seed));
  // Dice of their own: what a player thinks must not change what chance brings.
  const whims = new SeededRandom(`${plan.seed} whims`);
  const match = must(openMatch(subject.game, plan.seats, plan.settings, dice));
  for (let turn = match.position.turn; turn >= 0; turn = match.position.turn) {
    const level = plan.levels[turn % plan.levels.length];
    match.play(think(subject, match.position.view(turn), level, whims.next()).moves[0].move);
    rollOn(match, dice);
  }
  return match;
}
