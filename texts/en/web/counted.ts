import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** What pages count in a match: moves, or what its game counts instead. */
export const texts = inLanguage('web/counted', {
  move: {
    number: (number: number) => `move ${number}`,
    numberFirst: (number: number) => `Move ${number}`,
    outOf: (number: number, last: number) => `Move ${number} of ${last}`,
    all: (number: number) => count(number, { one: 'move', other: 'moves' }),
  },
  turn: {
    number: (number: number) => `turn ${number}`,
    numberFirst: (number: number) => `Turn ${number}`,
    outOf: (number: number, last: number) => `Turn ${number} of ${last}`,
    all: (number: number) => count(number, { one: 'turn', other: 'turns' }),
  },
});
