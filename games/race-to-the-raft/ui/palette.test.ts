import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../tests/support/contrast.ts';
import { VARIABLES } from './paint.tsx';
import { PAINT } from './palette.ts';

const [DAY, NIGHT] = readFileSync(new URL('palette.css', import.meta.url), 'utf8').split(
  '@media (prefers-color-scheme: dark)',
);
const colourIn = (part: string) => (name: string) => new RegExp(`${name}: (#\\w{6});`).exec(part)?.[1] ?? 'missing';
const LIT = '#fffdf8';
const INK = '#23302f';

describe('F28: the palette of dark pages', () => {
  it('has a name for every colour, and the page has the colours of the pictures by day', () => {
    expect(VARIABLES.size).toBe(PAINT.terrain.length * 3 + 4);
    for (const [colour, name] of VARIABLES) expect([name, colourIn(DAY)(name)]).toEqual([name, colour]);
  });

  it.each([
    ['day', DAY],
    ['night', NIGHT],
  ])('by %s patterns stand out 3:1 and letters 4.5:1 from their ground; the grounds are equally light', (_, part) => {
    const colour = colourIn(part);
    for (const terrain of PAINT.terrain.keys()) {
      const base = colour(`--land-${terrain}-base`);
      expect(contrast(base, colour(`--land-${terrain}-tone`))).toBeGreaterThanOrEqual(3);
      expect(contrast(base, colour(`--land-${terrain}-deep`))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(base, colour('--land-0-base'))).toBeLessThan(1.15);
    }
    expect(contrast(colour('--raft-wood-light'), colour('--raft-wood-dark'))).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['day', DAY, INK],
    ['night', NIGHT, LIT],
  ])('by %s what is lit on the ground has an edge of 3:1', (_, part, edge) => {
    for (const terrain of PAINT.terrain.keys())
      expect(contrast(colourIn(part)(`--land-${terrain}-base`), edge)).toBeGreaterThanOrEqual(3);
  });

  it('by night the ground is dark: no square is brighter than the flames', () => {
    for (const terrain of PAINT.terrain.keys()) {
      const base = colourIn(NIGHT)(`--land-${terrain}-base`);
      expect(contrast(base, PAINT.flame)).toBeGreaterThanOrEqual(3);
      expect(contrast(base, '#ffffff')).toBeGreaterThanOrEqual(5);
    }
  });
});
