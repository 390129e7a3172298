import { shelf } from '../../games/index.ts';

const wanted = process.env.BOARDWALK_GOLDEN;
if (wanted !== undefined && wanted !== 'all' && !shelf.some(({ about }) => about.id === wanted)) {
  throw new Error(`BOARDWALK_GOLDEN must be the id of a game, or all; it is ${wanted}.`);
}

/** True when this run writes a game's golden files instead of comparing with them. */
export function writesGolden(game: string): boolean {
  return wanted === game || wanted === 'all';
}
