import type { Level } from '../bot.ts';

export const levels: readonly Level[] = [
  { way: 'glance', candidates: 1, iterations: 0, noise: 7, worstLoss: 13 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 4, worstLoss: 9 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 2.2, worstLoss: 6 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 1.1, worstLoss: 4 },
  { way: 'glance', candidates: 1, iterations: 0 },
  { way: 'rollouts', candidates: 4, iterations: 24 },
  { way: 'rollouts', candidates: 8, iterations: 300 },
  { way: 'rollouts', candidates: 16, iterations: 8000 },
];
