import { expect, it } from 'vitest';
import { placeNudge } from './nudge-place.ts';

const ROOM = { width: 400, height: 800 };
const WORDS = { width: 240, height: 34 };

it('says a correction below what was pressed, above it near the lower edge, and never past a side', () => {
  expect(placeNudge({ x: 200, y: 300 }, WORDS, undefined, ROOM)).toEqual({ x: 80, y: 322 });
  expect(placeNudge({ x: 200, y: 780 }, WORDS, undefined, ROOM)).toEqual({ x: 80, y: 724 });
  expect(placeNudge({ x: 5, y: 300 }, WORDS, undefined, ROOM).x).toBe(10);
  expect(placeNudge({ x: 395, y: 300 }, WORDS, undefined, ROOM).x).toBe(150);
});

it('never covers the star', () => {
  const below = { left: 190, top: 330, right: 230, bottom: 370 };
  expect(placeNudge({ x: 200, y: 300 }, WORDS, below, ROOM).y).toBe(244);
  // It is large, or near: neither below nor above what was pressed is free.
  const around = { left: 100, top: 250, right: 260, bottom: 380 };
  expect(placeNudge({ x: 200, y: 300 }, WORDS, around, ROOM).y).toBe(388);
  const low = { left: 100, top: 700, right: 260, bottom: 790 };
  expect(placeNudge({ x: 200, y: 740 }, WORDS, low, ROOM).y).toBe(658);
});
