import { expect, it } from 'vitest';
import { metro } from '../game.ts';
import { WHOLE } from './artwork.ts';
import { cropAt, spotsOf } from './places.ts';

it('a little picture of a square shows nothing beyond the board', () => {
  const position = metro.start(2, {});
  for (const { place } of spotsOf(position)) {
    const { x, y, width, height } = cropAt(position, place).box;
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(WHOLE.width);
  }
});
