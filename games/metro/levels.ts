import type { Level } from '../bot.ts';

export const levels: readonly Level[] = [
  { way: 'glance', candidates: 1, iterations: 0, noise: 14, worstLoss: 30 },
  { way: 'glance', candidates: 1, iterations: 0, noise: 6, worstLoss: 15 },
  { way: 'glance', candidates: 1, iterations: 0 },
  { way: 'rollouts', candidates: 4, iterations: 48 },
  { way: 'rollouts', candidates: 6, iterations: 200 },
  { way: 'rollouts', candidates: 12, iterations: 1000 },
  { way: 'rollouts', candidates: 16, iterations: 2500, exact: 20_000 },
  { way: 'rollouts', candidates: 64, iterations: 80_000, exact: 100_000 },
];
