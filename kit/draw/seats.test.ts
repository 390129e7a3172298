import { describe, expect, it } from 'vitest';
import { contrast } from '../../tests/support/contrast.ts';
import { SEAT_MARKS } from './seats.ts';

const PAPER = '#fffdf8';
const DARK_PANEL = '#1c2326';
/** What the guidelines ask of text. */
const READABLE = 4.5;

describe('seat marks', () => {
  it('are six, told apart by colour, by shape and by name', () => {
    expect(SEAT_MARKS).toHaveLength(6);
    for (const part of ['colour', 'tint', 'shape', 'glyph', 'name'] as const) {
      expect(new Set(SEAT_MARKS.map((mark) => mark[part])).size).toBe(6);
    }
  });

  it('the glyph is one character', () => {
    for (const { glyph } of SEAT_MARKS) expect([...glyph]).toHaveLength(1);
  });

  it.each(SEAT_MARKS)('$name can be read on paper and on its own tint', ({ colour, tint }) => {
    expect(contrast(colour, PAPER)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(colour, tint)).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(SEAT_MARKS)('$name can be read on the dark panel and on its own dark tint', ({ darkColour, darkTint }) => {
    expect(contrast(darkColour, DARK_PANEL)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(darkColour, darkTint)).toBeGreaterThanOrEqual(READABLE);
  });

  it('the measure is the one of the guidelines', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
  });
});
