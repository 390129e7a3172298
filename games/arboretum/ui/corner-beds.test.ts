import { expect, it } from 'vitest';
import { formatSvg } from '../../../kit/draw/drawing.ts';
import { BED, drawCornerBed } from './corner-beds.ts';

it('each corner of the lawn has its own bed, which fills that corner and leaves the one towards the middle free', () => {
  const corners = [0, 1, 2, 3].map((turns) => {
    const [bed, ...plants] = drawCornerBed(turns);
    const outline = [...formatSvg(bed).matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    for (const place of outline.flat()) expect(place).toBeGreaterThanOrEqual(0);
    for (const place of outline.flat()) expect(place).toBeLessThanOrEqual(BED);
    expect(plants.length).toBeGreaterThan(5);
    return outline.at(-1);
  });
  expect(corners).toEqual([
    [0, 0],
    [BED, 0],
    [BED, BED],
    [0, BED],
  ]);
});

it('the pictures of all corners are small enough to be written into the page', () => {
  for (const turns of [0, 1, 2, 3])
    expect(
      drawCornerBed(turns)
        .map((drawing) => formatSvg(drawing))
        .join('').length,
    ).toBeLessThan(9000);
});
