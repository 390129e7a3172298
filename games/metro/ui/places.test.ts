import { expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import type { Settings } from '../../../core/settings.ts';
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

it('in a little picture the lines of the tile stand out; where there are none, nothing steps back', () => {
  const position = must(metro.parse('metro aaaa03cbcb50aacb13bcbc47 dddd,- 1'));
  const aboveShade = (square: string) => {
    const { place } = spotsOf(position).find(({ id }) => id === square) ?? expect.fail();
    return JSON.stringify(cropAt(position, place).drawing).split('metro-shade').slice(1);
  };
  const [above] = aboveShade('13');
  expect(above.match(/metro-line is-seat-\d/g)).toEqual(['metro-line is-seat-0']);
  expect(aboveShade('55')).toEqual([]);
});

it('the central station is one spot, where there is one, and no square of it is another', () => {
  const idsAt = (settings: Settings) => spotsOf(metro.start(2, settings)).map(({ id }) => id);
  const middle = ['33', '34', '43', '44'];
  expect(idsAt({}).filter((id) => [...middle, 'centre'].includes(id))).toEqual(['centre']);
  expect(idsAt({ centre: 'off' }).filter((id) => [...middle, 'centre'].includes(id))).toEqual(middle);
});
