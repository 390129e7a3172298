import { describe, expect, it } from 'vitest';
import { drawSigns, lettering } from './lettering.ts';

const ALL = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ×+−=?';
const starts = (path: string) =>
  Array.from(path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]);

describe('lettering', () => {
  it('draws one line a sign, each sign another', () => {
    expect(starts(lettering(ALL, 0, 0))).toHaveLength(ALL.length);
    expect(new Set(Array.from(ALL, (sign) => lettering(sign, 0, 0))).size).toBe(ALL.length);
    expect(() => lettering('!', 0, 0)).toThrow('"!"');
  });

  it('centres a sign: a nought begins at the middle of its top', () => {
    expect(starts(lettering('0', 40, 70))).toEqual([[40, 65]]);
    const [[left], [right]] = starts(lettering('00', 40, 70));
    expect((left + right) / 2).toBeCloseTo(40);
  });

  it('puts many signs into one path, as high as they are asked for', () => {
    const { tag, props } = drawSigns(
      [
        { text: '0', x: 40, y: 70 },
        { text: 'I', x: 10, y: 20 },
      ],
      { size: 20, width: 3, colour: '#123456' },
    );
    expect(tag).toBe('path');
    expect(props).toMatchObject({ transform: 'scale(2)', stroke: '#123456', 'stroke-width': 1.5 });
    expect(starts(String(props.d))).toEqual([
      [20, 30],
      [5, 5],
    ]);
  });

  it('keeps signs where they belong at any size', () => {
    const { props } = drawSigns([{ text: '0', x: 600, y: 5 }], { size: 6.66, width: 1, colour: '#123456' });
    const scale = Number(/[\d.]+/.exec(String(props.transform)));
    expect(starts(String(props.d))[0][0] * scale).toBeCloseTo(600, 1);
  });
});
