import { expect, it } from 'vitest';
import { stepToNearest } from './grid-keys.ts';

/** The middle of each side of a frame of three by three, and its corners: against the clock from the top right. */
const RING = [
  [300, 0],
  [200, 0],
  [100, 0],
  [0, 100],
  [0, 200],
  [100, 300],
  [200, 300],
  [300, 300],
  [400, 200],
  [400, 100],
] as const;

it('arrow keys in a ring follow the screen on every side, and cross it where nothing else is that way', () => {
  expect(stepToNearest('ArrowRight', 1, RING)).toBe(0);
  expect(stepToNearest('ArrowLeft', 1, RING)).toBe(2);
  expect(stepToNearest('ArrowRight', 5, RING)).toBe(6);
  expect(stepToNearest('ArrowDown', 3, RING)).toBe(4);
  expect(stepToNearest('ArrowUp', 8, RING)).toBe(9);
  expect(stepToNearest('ArrowDown', 1, RING)).toBe(6);
  // Round a corner.
  expect(stepToNearest('ArrowRight', 0, RING)).toBe(9);
  expect(stepToNearest('ArrowLeft', 2, RING)).toBe(3);
});

it('stays where nothing is that way, and lets other keys be', () => {
  expect(stepToNearest('ArrowUp', 1, RING)).toBe(1);
  expect(stepToNearest('Home', 4, RING)).toBe(0);
  expect(stepToNearest('End', 4, RING)).toBe(9);
  expect(stepToNearest('x', 4, RING)).toBeUndefined();
});
