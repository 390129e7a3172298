import type { Level } from '../../games/bot.ts';

/** Level 8 of each game as it was in 2026: what later players are measured by, whatever becomes of the levels. */
export const LEVEL_8_2026: Readonly<Record<string, Level>> = {
  arboretum: { way: 'rollouts', candidates: 16, iterations: 8000 },
  'blue-lagoon': { way: 'tree', candidates: 20, width: 8, iterations: 6000, exact: 20_000 },
  metro: { way: 'rollouts', candidates: 64, iterations: 80_000, exact: 100_000 },
  'race-to-the-raft': { way: 'rollouts', candidates: 16, iterations: 1000 },
  stratopolis: { way: 'rollouts', candidates: 20, iterations: 800 },
};
