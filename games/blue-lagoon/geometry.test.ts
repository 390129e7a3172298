import { describe, expect, it } from 'vitest';
import { neighboursOf, rowLength, rowStart, tileAt, tileCount } from './geometry.ts';

describe('B1 tiles', () => {
  it('a board of h rows has h² − ⌈h / 2⌉ tiles', () => {
    expect([13, 7, 23, 1, 2].map(tileCount)).toEqual([162, 45, 517, 0, 3]);
  });

  it('even rows are one shorter than odd ones', () => {
    expect([0, 1, 2, 12].map((row) => rowLength(13, row))).toEqual([12, 13, 12, 12]);
  });

  it('tiles are numbered row by row', () => {
    let next = 0;
    for (let row = 0; row < 13; row++) {
      expect(rowStart(13, row)).toBe(next);
      for (let column = 0; column < rowLength(13, row); column++) expect(tileAt(13, row, column)).toBe(next++);
    }
    expect(next).toBe(tileCount(13));
  });

  it.each([
    [-1, 0],
    [0, -1],
    [0, 12],
    [1, 13],
    [13, 0],
    [1e15, 1e15],
  ])('%d,%d is off a board of 13 rows', (row, column) => {
    expect(tileAt(13, row, column)).toBe(-1);
  });

  it('an even row touches columns c and c + 1 of the rows beside it, an odd row c − 1 and c', () => {
    const names = (row: number, column: number) => neighboursOf(13, row, column).sort((a, b) => a - b);
    const at = (row: number, column: number) => tileAt(13, row, column);
    expect(names(4, 5)).toEqual([at(3, 5), at(3, 6), at(4, 4), at(4, 6), at(5, 5), at(5, 6)]);
    expect(names(5, 5)).toEqual([at(4, 4), at(4, 5), at(5, 4), at(5, 6), at(6, 4), at(6, 5)]);
  });

  it.each([2, 3, 7, 8])('touching is mutual on a board of %d rows', (height) => {
    const all = Array.from({ length: height }, (_, row) =>
      Array.from({ length: rowLength(height, row) }, (_, column) => neighboursOf(height, row, column)),
    ).flat();
    for (const [tile, others] of all.entries()) for (const other of others) expect(all[other]).toContain(tile);
  });

  it('corners of the board have fewer neighbours', () => {
    expect(neighboursOf(13, 0, 0)).toHaveLength(3);
    expect(neighboursOf(13, 1, 0)).toHaveLength(3);
  });
});
