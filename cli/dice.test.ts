import { expect, it } from 'vitest';
import { FairDice } from '../online/fair-dice.ts';
import { takeRandom, takeSecret } from './dice.ts';

it('real dice show every face about equally often', () => {
  const dice = takeRandom(undefined);
  const faces = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) faces[dice.below(6)]++;
  // Nine standard deviations: a fair die fails this once in longer than anybody will run it.
  for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(830);
});

it('seeded dice repeat', () => {
  const throws = (seed: string) => {
    const [dice, random] = [new FairDice(takeSecret(seed)), takeRandom(seed)];
    return Array.from({ length: 20 }, (_, roll) => [dice.forRoll(roll).below(100), random.below(100)]);
  };
  expect(throws('a')).toEqual(throws('a'));
  expect(throws('a')).not.toEqual(throws('b'));
});
