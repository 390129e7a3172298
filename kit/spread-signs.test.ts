import { describe, expect, it } from 'vitest';
import { spreadSigns } from './spread-signs.ts';

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
