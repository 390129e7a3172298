import { describe, expect, it } from 'vitest';
import { settled } from '../../tests/fake-world.ts';
import { LockClaim, type Locks } from './lock-claim.ts';

interface Asked {
  readonly grant: (lock: Lock) => unknown;
  readonly refuse: (why: unknown) => void;
}

/** The browser's locks as far as they are used: one name, a queue, and stealing. */
function fakeLocks(): Locks {
  const lock: Lock = { name: 'match', mode: 'exclusive' };
  const queue: Asked[] = [];
  let holder: Asked | undefined;
  const next = () => {
    const asked = queue.shift();
    holder = asked;
    if (asked) give(asked);
  };
  const give = async (asked: Asked) => {
    await asked.grant(lock);
    if (holder === asked) next();
  };
  const request = (_: string, options: LockOptions, granted: (lock: Lock | null) => unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const asked = { grant: async (given: Lock) => resolve(await granted(given)), refuse: reject };
      if (options.steal) {
        holder?.refuse(new DOMException('stolen', 'AbortError'));
        holder = asked;
        give(asked);
      } else if (holder && options.ifAvailable) resolve(granted(null));
      else {
        queue.push(asked);
        options.signal?.addEventListener('abort', () => {
          const at = queue.indexOf(asked);
          if (at >= 0) queue.splice(at, 1);
          reject(new DOMException('left the queue', 'AbortError'));
        });
        if (!holder) next();
      }
    });
  return { request: request as Locks['request'] };
}

async function openTabs(count: number) {
  const locks = fakeLocks();
  const has: (boolean | undefined)[] = Array(count).fill(undefined);
  const claims = has.map((_, tab) => {
    const claim = new LockClaim(locks, 'm');
    claim.request((isMine) => {
      has[tab] = isMine;
    });
    return claim;
  });
  await settled();
  return { has, claims };
}

describe('F4: a match claimed by the browser’s lock', () => {
  it('goes to the first tab, and to the next when that one leaves', async () => {
    const { has, claims } = await openTabs(3);
    expect(has).toEqual([true, false, false]);
    claims[0].release();
    await settled();
    expect(has).toEqual([true, true, false]);
  });

  it('is lost by the tab it is stolen from, and comes back when the thief leaves', async () => {
    const { has, claims } = await openTabs(2);
    claims[1].steal();
    await settled();
    expect(has).toEqual([false, true]);
    claims[1].release();
    await settled();
    expect(has[0]).toBe(true);
  });

  it('is not waited for by a tab that has left', async () => {
    const { has, claims } = await openTabs(3);
    claims[1].release();
    claims[0].release();
    await settled();
    expect(has).toEqual([true, false, true]);
  });

  it('belongs to every tab where there are no locks: they share nothing either', async () => {
    const claim = new LockClaim({ request: () => Promise.reject(new DOMException('no', 'SecurityError')) }, 'm');
    const told: boolean[] = [];
    claim.request((isMine) => told.push(isMine));
    await settled();
    expect(told).toEqual([true]);
  });
});
