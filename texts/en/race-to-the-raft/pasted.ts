import { inLanguage } from '../../language.ts';

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);
const squares = (count: number) => (count === 1 ? '1 square' : `${count} squares`);

export const texts = inLanguage('race-to-the-raft/pasted', {
  tooLong: 'This text is too long to be a Race to the Raft game.',
  seats: 'Race to the Raft is for 1 to 4 players.',
  nothing: 'There is no board here. A board is 12, 15 or 18 lines of 9 or 18 letters, such as “fffffffff”.',
  rows: (count: number) => `The board has ${rows(count)}. It needs 12, 15 or 18.`,
  rowLength: (row: number, count: number, wanted: number) =>
    `Row ${row} of the board has ${squares(count)}. It needs ${wanted}.`,
  letter: (letter: string, row: number, column: number) =>
    `Row ${row}, column ${column}: “${letter}” is not a square. Squares are b, g, p, r, y, w, f and o, with a capital letter for a cat.`,
  noDecks: 'There are only a board and a hand, so every other card is in its deck.',
  extra: (count: number) =>
    count === 1
      ? 'The first five strings are the state. The string after them is ignored.'
      : `The first five strings are the state. The ${count} strings after them are ignored.`,
  islands: 'Islands are drawn at random for every game. These are one possibility.',
  inBoth: (deck: string) => `Some cards are both in hand and in the ${deck} deck. They are shown in hand.`,
  largeHand: (count: number) => `The hand has ${count} cards. A hand has at most six.`,
  exhausted: 'exhausted cats',
  rested: 'The hand is empty, so the cats are shown rested. Fire may still be due.',
  cutOff: (colour: string, square: string) => `The ${colour} cat on ${square} is cut off from the raft.`,
});
