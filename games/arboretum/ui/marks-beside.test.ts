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
  it('are side by side where two ideas are about one square, and the one that is looked at has the frame', () => {
    const marks = [mark('idea', 'A', 0, 1), mark('chosen', 'B', 0, 1)];
    const [looked, other] = marksBeside(marks, 'grove 0', one, SIZE);
    expect([looked.sign, other.sign]).toEqual(['B', 'A']);
    expect(looked.places).toEqual([card(0, 1)]);
    const { box } = other.places[0];
    expect([box.width, box.height]).toEqual([0, 0]);
    expect(STEP_X + CARD_WIDTH - box.x).toBeGreaterThanOrEqual(SIZE);
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
