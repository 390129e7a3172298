import { describe, expect, it } from 'vitest';
import { nearBox } from './near-box.ts';

describe('nearBox', () => {
  const frame = { x: -100, y: -100, width: 4000, height: 3600 };

  it('makes small places as wide as wanted and keeps the touched one where it is', () => {
    const middle = { x: 900, y: 2600 };
    const near = nearBox(frame, middle, 14, 44) ?? frame;
    expect((frame.width / near.width) * 14).toBeCloseTo(44);
    expect((middle.x - near.x) / near.width).toBeCloseTo((middle.x - frame.x) / frame.width);
    expect((middle.y - near.y) / near.height).toBeCloseTo((middle.y - frame.y) / frame.height);
  });

  it('leaves places alone that a finger can hit', () => {
    expect(nearBox(frame, { x: 0, y: 0 }, 40, 44)).toBeUndefined();
  });
});
