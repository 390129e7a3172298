import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { contrast } from '../../../tests/support/contrast.ts';
import { DAY, NIGHT, variableOf } from './palette.ts';

const css = readFileSync(new URL('dark.css', import.meta.url), 'utf8');
const NAMES = Object.keys(DAY) as (keyof typeof DAY)[];

describe('F28: the lagoon on dark pages', () => {
  it('the page has every colour of the palette, as pictures of the rules have it', () => {
    for (const name of NAMES) expect(css).toContain(`${variableOf(name)}: ${NIGHT[name]};`);
  });

  it('sea and sand are dark', () => {
    for (const name of [
      'seaTop',
      'seaFloor',
      'sandLow',
      'sandMiddle',
      'sandHigh',
      'groveLow',
      'foam',
      'shallows',
    ] as const) {
      expect([name, contrast(NIGHT[name], '#000000') < 4]).toEqual([name, true]);
    }
  });

  it('sand is warm: more red than blue', () => {
    for (const name of ['sandLow', 'groveLow', 'sandMiddle'] as const) {
      const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(NIGHT[name].slice(at, at + 2), 16));
      expect([name, red > blue]).toEqual([name, true]);
    }
  });
});

describe.each([
  { title: 'day', palette: DAY, seats: SEAT_MARKS.map(({ colour, tint }) => ({ colour, tint })) },
  {
    title: 'night',
    palette: NIGHT,
    seats: SEAT_MARKS.map(({ darkColour, darkTint }) => ({ colour: darkColour, tint: darkTint })),
  },
])('by $title', ({ palette, seats }) => {
  const inland = [palette.groveLow, palette.groveMiddle, palette.groveHigh];
  const sands = [palette.sandLow, palette.sandMiddle, palette.sandHigh, ...inland];

  it('numbers can be read on sand and on labels', () => {
    for (const sand of sands) expect(contrast(palette.sandInk, sand)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.labelInk, palette.label)).toBeGreaterThanOrEqual(4.5);
  });

  it('every seat has its shape on its piece, on its sail and on a label', () => {
    for (const { colour, tint } of seats) {
      expect(contrast(palette.mark, colour)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tint, colour)).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.label, colour)).toBeGreaterThanOrEqual(3);
    }
  });

  it('a piece stands out from sand, a boat from the sea by hull or sail', () => {
    for (const { colour, tint } of seats) {
      for (const sand of sands) expect(contrast(colour, sand)).toBeGreaterThanOrEqual(3);
      for (const sea of [palette.seaTop, palette.seaFloor]) {
        expect(Math.max(contrast(colour, sea), contrast(tint, sea))).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('stone circles are seen on sand', () => {
    for (const sand of sands) expect(contrast(palette.stones, sand)).toBeGreaterThanOrEqual(3);
  });
});
