/*
 * Pointy-top hexagons in rows. Even rows are one tile shorter and lie half a tile to the right (B1). Tiles are numbered
 * row by row from the top left.
 */

/** Most rows a board may have; the largest map in use has 23. 4064 tiles then still fit the move codes of rules.ts. */
export const MAX_HEIGHT = 64;

export function rowLength(height: number, row: number): number {
  return height - 1 + (row & 1);
}

/** The first tile of a row; for `row` = `height` the number of tiles. */
export function rowStart(height: number, row: number): number {
  return row * height - ((row + 1) >> 1);
}

export function tileCount(height: number): number {
  return rowStart(height, height);
}

/** Number of the tile, or −1 off the board. */
export function tileAt(height: number, row: number, column: number): number {
  const onBoard = row >= 0 && row < height && column >= 0 && column < rowLength(height, row);
  return onBoard ? rowStart(height, row) + column : -1;
}

/** Row and column steps to the six neighbours, from an even and from an odd row: west, east, then above and below. */
const STEPS = [
  [
    [0, -1],
    [0, 1],
    [-1, 0],
    [-1, 1],
    [1, 0],
    [1, 1],
  ],
  [
    [0, -1],
    [0, 1],
    [-1, -1],
    [-1, 0],
    [1, -1],
    [1, 0],
  ],
] as const;

/** Tiles that touch a tile (B1). */
export function neighboursOf(height: number, row: number, column: number): number[] {
  return STEPS[row & 1]
    .map(([down, right]) => tileAt(height, row + down, column + right))
    .filter((neighbour) => neighbour >= 0);
}
