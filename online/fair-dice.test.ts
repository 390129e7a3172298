import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FairDice, formatSecret, parseSecret, secretFrom } from './fair-dice.ts';

const secret = Uint8Array.from({ length: 32 }, (_, at) => at);

/** Rolls 0, 1, 2 and 1000 with the bytes 0 to 31 as secret: below 2^32, below 60, below 6. Computed by a program in another language. */
const VECTORS = [
  [1410465977, 1, 1],
  [2928843746, 46, 2],
  [7597526, 22, 4],
  [2327343264, 37, 1],
];

/** Word `k` of roll `n`, worked out by another implementation. */
function wordOf(key: Uint8Array, roll: number, word: number): number {
  return createHmac('sha256', key).update(`boardwalk-dice-1:${roll}:${word}`).digest().readUInt32BE(0);
}

describe('fair dice, version 1', () => {
  it('give these numbers for ever', () => {
    const dice = new FairDice(secret);
    const drawn = [0, 1, 2, 1000].map((roll) => {
      const random = dice.forRoll(roll);
      return [random.below(2 ** 32), random.below(60), random.below(6)];
    });
    expect(drawn).toEqual(VECTORS);
  });

  it('are HMAC-SHA-256 over roll and word, as another implementation computes it', () => {
    for (const key of [secret, secretFrom('another'), new Uint8Array(32).fill(255)]) {
      const dice = new FairDice(key);
      for (let roll = 0; roll < 50; roll++) {
        const random = dice.forRoll(roll);
        for (let word = 0; word < 4; word++) expect(random.below(2 ** 32)).toBe(wordOf(key, roll, word));
      }
    }
  });

  it('skip words that would favour low numbers', () => {
    const n = 3 * 2 ** 30;
    let skipped = 0;
    for (let roll = 0; roll < 100; roll++) {
      const words = Array.from({ length: 20 }, (_, word) => wordOf(secret, roll, word));
      const first = words.findIndex((word) => word < n);
      skipped += first;
      expect(new FairDice(secret).forRoll(roll).below(n)).toBe(words[first]);
    }
    expect(skipped).toBeGreaterThan(10);
  });

  it('show every face about equally often', () => {
    const dice = new FairDice(secret);
    const faces = [0, 0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 14_000; roll++) faces[dice.forRoll(roll).below(7)]++;
    const surprise = faces.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    // Chi-square with six degrees of freedom: once in a thousand above this. The dice are fixed, so it stays as it is.
    expect(surprise).toBeLessThan(22.5);
  });

  it('do not depend on what was asked before', () => {
    const dice = new FairDice(secret);
    const first = dice.forRoll(7).below(1000);
    dice.forRoll(8).below(1000);
    expect(dice.forRoll(7).below(1000)).toBe(first);
    expect(new FairDice(secretFrom('other')).forRoll(7).below(2 ** 32)).not.toBe(dice.forRoll(7).below(2 ** 32));
  });

  it('keep their secret when the caller’s bytes change', () => {
    const bytes = secret.slice();
    const dice = new FairDice(bytes);
    bytes.fill(0);
    expect(dice.forRoll(0).below(2 ** 32)).toBe(wordOf(secret, 0, 0));
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuse a number below %d', (n) => {
    expect(() => new FairDice(secret).forRoll(0).below(n)).toThrow(RangeError);
  });

  it('refuse a secret of another length', () => {
    expect(() => new FairDice(new Uint8Array(31))).toThrow(RangeError);
  });
});

describe('secrets as text', () => {
  it('come back', () => {
    expect(parseSecret(formatSecret(secret))).toEqual(secret);
    expect(formatSecret(secretFrom('monday'))).toBe(createHash('sha256').update('monday').digest('hex'));
  });

  it.each([undefined, null, 7, '', 'ab', 'x'.repeat(64), `${'0'.repeat(64)}\n`, 'A'.repeat(64)])(
    'and %j is none',
    (text) => {
      expect(parseSecret(text)).toBeUndefined();
    },
  );
});
