import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, readPalette } from '../../../tests/support/contrast.ts';
import { TONES, VARIABLES } from './palette.ts';

const { day, night, both } = readPalette(new URL('palette.css', import.meta.url));

describe('F28: the palette of dark pages', () => {
  it('has a name for every colour, and the page has the colours of the pictures by day', () => {
    expect(VARIABLES.size).toBe(TONES.length * 4 + 8);
    for (const [colour, name] of VARIABLES) expect([name, day(name)]).toEqual([name, colour]);
  });

  it.each(both)('by %s words have a contrast of 4.5 and what is drawn one of 3', (_, colour) => {
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

  it.each(both)('by %s emblems and rims have a contrast of 3 on their card', (_, colour) => {
    for (const species of TONES.keys()) {
      for (const ground of ['--garden-card', `--tree-${species}-wash`]) {
        expect(contrast(colour(`--tree-${species}-mid`), colour(ground))).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('by night lawns are dark, and cards are paper that stands out from them', () => {
    const [card, lawn] = [night('--garden-card'), night('--garden-lawn')];
    expect(contrast(lawn, '#000000')).toBeLessThan(2);
    expect(contrast(card, lawn)).toBeGreaterThanOrEqual(7);
    expect(contrast(card, '#ffffff')).toBeGreaterThan(1.15);
  });

  it('by night trees that step back at the end are dark, and their numerals can be read', () => {
    const css = readFileSync(new URL('reckoning.css', import.meta.url), 'utf8');
    const dim = night('--garden-dim');
    expect(contrast(dim, night('--garden-card'))).toBeGreaterThanOrEqual(7);
    for (const species of TONES.keys()) {
      const [numeral, ground] = ['deep', 'wash'].map((tone) => {
        const [, own, share] =
          [...css.matchAll(new RegExp(`--dim-${tone}: color-mix\\(in srgb, var\\(--own-(\\w+)\\) (\\d+)%`, 'g'))].at(
            -1,
          ) ?? [];
        return mix(night(`--tree-${species}-${own}`), dim, Number(share) / 100);
      });
      expect(contrast(numeral, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [own, ground] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(own * share + ground * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
