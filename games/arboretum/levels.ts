import type { Level } from '../bot.ts';

export const levels: readonly Level[] = [
  { way: 'glance', candidates: 1, iterations: 0, noise: 5, worstLoss: 10 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 2.6, worstLoss: 7 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 1.3, worstLoss: 5 },
  { way: 'glance', candidates: 1, iterations: 0 },
  { way: 'rollouts', candidates: 4, iterations: 24 },
  { way: 'rollouts', candidates: 6, iterations: 160 },
  { way: 'rollouts', candidates: 10, iterations: 1000 },
  { way: 'rollouts', candidates: 16, iterations: 8000 },
];
