import type { Level } from '../../bot.ts';

/*
 * Up to 6 a look at the rival's best answer, with mistakes that never cost more than a few points; from 7 on lines of five
 * placements, averaged over the tiles that may be turned up. A decision takes about 2 ms, from 7 on 13 ms and 0.6 s.
 */
export const levels: readonly Level[] = [
  { way: 'glance', candidates: 1, iterations: 0, noise: 13, worstLoss: 26 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 8.5, worstLoss: 20 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 5.8, worstLoss: 16 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 4, worstLoss: 13 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 2.6, worstLoss: 11 },
  { way: 'glance', candidates: 1, iterations: 0 },
  { way: 'rollouts', candidates: 6, iterations: 12 },
  { way: 'rollouts', candidates: 20, iterations: 800 },
];
