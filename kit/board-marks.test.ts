import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import { contrast } from '../tests/support/contrast.ts';
import { SEAT_MARKS } from './draw/seats.ts';

/** The value of a property in the light part of the style sheet, and in the dark one. */
function valuesOf(property: string): readonly [light: string, dark: string] {
  const css = readFileSync(new URL('../web/styles/base.css', import.meta.url), 'utf8');
  const [light, dark] = Array.from(css.matchAll(new RegExp(`${property}: (#[0-9a-f]{6});`, 'g')), ([, value]) => value);
  return [light, dark];
}

const SEATS = [...SEAT_MARKS, ...shelf.flatMap(({ about }) => about.seatColours ?? [])];
const READABLE = 4.5;

describe('marks on a board', () => {
  const [light, dark] = valuesOf('--on-seat');

  it.each(SEATS)('a sign can be read on $colour, and stands out from its edge', ({ colour, darkColour }) => {
    expect(contrast(colour, light)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(darkColour, dark)).toBeGreaterThanOrEqual(READABLE);
  });

  it('what speaks for and against an idea can be read', () => {
    for (const property of ['--gain', '--risk']) {
      const [onPaper, onDark] = valuesOf(property);
      const [panel, darkPanel] = valuesOf('--panel');
      expect(contrast(onPaper, panel)).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(onDark, darkPanel)).toBeGreaterThanOrEqual(READABLE);
    }
  });
});
