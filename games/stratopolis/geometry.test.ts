import { describe, expect, it } from 'vitest';
import { BOARD_SIZE, TILE_TYPES, TILES } from './components.ts';
import {
  columnOf,
  isOnBoard,
  nameSquare,
  OVERLAPPING,
  OVERLAPS,
  PLACES,
  rowOf,
  squareAt,
  squaresOf,
  TOUCHES,
  TOUCHING,
  twinOf,
} from './geometry.ts';

const places = Array.from({ length: PLACES }, (_, place) => place);
const onBoard = places.filter((place) => squaresOf(place).every(isOnBoard));

describe('the board', () => {
  it('S1: 26 columns and rows, named by column and row', () => {
    const squares = Array.from({ length: PLACES / 4 }, (_, square) => square).filter(isOnBoard);
    expect(squares).toHaveLength(BOARD_SIZE * BOARD_SIZE);
    expect(new Set(squares.map(nameSquare)).size).toBe(squares.length);
    expect(nameSquare(squareAt(0, 0))).toBe('AA');
    expect(nameSquare(squareAt(25, 0))).toBe('ZA');
    expect(nameSquare(squareAt(12, 13))).toBe('MN');
    for (const square of squares) expect(squareAt(columnOf(square), rowOf(square))).toBe(square);
  });

  it('S2: an origin and a turn name three squares, and no other pair names the same three', () => {
    expect(onBoard).toHaveLength(4 * 25 * 25);
    expect(new Set(onBoard.map((place) => squaresOf(place).sort().join())).size).toBe(onBoard.length);
  });

  it('S2: turned clockwise about the origin', () => {
    const names = [0, 1, 2, 3].map((turn) =>
      squaresOf(squareAt(12, 12) * 4 + turn)
        .map(nameSquare)
        .join(' '),
    );
    expect(names).toEqual(['MM NM MN', 'MM MN LM', 'MM LM ML', 'MM ML NM']);
  });
});

describe('the tiles', () => {
  it('S2: twins have red and green exchanged', () => {
    const swap: Record<string, string> = { R: 'G', G: 'R', K: 'K' };
    for (let tile = 0; tile < TILE_TYPES; tile++) {
      expect(Array.from(TILES[tile][1], (colour) => swap[colour]).join('')).toBe(TILES[twinOf(tile)][1]);
      expect(twinOf(twinOf(tile))).toBe(tile);
    }
  });

  it('S2: a player’s own colour shows 36 times on twenty tiles', () => {
    const own = TILES.slice(0, 10).map(([, squares]) => squares.replace(/[^R]/g, '').length);
    expect(2 * own.reduce((sum, n) => sum + n)).toBe(36);
  });
});

describe('the neighbourhood of a tile', () => {
  it.each([0, 1, 2, 3])('turn %i: the lists hold what overlaps and what touches', (turn) => {
    const origin = squareAt(7, 9);
    const own = squaresOf(origin * 4 + turn);
    const steps = [1, -1, squareAt(0, 1) - squareAt(0, 0), squareAt(0, 0) - squareAt(0, 1)];
    const overlaps = onBoard.filter((place) => squaresOf(place).some((square) => own.includes(square)));
    const touches = onBoard.filter(
      (place) =>
        !overlaps.includes(place) &&
        squaresOf(place).some((square) => steps.some((step) => own.includes(square + step))),
    );
    const read = (table: Int32Array, size: number) =>
      Array.from(table.subarray(turn * size, (turn + 1) * size), (step) => origin * 4 + step);
    expect(read(OVERLAPPING, OVERLAPS)).toEqual(overlaps);
    expect(read(TOUCHING, TOUCHES)).toEqual(touches);
  });
});
