import { describe, expect, it } from 'vitest';
import { aboveFinger } from './carry.ts';

describe('what a finger carries', () => {
  it('is held above it, so that it can be seen', () => {
    expect(aboveFinger(300, 800)).toBe(252);
  });

  it('reaches the foot of the window, where a board may end, and skips nothing on the way', () => {
    expect(aboveFinger(360, 360)).toBe(360);
    const heights = Array.from({ length: 361 }, (_, y) => aboveFinger(y, 360));
    for (const [y, height] of heights.slice(1).entries()) expect(height - heights[y]).toBeOneOf([1, 2]);
  });
});
