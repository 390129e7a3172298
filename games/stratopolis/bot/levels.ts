import { glance, type Level, rollouts } from '../../bot.ts';

/*
 * Up to 6 a look at the rival's best answer, with mistakes that never cost more than a few points; from 7 on lines of five
 * placements, averaged over the tiles that may be turned up. Only 8 has time to choose by quick lines what it looks at closely.
 * A decision takes about 1.5 ms, from 7 on 8 ms and 0.3 s.
 */
export const levelsIn2026: readonly Level[] = [
  glance(13, 26),
  glance(8.5, 20),
  glance(5.8, 16),
  glance(4, 13),
  glance(2.6, 11),
  glance(),
  rollouts(6, 12),
  rollouts(20, 800),
];
export const levels: readonly Level[] = [...levelsIn2026.slice(0, -1), { ...rollouts(12, 800), screens: true }];
