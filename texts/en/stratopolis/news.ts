import { inLanguage } from '../../language.ts';
import { signed } from '../grammar.ts';

/** What the other player did, beside the mark on the board; after the name. */
export const texts = inLanguage('stratopolis/news', {
  placed: (height: number, changes: readonly string[]) => {
    const what = height < 2 ? 'placed a tile' : `stacked a tile at height ${height}`;
    return changes.length === 0 ? what : `${what}: ${changes.join(', ')}`;
  },
  change: (points: number, name: string) => `${signed(points)} for ${name === 'You' ? 'you' : name}`,
});
