import type { Level } from '../../bot.ts';

export const levels: readonly Level[] = [
  { way: 'glance', candidates: 1, iterations: 0, noise: 14, worstLoss: 30 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 7, worstLoss: 17 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 2.5, worstLoss: 10 },
  { way: 'glance', candidates: 1, iterations: 0 },
  { way: 'rollouts', candidates: 4, iterations: 20 },
  { way: 'rollouts', candidates: 5, iterations: 55 },
  { way: 'rollouts', candidates: 12, iterations: 800 },
  { way: 'rollouts', candidates: 64, iterations: 80_000, exact: 100_000 },
];
