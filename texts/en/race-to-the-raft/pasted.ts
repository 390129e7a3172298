import { inLanguage } from '../../language.ts';
import { count, plural } from '../grammar.ts';

const rows = (number: number) => count(number, { one: 'row', other: 'rows' });
const squares = (number: number) => count(number, { one: 'square', other: 'squares' });

export const texts = inLanguage('race-to-the-raft/pasted', {
  tooLong: 'This text is too long to be a Race to the Raft game.',
  seats: 'Race to the Raft is for 1 to 4 players.',
  nothing: 'There is no board here. A board is 12, 15 or 18 lines of 9 or 18 letters, such as “fffffffff”.',
  rows: (number: number) => `The board has ${rows(number)}. It needs 12, 15 or 18.`,
  rowLength: (row: number, number: number, wanted: number) =>
    `Row ${row} of the board has ${squares(number)}. It needs ${wanted}.`,
  letter: (letter: string, row: number, column: number) =>
    `Row ${row}, column ${column}: “${letter}” is not a square. Squares are b, g, p, r, y, w, f and o, with a capital letter for a cat.`,
  noDecks: 'There are only a board and a hand, so every other card is in its deck.',
  extra: (strings: number) =>
    plural(strings, {
      one: 'The first five strings are the state. The string after them is ignored.',
      other: `The first five strings are the state. The ${strings} strings after them are ignored.`,
    }),
  islands: 'Islands are drawn at random for every game. These are one possibility.',
  inBoth: (deck: string) => `Some cards are both in hand and in the ${deck} deck. They are shown in hand.`,
  largeHand: (number: number) => `The hand has ${number} cards. A hand has at most six.`,
  exhausted: 'exhausted cats',
  rested: 'The hand is empty, so the cats are shown rested. Fire may still be due.',
  cutOff: (colour: string, square: string) => `The ${colour} cat on ${square} is cut off from the raft.`,
});
