import { inLanguage } from '../../language.ts';
import { object } from '../grammar.ts';

/** What others did, beside the marks on the board; after the player's name. */
export const texts = inLanguage('metro/news', {
  kept: 'kept a tile and drew another',
  placed: (gains: readonly string[]) => (gains.length === 0 ? 'placed a tile' : `placed a tile: ${gains.join(', ')}`),
  gain: (points: number, name: string) => `+${points} for ${object(name)}`,
  /** A suggestion whose square is marked on the board. */
  idea: 'Place your tile',
  ideaDraw: 'Keep your tile and draw another',
});
