/** What is in the box: data only. */
export const SEATS = 2;
export const BOARD_SIZE = 3;
export const COLUMN_LETTERS = 'abc';
