import webPush from 'web-push';
import type { PushSubscription } from '../../online/messages/asks.ts';
import type { People } from '../people/people.ts';
import type { Notice, Notices } from './notices.ts';
import { PUBLIC, post, type Reach } from './outgoing.ts';

/** Made at the first start, and kept: browsers subscribe to this pair. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function newPushKeys(): PushKeys {
  return webPush.generateVAPIDKeys();
}

/** Whom push services can turn to. They must be told somebody, and Apple's refuses a name of this machine. */
export const NOBODY_TO_ASK = 'mailto:host@boardwalk.invalid';

const ATTEMPTS = 3;
const PAUSE = 3000;
/** Seconds that a push service keeps a notice for a phone that is off. */
const KEPT = 86_400;
/** The subscription is no more. */
const GONE = new Set([404, 410]);

interface SenderParts {
  readonly people: People;
  readonly keys: PushKeys;
  /** mailto: or https: */
  readonly contact: string;
  readonly onError: (error: unknown) => void;
}

/** Sends notices by push and to a webhook, as each person has set it up. */
export class Sender implements Notices {
  private readonly parts: SenderParts;
  private readonly reach: Reach;

  constructor(parts: SenderParts, reach = PUBLIC) {
    this.parts = parts;
    this.reach = reach;
  }

  send(person: string, notice: Notice): void {
    const { people, onError } = this.parts;
    people
      .reach(person)
      .then((known) => {
        if (known?.push) this.push(person, known.push, notice).catch(onError);
        if (known?.webhook !== undefined) this.callHook(known.webhook, notice).catch(onError);
      })
      .catch(onError);
  }

  private async push(person: string, subscription: PushSubscription, notice: Notice): Promise<void> {
    const { people, keys, contact } = this.parts;
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(notice), {
      vapidDetails: { subject: contact, ...keys },
      TTL: KEPT,
      // A phone that was off hears of each match once.
      topic: notice.match,
    });
    const status = await post(endpoint, headers as Record<string, string>, body ?? '', this.reach);
    if (GONE.has(status)) await people.setPush(person, null);
    else if (!isOk(status)) throw new Error(`A push service answered ${status}.`);
  }

  private async callHook(url: string, notice: Notice): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        const status = await post(url, { 'Content-Type': 'application/json' }, JSON.stringify(notice), this.reach);
        if (isOk(status)) return;
        throw new Error(`A webhook answered ${status}.`);
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE).unref());
      }
    }
  }
}

function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}
