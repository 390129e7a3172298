import { expect, it } from 'vitest';
import { isGain } from './online-clock.tsx';

it('a clock gains when its turn has ended, not when it is stopped, and not before it ran', () => {
  const running = { isRunning: true, left: 50_000 };
  expect(isGain(running, { isRunning: false, left: 59_000 })).toBe(true);
  expect(isGain(running, { isRunning: false, left: 50_000 })).toBe(false);
  expect(isGain(running, { isRunning: true, left: 59_000 })).toBe(false);
  expect(isGain(undefined, { isRunning: false, left: 59_000 })).toBe(false);
});
