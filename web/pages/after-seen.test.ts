import { expect, it } from 'vitest';
import { FakeClock } from '../../tests/fake-world.ts';
import { afterSeen } from './after-seen.ts';

it('what passes stays while nobody looks, and for a while after they come back', async () => {
  const clock = new FakeClock();
  let isHidden = true;
  let hasPassed = false;
  afterSeen(100, () => (hasPassed = true), { clock, isHidden: () => isHidden });
  await clock.pass(250);
  isHidden = false;
  expect(hasPassed).toBe(false);
  await clock.pass(50);
  expect(hasPassed).toBe(true);
});
