import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

const moves = (number: number) => count(number, { one: 'move', other: 'moves' });
const turns = (number: number) => count(number, { one: 'turn', other: 'turns' });

/** What pages count in a match: moves, or what its game counts instead. */
export const texts = inLanguage('web/counted', {
  move: {
    number: (number: number) => `move ${number}`,
    numberFirst: (number: number) => `Move ${number}`,
    /** Before the first there is no number to say. */
    outOf: (number: number, last: number) => (number === 0 ? `Start · ${moves(last)}` : `Move ${number} of ${last}`),
    all: moves,
  },
  turn: {
    number: (number: number) => `turn ${number}`,
    numberFirst: (number: number) => `Turn ${number}`,
    outOf: (number: number, last: number) => (number === 0 ? `Start · ${turns(last)}` : `Turn ${number} of ${last}`),
    all: turns,
  },
});
