import { type _HMAC, hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dice, Random } from '../core/random.ts';

/** Bytes of a secret. */
export const SECRET_LENGTH = 32;

/**
 * Version 1. Changing anything here would change the luck of every match in progress and of every match that somebody
 * wants to verify: a change gets a new version in the message and leaves this one as it is.
 *
 * Word k of roll n, both counted from 0, is the first 32 bits, big-endian, of HMAC-SHA-256 with the secret as key over
 * the text "boardwalk-dice-1:n:k". Each number below a limit takes the next word; a word in the incomplete last round of
 * the limit is skipped.
 */
const VERSION = 'boardwalk-dice-1';

/**
 * Dice that follow from a match's secret and the number of the roll: whoever takes back a draw and draws again gets the
 * same card. Without the secret no roll can be foretold. Pure JavaScript, because browsers offer `crypto.subtle` neither
 * synchronously nor over plain http.
 */
export class FairDice implements Dice {
  /** HMAC that has taken in the secret, to begin every word with: half of the work, once for all rolls. */
  private readonly keyed: Hmac;

  constructor(secret: Uint8Array) {
    if (secret.length !== SECRET_LENGTH) throw new RangeError(`A secret of ${secret.length} bytes.`);
    this.keyed = hmac.create(sha256, secret);
  }

  forRoll(number: number): Random {
    let word = 0;
    return {
      below: (n) => {
        if (!(Number.isInteger(n) && n >= 1 && n <= 2 ** 32)) throw new RangeError(`A number below ${n}.`);
        // Words at the top that do not fill a whole round of n would favour low numbers.
        const limit = 2 ** 32 - (2 ** 32 % n);
        for (;;) {
          const drawn = this.word(number, word++);
          if (drawn < limit) return drawn % n;
        }
      },
    };
  }

  private word(roll: number, word: number): number {
    // noble keeps the pieces of `copy`, so that a roll makes no new ones: a server rolls thousands of times a second.
    const next = this.keyed._cloneInto(copy);
    copy = next;
    next.update(utf8ToBytes(`${VERSION}:${roll}:${word}`)).digestInto(digest);
    return digestView.getUint32(0);
  }
}

type Hmac = _HMAC<ReturnType<typeof sha256.create>>;

/** Where words are worked out, for all dice; nothing of them is left there but the last digest. */
let copy: Hmac | undefined;
const digest = new Uint8Array(32);
const digestView = new DataView(digest.buffer);

/** A secret that everybody can compute from a text: repeatable dice, for tests and scripts. */
export function secretFrom(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

/** For storage. */
export function formatSecret(secret: Uint8Array): string {
  return bytesToHex(secret);
}

/** Reads what `formatSecret` writes; `undefined` for anything else. */
export function parseSecret(text: unknown): Uint8Array | undefined {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text) ? hexToBytes(text) : undefined;
}
