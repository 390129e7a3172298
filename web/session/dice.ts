import type { Random } from '../../core/random.ts';
import { SECRET_LENGTH } from '../../online/fair-dice.ts';

/** The browser's own source of chance, without bias: for everything that undo cannot take back. */
export const dice: Random = {
  below(n) {
    const word = new Uint32Array(1);
    // Words at the top that do not fill a whole round of n would favour low numbers.
    const limit = Math.floor(2 ** 32 / n) * n;
    do crypto.getRandomValues(word);
    while (word[0] >= limit);
    return word[0] % n;
  },
};

/** What the luck of one match follows from. It is kept beside the match and shown to nobody. */
export function drawSecret(): Uint8Array {
  // In words, like all luck of the app.
  return new Uint8Array(crypto.getRandomValues(new Uint32Array(SECRET_LENGTH / 4)).buffer);
}
