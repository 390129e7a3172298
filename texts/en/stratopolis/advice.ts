import { inLanguage } from '../../language.ts';

/** Where an arm of a tile points, clockwise from the right. */
const WAYS = ['right', 'down', 'left', 'up'];

/** A move as advice, before it is played. */
export const texts = inLanguage('stratopolis/advice', {
  lay: (square: string, height: number, turn: number) => {
    const what = height > 1 ? `Stack the tile at ${square}, height ${height}` : `Place the tile at ${square}`;
    return `${what}, arms ${WAYS[turn]} and ${WAYS[(turn + 1) & 3]}`;
  },
});
