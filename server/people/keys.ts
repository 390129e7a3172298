import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 128 random bits: whoever has them is that person. */
export function newKey(): string {
  return randomBytes(16).toString('base64url');
}

/** What the server keeps of a key. It needs no salt: nobody can try out 2^128 keys. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

// Without vowels and what looks like a digit: no words, no mistakes in reading aloud.
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const ID_SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** 60 random bits in small letters and digits, for matches and people. Not a secret, but nobody guesses one. */
export function newId(): string {
  return Array.from(randomBytes(12), (byte) => ID_SIGNS[byte & 31]).join('');
}

export function newLetters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export function newDigits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0');
}

export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** What follows from the server's own key and a text; nobody else can make it, and the server need not store it. */
export function deriveKey(serverKey: string, text: string): string {
  return createHmac('sha256', serverKey).update(text).digest().subarray(0, 16).toString('base64url');
}

export function isSame(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
