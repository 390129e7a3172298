import { inLanguage } from '../../language.ts';
import { listOf } from '../grammar.ts';

/** Where an arm of a tile points, clockwise from the right. */
const WAYS = ['right', 'down', 'left', 'up'];

/** A move as advice, before it is played. */
export const texts = inLanguage('stratopolis/advice', {
  lay: (place: string, touched: readonly string[], height: number, turn: number) => {
    const what =
      height > 1
        ? `Stack the tile on ${listOf(touched)} at ${place}, height ${height}`
        : `Place the tile next to ${listOf(touched)} at ${place}`;
    return `${what}, ${arms(turn)}`;
  },
  /** In a terminal, which shows the letters of its squares. */
  layAt: (square: string, height: number, turn: number) => {
    const what = height > 1 ? `Stack the tile at ${square}, height ${height}` : `Place the tile at ${square}`;
    return `${what}, ${arms(turn)}`;
  },
});

function arms(turn: number): string {
  return `arms ${WAYS[turn]} and ${WAYS[(turn + 1) & 3]}`;
}
