import { request } from 'node:https';
import webPush from 'web-push';
import type { PushSubscription } from '../../online/messages/asks.ts';
import type { People } from '../people/people.ts';
import type { Notice, Notices } from './notices.ts';
import { resolvePublic } from './public-address.ts';

/** Made at the first start, and kept: browsers subscribe to this pair. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function newPushKeys(): PushKeys {
  return webPush.generateVAPIDKeys();
}

/** How long another server may take. */
const PATIENCE = 6000;
const ATTEMPTS = 3;
const PAUSE = 3000;
/** Seconds that a push service keeps a notice for a phone that is off. */
const KEPT = 86_400;
/** The subscription is no more. */
const GONE = new Set([404, 410]);

/** Sends notices by push and to a webhook, as each person has set it up. */
export class Sender implements Notices {
  private readonly people: People;
  private readonly keys: PushKeys;
  private readonly onError: (error: unknown) => void;

  constructor(people: People, keys: PushKeys, onError: (error: unknown) => void) {
    this.people = people;
    this.keys = keys;
    this.onError = onError;
  }

  send(person: string, notice: Notice): void {
    this.deliver(person, notice).catch(this.onError);
  }

  private async deliver(person: string, notice: Notice): Promise<void> {
    const known = await this.people.reach(person);
    if (!known) return;
    const body = JSON.stringify(notice);
    if (known.push) await this.push(person, known.push, body);
    if (known.webhook !== undefined) await callHook(known.webhook, body);
  }

  private async push(person: string, subscription: PushSubscription, body: string): Promise<void> {
    // A push service is an address from outside, like any other.
    if (!(await resolvePublic(subscription.endpoint))) return;
    const vapidDetails = { subject: 'https://localhost/', ...this.keys };
    try {
      await webPush.sendNotification(subscription, body, { vapidDetails, TTL: KEPT, timeout: PATIENCE });
    } catch (error) {
      if (!GONE.has((error as { statusCode?: number }).statusCode ?? 0)) throw error;
      await this.people.setPush(person, null);
    }
  }
}

async function callHook(url: string, body: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await post(url, body);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE).unref());
    }
  }
}

async function post(url: string, body: string): Promise<void> {
  const vetted = await resolvePublic(url);
  if (!vetted) throw new Error('A webhook does not lead to a public address.');
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  // Whatever the name leads to a moment later, the call goes to the address that was looked at.
  const lookup = (_: string, __: object, done: (error: null, address: string, family: number) => void) =>
    done(null, vetted.address, vetted.family);
  await new Promise<void>((resolve, reject) => {
    const call = request(url, { method: 'POST', headers, lookup: lookup as never, timeout: PATIENCE }, (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`A webhook answered ${statusCode}.`));
    });
    call.on('timeout', () => call.destroy(new Error('A webhook took too long.')));
    call.on('error', reject);
    call.end(body);
  });
}
