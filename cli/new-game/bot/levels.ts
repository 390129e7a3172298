import { glance, type Level, rollouts } from '../../../games/bot.ts';

/**
 * Eight levels, from playful to the best we have. `noise` is the usual error in judging a move, in points: start with half
 * the value of a good move and halve it from level to level. Measure with boardwalk ladder.
 */
export const levels: readonly Level[] = [
  glance(0.8, 2),
  glance(0.4, 1),
  glance(0.2, 0.5),
  glance(),
  rollouts(9, 20),
  rollouts(9, 60),
  rollouts(9, 400),
  rollouts(9, 2000, 10_000),
];
