import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../tests/support/contrast.ts';
import { VARIABLES } from './paint.tsx';
import { TONES } from './palette.ts';

const [DAY, NIGHT] = readFileSync(new URL('palette.css', import.meta.url), 'utf8').split(
  '@media (prefers-color-scheme: dark)',
);
const colourIn = (part: string) => (name: string) => new RegExp(`${name}: (#\\w{6});`).exec(part)?.[1] ?? 'missing';

describe('F28: the palette of dark pages', () => {
  it('has a name for every colour, and the page has the colours of the pictures by day', () => {
    expect(VARIABLES.size).toBe(TONES.length * 4 + 8);
    for (const [colour, name] of VARIABLES) expect([name, colourIn(DAY)(name)]).toEqual([name, colour]);
  });

  it.each([
    ['day', DAY],
    ['night', NIGHT],
  ])('by %s words have a contrast of 4.5 and what is drawn one of 3', (_, part) => {
    const colour = colourIn(part);
    const card = colour('--garden-card');
    for (const species of TONES.keys()) {
      const [deep, wash] = [colour(`--tree-${species}-deep`), colour(`--tree-${species}-wash`)];
      expect(contrast(deep, card)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(deep, wash)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colour('--garden-ink'), card)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--garden-second-ink'), colour('--garden-lawn'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--garden-back-line'), colour('--garden-back'))).toBeGreaterThanOrEqual(2.7);
  });

  it('by night emblems and rims have a contrast of 3, and no garden or card glares', () => {
    const colour = colourIn(NIGHT);
    const [card, lawn] = [colour('--garden-card'), colour('--garden-lawn')];
    for (const species of TONES.keys()) {
      const mid = colour(`--tree-${species}-mid`);
      for (const ground of [card, lawn, colour(`--tree-${species}-wash`)]) {
        expect(contrast(mid, ground)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(colour(`--tree-${species}-wash`), '#000000')).toBeLessThan(2);
    }
    for (const ground of [card, lawn]) expect(contrast(ground, '#000000')).toBeLessThan(2);
  });
});
