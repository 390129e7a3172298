/** What is in the box: data only. Sources and cross-checks are in README.md. */

/**
 * Tile letters and the colours of their three squares: R red, G green, K black. First the origin, which is the inner
 * corner of the L, then the arm that points right and the arm that points down while the tile is not turned (S2).
 */
export const TILES: readonly (readonly [letter: string, squares: string])[] = [
  ['A', 'RKK'],
  ['B', 'KKR'],
  ['C', 'KRK'],
  ['D', 'RKR'],
  ['E', 'KRR'],
  ['F', 'RRK'],
  ['G', 'RGR'],
  ['H', 'GRR'],
  ['I', 'RRG'],
  ['J', 'RRR'],
  ['K', 'GKK'],
  ['L', 'KKG'],
  ['M', 'KGK'],
  ['N', 'GKG'],
  ['O', 'KGG'],
  ['P', 'GGK'],
  ['Q', 'GRG'],
  ['R', 'RGG'],
  ['S', 'GGR'],
  ['T', 'GGG'],
];

export const TILE_TYPES = TILES.length;
/** Types of one player; red has the first ten, green their colour-swapped twins. */
export const TYPES_EACH = 10;
export const COPIES = 2;
export const TILES_EACH = TYPES_EACH * COPIES;
export const TILE_TOTAL = 2 * TILES_EACH;

/** The start tile has two squares, one below the other, and lies in the same place in every game (S4). */
export const START = { letter: 'U', squares: 'RG', column: 12, row: 12, text: 'MMUA' } as const;

export const BOARD_SIZE = 26;
/** Columns from left to right, rows from top to bottom. */
export const BOARD_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Steps [right, down] from the origin to the other two squares, for each way to turn a tile (S2). */
export const ORIENTATIONS: readonly (readonly [letter: string, arms: readonly (readonly [number, number])[]])[] = [
  [
    'A',
    [
      [1, 0],
      [0, 1],
    ],
  ],
  [
    'B',
    [
      [0, 1],
      [-1, 0],
    ],
  ],
  [
    'C',
    [
      [-1, 0],
      [0, -1],
    ],
  ],
  [
    'D',
    [
      [0, -1],
      [1, 0],
    ],
  ],
];

/** Green moves first, so green is seat 0. */
export const SEATS = 2;
export const GREEN_SEAT = 0;
export const RED_SEAT = 1;
export const SEAT_NAMES = ['green', 'red'] as const;
