import type { Level } from '../bot.ts';

/*
 * Up to 6 a look at the rival's best answer, with mistakes that never cost more than a few points; from 7 on lines of five
 * placements, averaged over the tiles that may be turned up. A decision takes about 2 ms, from 7 on 10 ms and 0.7 s.
 */
export const levels: readonly Level[] = [
  { way: 'glance', candidates: 1, iterations: 0, noise: 9, worstLoss: 20 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 6.4, worstLoss: 17 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 4.6, worstLoss: 14 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 3.2, worstLoss: 12 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 2.2, worstLoss: 10 },
  { way: 'glance', candidates: 1, iterations: 0 },
  { way: 'rollouts', candidates: 4, iterations: 4 },
  { way: 'rollouts', candidates: 20, iterations: 800 },
];
