import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import type { Mark } from '../../../kit/draw/place.ts';
import { plantAll } from '../arrangement.ts';
import { ALL_SPECIES } from '../cards.ts';
import { parsePlacements } from '../official-strings.ts';
import { CARD_HEIGHT, CARD_WIDTH, STEP_X, STEP_Y } from './artwork.ts';
import { marksBeside } from './marks-beside.ts';

const SIZE = 20;
const card = (north: number, east: number) => ({
  board: 'grove 0',
  box: { x: east * STEP_X, y: -north * STEP_Y, width: CARD_WIDTH, height: CARD_HEIGHT },
});
const mark = (kind: Mark['kind'], sign: string, north: number, east: number): Mark => ({
  ...{ seat: 0, sign, kind },
  places: [card(north, east)],
});
const planted = (text: string) => plantAll(must(parsePlacements(text, ALL_SPECIES, 'arboretum')));
const one = planted('m1C00C00');

describe('signs in a garden', () => {
  it('are side by side in the order of their letters where ideas share a square, and the one looked at has the frame', () => {
    const marks = [
      mark('idea', 'A', 0, 1),
      mark('chosen', 'B', 0, 1),
      mark('idea', 'C', 0, 1),
      mark('idea', 'D', 1, 0),
    ];
    const shown = marksBeside(marks, 'grove 0', one, SIZE);
    const xOf = (letter: string) => shown.find(({ sign }) => sign === letter)?.places[0].box.x ?? 0;
    expect(xOf('B') - xOf('A')).toBeGreaterThanOrEqual(SIZE);
    expect(xOf('C') - xOf('B')).toBeGreaterThanOrEqual(SIZE);
    expect(xOf('C')).toBe(STEP_X + CARD_WIDTH);
    const framed = shown.filter(({ places: [{ box, line }] }) => line !== undefined || box.width > 0);
    expect(framed.map(({ sign }) => sign)).toEqual(['B', 'D']);
  });

  it('leave the tree of a move in sight: they go to a side where nothing grows', () => {
    const below = marksBeside([mark('past', '1', 0, 0)], 'grove 0', one, SIZE)[0].places[0].box;
    expect(below.y).toBeGreaterThan(CARD_HEIGHT - SIZE / 2);
    const taken = planted('m1C00C00m2S01C00');
    const above = marksBeside([mark('past', '1', 0, 0)], 'grove 0', taken, SIZE)[0].places[0].box;
    expect(above.y).toBeLessThan(0);
  });

  it('of another garden are left out', () => {
    expect(marksBeside([mark('past', '1', 0, 0)], 'grove 1', one, SIZE)[0].places).toEqual([]);
  });
});
