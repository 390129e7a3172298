import type { Level } from '../bot.ts';

export const levels: readonly Level[] = [
  { way: 'glance', candidates: 8, iterations: 0, noise: 12, worstLoss: 24 },
  { way: 'glance', candidates: 8, iterations: 0, noise: 6 },
  { way: 'glance', candidates: 1, iterations: 0 },
  { way: 'rollouts', candidates: 4, iterations: 60 },
  { way: 'rollouts', candidates: 6, iterations: 200 },
  { way: 'rollouts', candidates: 8, iterations: 800 },
  { way: 'rollouts', candidates: 12, iterations: 3000, exact: 20_000 },
  { way: 'rollouts', candidates: 24, iterations: 20_000, exact: 100_000 },
];
