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
    expect(contrast(colour('--garden-second-ink'), colour('--garden-lawn'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--garden-lawn-ink'), colour('--garden-lawn'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--garden-back-line'), colour('--garden-back'))).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['day', DAY],
    ['night', NIGHT],
  ])('by %s emblems and rims have a contrast of 3 on their card', (_, part) => {
    const colour = colourIn(part);
    for (const species of TONES.keys()) {
      for (const ground of ['--garden-card', `--tree-${species}-wash`]) {
        expect(contrast(colour(`--tree-${species}-mid`), colour(ground))).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('by night lawns are dark, and cards are paper that stands out from them', () => {
    const colour = colourIn(NIGHT);
    const [card, lawn] = [colour('--garden-card'), colour('--garden-lawn')];
    expect(contrast(lawn, '#000000')).toBeLessThan(2);
    expect(contrast(card, lawn)).toBeGreaterThanOrEqual(7);
    expect(contrast(card, '#ffffff')).toBeGreaterThan(1.15);
  });
});
