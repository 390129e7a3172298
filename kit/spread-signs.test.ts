import { describe, expect, it } from 'vitest';
import { boxesForSigns, spreadSigns } from './spread-signs.ts';

const at = (sign: string, x: number, width: number) => ({ sign, box: { x, y: 10, width, height: 48 } });

describe('signs at one corner', () => {
  it('are side by side in reading order, whatever the size of their boxes', () => {
    const signs = [at('A', 0, 48), at('B', 96, 48), at('C', 48, 96), at('D', 96, 48)];
    expect(spreadSigns(signs, 20, false)).toEqual([0, -40, -20, 0]);
  });

  it('move to the right where they are at the lower left, as far as those before them are wide', () => {
    expect(spreadSigns([at('AB', 0, 48), at('C', 0, 96)], 20, true)).toEqual([0, 28]);
  });

  it('stay where nothing else is, and frames without a sign move nobody', () => {
    expect(spreadSigns([at('', 0, 48), at('A', 0, 48), at('', 0, 48)], 20, false)).toEqual([0, 0, 0]);
  });
});

describe('the sign of a shape', () => {
  const square = (column: number, row: number) => ({ x: column * 48, y: row * 48, width: 48, height: 48 });
  const shape = (sign: string, ...parts: ReturnType<typeof square>[]) => ({
    sign,
    parts,
    box: { x: 0, y: 0, width: 144, height: 96 },
  });
  const columnAndRow = ({ x, y }: { readonly x: number; readonly y: number }) => [
    Math.floor(x / 48),
    Math.floor(y / 48),
  ];

  it('is on one of its squares, and not on one of another shape where it has one of its own', () => {
    const a = shape('A', square(0, 0), square(1, 0), square(1, 1), square(2, 1));
    const b = shape('B', square(1, 0), square(2, 0));
    expect(boxesForSigns([a], 22, false).map(columnAndRow)).toEqual([[1, 0]]);
    expect(boxesForSigns([a, b], 22, false).map(columnAndRow)).toEqual([
      [2, 1],
      [2, 0],
    ]);
    expect(boxesForSigns([a, shape('B', ...a.parts)], 22, true).map(columnAndRow)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('leaves the box of what has no parts as it is', () => {
    const { box } = shape('A');
    expect(boxesForSigns([{ sign: 'A', box }], 22, false)).toEqual([box]);
  });
});
