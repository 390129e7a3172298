import { expect, it } from 'vitest';
import { goneOf, isGain, noteGain } from './online-clock.tsx';

it('a clock gains when its turn has ended, not when it is stopped, and not before it ran', () => {
  const running = { isRunning: true, left: 50_000 };
  expect(isGain(running, { isRunning: false, left: 59_000 })).toBe(true);
  expect(isGain(running, { isRunning: false, left: 50_000 })).toBe(false);
  expect(isGain(running, { isRunning: true, left: 59_000 })).toBe(false);
  expect(isGain(undefined, { isRunning: false, left: 59_000 })).toBe(false);
});

it('a gain is shown for a moment, and never over the time that was left at the end', () => {
  const running = { isRunning: true, left: 50_000 };
  const ended = { isRunning: false, left: 59_000 };
  const gained = noteGain({ reading: running }, ended, true, 1000);
  expect(gained.at).toBe(1000);
  expect(noteGain(gained, ended, true, 2500).at).toBe(1000);
  // Another second on, and when the next move ends the match, the clock says the time again.
  expect(noteGain(gained, ended, true, 3000).at).toBeUndefined();
  expect(noteGain(gained, ended, false, 1500).at).toBeUndefined();
  expect(noteGain(gained, running, true, 1500).at).toBeUndefined();
});

it('a clock stands at what was agreed until the seconds to arrive are over, and then goes by what it was told', () => {
  const left = (since: number) => 630_000 - goneOf({ still: 30_000 }, since);
  expect([0, 29_000, 30_000, 31_000].map(left)).toEqual([600_000, 600_000, 600_000, 599_000]);
  expect(goneOf({}, 1000)).toBe(1000);
});
