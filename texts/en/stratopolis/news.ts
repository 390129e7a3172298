import { inLanguage } from '../../language.ts';
import { listOf, object, signed } from '../grammar.ts';

/** What the other player did, beside the mark on the board; after the name. */
export const texts = inLanguage('stratopolis/news', {
  placed: (touched: readonly string[], height: number, changes: readonly string[]) => {
    const what = height > 1 ? `stacked on ${listOf(touched)}, height ${height}` : `placed next to ${listOf(touched)}`;
    return changes.length === 0 ? what : `${what}: ${changes.join(', ')}`;
  },
  ownChange: (points: number) => signed(points),
  othersChange: (points: number, name: string) => `${signed(points)} for ${object(name)}`,
  /** A suggestion whose squares are marked on the board: what it goes next to or on top of tells it from the others. */
  ground: (colours: readonly string[]) => `Place it next to ${listOf(colours)}`,
  stack: (colours: readonly string[], height: number) => `Stack it on ${listOf(colours)}, height ${height}`,
});
