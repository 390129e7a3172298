import { inLanguage } from '../../language.ts';
import { object } from '../grammar.ts';

/** What others did, beside the marks on the board; after the player's name. */
export const texts = inLanguage('metro/news', {
  /** In the news of a turn: "kept a tile and placed the next one". */
  kept: 'kept a tile',
  placed: (gains: readonly string[]) => withGains('placed a tile', gains),
  placedNext: (gains: readonly string[]) => withGains('placed the next one', gains),
  /** In the log, a line each. */
  keptAndDrew: 'kept a tile and drew another',
  gain: (points: number, name: string) => `+${points} for ${object(name)}`,
  /** A suggestion whose square is marked on the board. */
  idea: 'Place your tile',
  ideaDraw: 'Keep your tile and draw another',
});

function withGains(did: string, gains: readonly string[]): string {
  return gains.length === 0 ? did : `${did}: ${gains.join(', ')}`;
}
