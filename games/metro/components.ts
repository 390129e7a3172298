/** What is in the box: data only. Sources and cross-checks are in README.md. */

/** Tile codes with their copies; a letter per side, clockwise from the top (M2). */
export const TILES: readonly (readonly [code: string, copies: number])[] = [
  ['aaaa', 4],
  ['aacb', 4],
  ['acba', 4],
  ['accd', 2],
  ['adad', 2],
  ['adbb', 2],
  ['baac', 4],
  ['badb', 2],
  ['bbad', 2],
  ['bbbb', 2],
  ['bcbc', 3],
  ['bcdd', 2],
  ['cbaa', 4],
  ['cbcb', 3],
  ['cccc', 2],
  ['ccda', 2],
  ['cdac', 2],
  ['cddb', 2],
  ['dacc', 2],
  ['dada', 2],
  ['dbba', 2],
  ['dbcd', 2],
  ['ddbc', 2],
  ['dddd', 2],
];

export const TILE_TYPES = TILES.length;
export const TILE_TOTAL = TILES.reduce((sum, [, copies]) => sum + copies, 0);

/** How far round the tile, counted in exits, each letter sends a train (M2). */
export const LETTER_TURNS: Readonly<Record<string, number>> = { a: 5, b: 3, c: 7, d: 1 };

export const BOARD_SIZE = 8;
export const STATIONS = 32;
/** Row and column of the four squares of the central station. */
export const CENTRE_SQUARES: readonly (readonly [row: number, column: number])[] = [
  [3, 3],
  [3, 4],
  [4, 3],
  [4, 4],
];

/** Station numbers by seat, for each number of seats (M4). 16 and 17 belong to nobody with 3, 5 and 6. */
export const OWNERSHIP: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31],
    [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32],
  ],
  3: [
    [1, 4, 6, 11, 15, 20, 23, 25, 28, 31],
    [2, 7, 9, 12, 14, 19, 22, 27, 29, 32],
    [3, 5, 8, 10, 13, 18, 21, 24, 26, 30],
  ],
  4: [
    [4, 7, 11, 16, 20, 23, 27, 32],
    [3, 8, 12, 15, 19, 24, 28, 31],
    [1, 6, 10, 13, 18, 21, 25, 30],
    [2, 5, 9, 14, 17, 22, 26, 29],
  ],
  5: [
    [1, 5, 10, 14, 22, 28],
    [6, 12, 18, 23, 27, 32],
    [3, 7, 15, 19, 25, 29],
    [2, 9, 13, 21, 26, 30],
    [4, 8, 11, 20, 24, 31],
  ],
  6: [
    [1, 5, 10, 19, 27],
    [2, 11, 18, 25, 29],
    [4, 8, 14, 21, 26],
    [6, 15, 20, 24, 31],
    [3, 9, 13, 23, 30],
    [7, 12, 22, 28, 32],
  ],
};
export const MIN_SEATS = 2;
export const MAX_SEATS = 6;
