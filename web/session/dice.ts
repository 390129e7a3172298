import type { Random } from '../../core/random.ts';

/** Real dice for real matches: the browser's own source of chance, without bias. */
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
