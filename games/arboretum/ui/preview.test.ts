import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { CARD_BY_NAME } from '../cards.ts';
import { arboretum } from '../game.ts';
import { Grove } from '../grove.ts';
import type { Path } from '../paths.ts';
import { boxOf, cellOf, cornerOf, frameOf, squareIn } from './layout.ts';
import { previewMove, sayChange, sayNote, sayPoints } from './preview.ts';
import { saySquare } from './words.ts';

const DECK = 'a5a7b2b4b5b6b7c1c3c4c6c8d3d5d7j1j4j6j7j8m3m4m5m6m7';
/** A has planted a1 a2 a4 in a column. */
const position = must(
  arboretum.parse(
    `arboretum A,Aa1C00C00a2N01C00a4N02C00,Ac2,Bb3C00C00c7C00E01m2C00E02,B ${DECK},Aa3a6a8b8d1d6d8j5m1,Bb1c5d2d4j2j3m8 - place`,
  ),
);

/** The same, but B holds a7 where A holds a3 and a6. */
const rivalry = must(
  arboretum.parse(
    'arboretum A,Aa1C00C00a2N01C00a4N02C00,Ac2,Bb3C00C00c7C00E01m2C00E02,B a5a8b2b4b5b6b7c1c3c4c6d3d5d7j1j3j4j6j7j8m3m4m5m6m7,Aa3a6b8c8d1d6d8j5m1,Ba7b1c5d2d4j2m8 - place',
  ),
);

describe('looking ahead', () => {
  it('A8, A11: says what a card would bring and what it costs the hand', () => {
    const { changes, points, traced } = previewMove(position, must(arboretum.parseMove(position, 'a6N03C00')));
    expect(points.map(({ least, most }) => [least, most])).toEqual([
      [4, 4],
      [9, 9],
    ]);
    expect(changes.map(sayChange)).toEqual(['Cassia: path 4 → 9 points, in hand 17 → 11']);
    expect(traced.map(({ squares }) => squares.length)).toEqual([4]);
  });

  it('A8: says when the right to score is lost', () => {
    const { changes, points } = previewMove(rivalry, must(arboretum.parseMove(rivalry, 'a6C00E01')));
    expect(changes.map(sayChange)).toEqual(['Cassia: in hand 9 → 3, no longer yours to score']);
    expect(points[1].most).toBe(0);
  });

  it('F21: says that it depends on hidden cards where it does', () => {
    const view = rivalry.view(0);
    const { changes, points } = previewMove(view, must(arboretum.parseMove(view, 'a6N03C00')));
    expect(changes.map(sayChange)).toEqual(['Cassia: path 4 → 9 points, in hand 9 → 3']);
    expect(points.map(({ least, most }) => [least, most])).toEqual([
      [0, 4],
      [0, 9],
    ]);
  });

  it('A10: says nothing of paths before the first tree', () => {
    const first = arboretum.start(2, { species: 'usual' });
    const dealt = ['a2', 'b1', 'a4', 'b2', 'a5', 'b3', 'c2', 'b4', 'd7', 'b5', 'm7', 'b6', 'm8', 'b7'];
    for (const text of [...dealt.map((card) => `+${card}`), 'D', '+j2', 'D', '+c3'])
      first.play(must(arboretum.parseMove(first, text)));
    expect(sayNote(first, previewMove(first, must(arboretum.parseMove(first, 'a2C00C00'))))).toBe('');
  });

  it('A10: says why a tree that is on no path brings no points', () => {
    const told = (text: string) => sayNote(position, previewMove(position, must(arboretum.parseMove(position, text))));
    expect(told('a6C00E01')).toMatch(/^No new points: no better path here/);
    expect(told('a6N03C00')).toBe('');
  });

  it('leaves the position alone', () => {
    const before = arboretum.format(position);
    previewMove(position, must(arboretum.parseMove(position, 'a6N03C00')));
    expect(arboretum.format(position)).toBe(before);
  });
});

describe('points of a path in words (A11)', () => {
  it.each([
    ['a4 a5', '2 cards'],
    ['a1 c3 a5', '3 cards, +1 for starting with a 1'],
    ['a2 c3 m4 a8', '4 cards, +2 for ending with an 8'],
    ['a1 a2 a4 a8', '4 cards, +4 for all Cassia, +1 for starting with a 1, +2 for ending with an 8'],
  ])('%s', (names, said) => {
    const cards = names.split(' ').map((name) => CARD_BY_NAME.get(name) ?? -1);
    expect(sayPoints({ cards, squares: [], points: 0 } satisfies Path)).toBe(said);
  });
});

describe('the frame of an arboretum', () => {
  const grove = new Grove(9, 9);
  it('A5: shows the first square and those around it while nothing is planted', () => {
    expect(frameOf(grove, 1)).toEqual({ north: 1, west: -1, rows: 3, columns: 3 });
  });

  it('grows in every direction, and squares keep their place', () => {
    const corner = cornerOf(grove, grove.origin);
    grove.plant(0, grove.origin);
    grove.plant(1, grove.squareAt(-1, 0));
    grove.plant(2, grove.squareAt(-1, -1));
    const frame = frameOf(grove, 1);
    expect(frame).toEqual({ north: 1, west: -2, rows: 4, columns: 4 });
    expect(cornerOf(grove, grove.origin)).toEqual(corner);
    for (let cell = 0; cell < 16; cell++) expect(cellOf(grove, frame, squareIn(grove, frame, cell))).toBe(cell);
    const box = boxOf(frame, { columns: 6, rows: 2 });
    expect(box.width).toBeGreaterThan(boxOf(frame, { columns: 1, rows: 1 }).width);
  });

  it('squares are named from the first card', () => {
    expect(saySquare(grove, grove.origin)).toBe('First spot');
    expect(saySquare(grove, grove.squareAt(2, -1))).toBe('2 above, 1 to the left of the first tree');
    expect(saySquare(grove, grove.squareAt(-3, 0))).toBe('3 below the first tree');
  });
});
