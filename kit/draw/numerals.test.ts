import { describe, expect, it } from 'vitest';
import { numerals } from './numerals.ts';

describe('numerals', () => {
  const starts = (path: string) =>
    Array.from(path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]);

  it('draws one line a digit, each digit another', () => {
    expect(starts(numerals('1234567890', 0, 0))).toHaveLength(10);
    expect(new Set(Array.from('0123456789', (digit) => numerals(digit, 0, 0))).size).toBe(10);
  });

  it('centres the number: a nought begins at the middle of its top', () => {
    expect(starts(numerals('0', 40, 70))).toEqual([[40, 65]]);
    const [[left], [right]] = starts(numerals('00', 40, 70));
    expect((left + right) / 2).toBeCloseTo(40);
  });
});
