import type { Level } from '../../bot.ts';

export const levels: readonly Level[] = [
  { way: 'glance', candidates: 1, iterations: 0, noise: 9, worstLoss: 14 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 5, worstLoss: 10 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 2.8, worstLoss: 7 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 1.6, worstLoss: 5 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 0.6, worstLoss: 3 },
  { way: 'rollouts', candidates: 4, iterations: 8 },
  { way: 'rollouts', candidates: 8, iterations: 60 },
  { way: 'rollouts', candidates: 16, iterations: 8000 },
];
