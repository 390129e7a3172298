import { inLanguage } from '../../language.ts';
import { object, signed } from '../grammar.ts';

/** What the other player did, beside the mark on the board; after the name. */
export const texts = inLanguage('stratopolis/news', {
  placed: (height: number, changes: readonly string[]) => {
    const what = height > 1 ? `stacked a tile at height ${height}` : 'placed a tile';
    return changes.length === 0 ? what : `${what}: ${changes.join(', ')}`;
  },
  change: (points: number, name: string) => `${signed(points)} for ${object(name)}`,
  /** A suggestion whose squares are marked on the board. */
  idea: (height: number) => (height < 2 ? 'Place the tile' : `Stack the tile at height ${height}`),
});
