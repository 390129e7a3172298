import { describe, expect, it } from 'vitest';
import { contrast, readPalette } from '../../../tests/support/contrast.ts';
import { night as pictures } from './night.ts';
import { VARIABLES } from './paint.tsx';
import { PAINT } from './palette.ts';

const { day, night, both } = readPalette(new URL('palette.css', import.meta.url));
const LIT = '#fffdf8';
const INK = '#23302f';

describe('F28: the palette of dark pages', () => {
  it('has a name for every colour, and the page has the colours of the pictures by day', () => {
    expect(VARIABLES.size).toBe(PAINT.terrain.length * 3 + 7);
    for (const [colour, name] of VARIABLES) expect([name, day(name)]).toEqual([name, colour]);
  });

  it('pictures in the rules have the colours of a dark page there', () => {
    for (const [colour, name] of VARIABLES) expect([name, pictures[colour]]).toEqual([name, night(name)]);
  });

  it('cards in the rules are dark on a dark page, and their names can be read', () => {
    const { base, ink } = PAINT.card;
    expect(contrast(base, ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(pictures[base], pictures[ink])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(pictures[base], '#000000')).toBeLessThan(3);
  });

  it.each(both)(
    'by %s patterns stand out 3:1 and letters 4.5:1 from their ground; the grounds are equally light',
    (_, colour) => {
      for (const terrain of PAINT.terrain.keys()) {
        const base = colour(`--land-${terrain}-base`);
        expect(contrast(base, colour(`--land-${terrain}-tone`))).toBeGreaterThanOrEqual(3);
        expect(contrast(base, colour(`--land-${terrain}-deep`))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(base, colour('--land-0-base'))).toBeLessThan(1.15);
      }
      expect(contrast(colour('--raft-wood-light'), colour('--raft-wood-dark'))).toBeGreaterThanOrEqual(3);
    },
  );

  it.each([
    ['day', day, INK],
    ['night', night, LIT],
  ])('by %s what is lit on the ground has an edge of 3:1', (_, colour, edge) => {
    for (const terrain of PAINT.terrain.keys())
      expect(contrast(colour(`--land-${terrain}-base`), edge)).toBeGreaterThanOrEqual(3);
  });

  it('by night the ground is dark: no square is brighter than the flames', () => {
    for (const terrain of PAINT.terrain.keys()) {
      const base = night(`--land-${terrain}-base`);
      expect(contrast(base, PAINT.flame)).toBeGreaterThanOrEqual(3);
      expect(contrast(base, '#ffffff')).toBeGreaterThanOrEqual(5);
    }
  });
});
