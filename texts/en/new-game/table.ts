import { inLanguage } from '../../language.ts';

/** The table of New Game: board, prompt and ending. */
export const texts = inLanguage('new-game/table', {
  board: 'Board',
  empty: (square: string) => `${square}, empty`,
  taken: (square: string, name: string) => `${square}, ${name}`,
  over: 'Game over',
  choose: 'Choose an empty square.',
  draw: 'The board is full and nobody has a line.',
  line: (name: string) => `${name} has three in a row.`,
});
