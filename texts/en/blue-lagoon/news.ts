import { inLanguage } from '../../language.ts';
import { listOf } from '../grammar.ts';

/** A suggestion whose tile is marked on the board. */
export const texts = inLanguage('blue-lagoon/news', {
  ideas: {
    settled: (island: string) => `Settle on ${island}`,
    built: (island: string) => `Build a village on ${island}`,
    sailed: (islands: readonly string[]) => {
      if (islands.length === 0) return 'Sail out to sea';
      return islands.length > 1 ? `Sail between ${listOf(islands)}` : `Sail to ${islands[0]}`;
    },
  },
});
