import { browserTexts } from '../../kit/text-store.ts';
import { formatSecret } from '../../online/fair-dice.ts';
import { AskingClaim } from './asking-claim.ts';
import { WorkerBots } from './bots.ts';
import type { Clock } from './clock.ts';
import { dice, drawSecret } from './dice.ts';
import type { Message, Wire } from './hold.ts';
import { LockClaim } from './lock-claim.ts';
import { Store } from './store.ts';
import type { World } from './world.ts';

const newSecret = () => formatSecret(drawSecret());

/** What this browser remembers. */
export const store = new Store(browserTexts, newSecret);

const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The browser as local sessions know it. */
export const here: World = {
  store,
  clock,
  chance: { random: dice, newId, newSecret, newSalt: () => drawBytes(16) },
  hireBots: () => new WorkerBots(),
  openWire,
  openClaim: (match, wire, word) =>
    // Only pages from https have locks.
    navigator.locks ? new LockClaim(navigator.locks, match) : new AskingClaim(wire, clock, word),
};

/** `crypto.randomUUID` would be shorter, but pages from plain http do not have it. */
function newId(): string {
  return Array.from(drawBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function drawBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

function openWire(match: string): Wire {
  const channel = new BroadcastChannel(`boardwalk.match.${match}`);
  return {
    post: (message) => channel.postMessage(message),
    listen: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data)),
    close: () => channel.close(),
  };
}
