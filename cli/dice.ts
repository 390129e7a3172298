import { type Random, SeededRandom } from '../core/random.ts';
import { SECRET_LENGTH, secretFrom } from '../online/fair-dice.ts';

/** What the dice of a match follow from: a fresh secret, or a known one where a seed is given. */
export function takeSecret(seed: string | undefined): Uint8Array {
  return seed === undefined ? crypto.getRandomValues(new Uint8Array(SECRET_LENGTH)) : secretFrom(seed);
}

/** Real chance, or a repeatable source where a seed is given. */
export function takeRandom(seed: string | undefined): Random {
  return seed === undefined ? new CryptoRandom() : new SeededRandom(seed);
}

/** Fair to the last bit: outcomes beyond a multiple of `n` are thrown again. */
class CryptoRandom implements Random {
  private readonly words = new Uint32Array(256);
  private next = this.words.length;

  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const word = this.draw();
      if (word < limit) return word % n;
    }
  }

  private draw(): number {
    if (this.next === this.words.length) {
      crypto.getRandomValues(this.words);
      this.next = 0;
    }
    return this.words[this.next++];
  }
}
