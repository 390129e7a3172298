import { expect, it } from 'vitest';
import { takeDice } from './dice.ts';

it('real dice show every face about equally often', () => {
  const dice = takeDice(undefined);
  const faces = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) faces[dice.below(6)]++;
  // Nine standard deviations: a fair die fails this once in longer than anybody will run it.
  for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(830);
});

it('seeded dice repeat', () => {
  const throws = (seed: string) => {
    const dice = takeDice(seed);
    return Array.from({ length: 20 }, () => dice.below(100));
  };
  expect(throws('a')).toEqual(throws('a'));
  expect(throws('a')).not.toEqual(throws('b'));
});
