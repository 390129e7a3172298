import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadFaces } from './spread-faces.ts';

const SIZE = 24;
const ROOM = { top: 0, bottom: 120 };

test('a face stays where its line ends when there is room', () => {
  const ends = [
    { x: 10, y: 50 },
    { x: 90, y: 55 },
  ];
  expect(spreadFaces(ends, SIZE, ROOM)).toEqual(ends);
});

test('two that meet give way to each other by the same amount', () => {
  const [upper, lower] = [
    { x: 90, y: 60 },
    { x: 90, y: 64 },
  ];
  expect(spreadFaces([upper, lower], SIZE, ROOM)).toEqual([
    { x: 90, y: 50 },
    { x: 90, y: 74 },
  ]);
});

test('every face is whole, and none hides another', () => {
  const end = fc.record({ x: fc.constantFrom(0, 40, 200), y: fc.integer({ min: -10, max: 130 }) });
  fc.assert(
    fc.property(fc.array(end, { minLength: 1, maxLength: 5 }), (ends) => {
      const faces = spreadFaces(ends, SIZE, ROOM);
      for (const [at, { x, y }] of faces.entries()) {
        expect(y - SIZE / 2).toBeGreaterThanOrEqual(ROOM.top);
        expect(y + SIZE / 2).toBeLessThanOrEqual(ROOM.bottom);
        for (const other of faces.slice(0, at))
          expect(Math.abs(other.x - x) >= SIZE || Math.abs(other.y - y) >= SIZE).toBe(true);
      }
    }),
  );
});
