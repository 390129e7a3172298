import { describe, expect, it } from 'vitest';
import { type Random, SeededRandom, shuffle } from './random.ts';

describe('SeededRandom', () => {
  it('gives the same numbers for the same seed, whether text or number', () => {
    expect(draws(new SeededRandom('metro 7'), 100)).toEqual(draws(new SeededRandom('metro 7'), 100));
    expect(draws(new SeededRandom(42), 100)).toEqual(draws(new SeededRandom('42'), 100));
  });

  it('gives the numbers it always gave, or every recorded seed would mean another match', () => {
    const random = new SeededRandom('boardwalk');
    expect([random.next(), random.next(), random.next(), random.next()]).toEqual(PINNED);
  });

  it('starts again when reseeded, whatever came before', () => {
    const random = new SeededRandom('one');
    draws(random, 5);
    random.reseed('two');
    expect(draws(random, 50)).toEqual(draws(new SeededRandom('two'), 50));
  });

  it('gives other numbers for other seeds, also for seeds that resemble each other', () => {
    const starts = new Set<string>();
    for (let i = 0; i < 20_000; i++) starts.add(draws(new SeededRandom(`seed ${i}`), 4).join());
    for (const seed of ['', ' ', '0', '00', 'a', 'b', 'ab', 'ba', 'é', '😀']) {
      starts.add(draws(new SeededRandom(seed), 4).join());
    }
    expect(starts.size).toBe(20_010);
  });

  it('two generators do not disturb each other', () => {
    const alone = draws(new SeededRandom('left'), 20);
    const left = new SeededRandom('left');
    const right = new SeededRandom('right');
    const mixed = Array.from({ length: 20 }, () => {
      right.next();
      return left.below(1000);
    });
    expect(mixed).toEqual(alone);
  });
});

describe('below', () => {
  it('reaches 0 and n − 1 and nothing outside, for every n up to 65536', () => {
    const lowest = new Always(0);
    const highest = new Always(-1);
    const wrong: number[] = [];
    for (let n = 1; n <= 65_536; n++) if (lowest.below(n) !== 0 || highest.below(n) !== n - 1) wrong.push(n);
    expect(wrong).toEqual([]);
  });

  it('gives whole numbers from 0 to n − 1 for real draws', () => {
    const random = new SeededRandom('range');
    const wrong: string[] = [];
    for (let n = 1; n <= 65_536; n += n < 300 ? 1 : 97) {
      for (let i = 0; i < 50; i++) {
        const drawn = random.below(n);
        if (!(Number.isInteger(drawn) && drawn >= 0 && drawn < n)) wrong.push(`${drawn} of ${n}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([2, 3, 6, 7, 24, 60, 64, 1000])('every number below %i is equally likely', (n) => {
    const random = new SeededRandom(`uniform ${n}`);
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 100 * n + 60_000; i++) counts[random.below(n)]++;
    expect(chiSquare(counts)).toBeLessThan(surprising(n - 1));
    expect(chiSquare(counts)).toBeGreaterThan(tooEven(n - 1));
  });

  it.each([2, 6, 10])('a draw below %i says nothing about the next two', (n) => {
    const random = new SeededRandom(`triples ${n}`);
    const counts = new Array<number>(n ** 3).fill(0);
    for (let i = 0; i < 50 * n ** 3; i++) counts[(random.below(n) * n + random.below(n)) * n + random.below(n)]++;
    expect(chiSquare(counts)).toBeLessThan(surprising(n ** 3 - 1));
  });

  it('the first draw is fair over consecutive seeds', () => {
    const counts = new Array<number>(24).fill(0);
    for (let seed = 0; seed < 24_000; seed++) counts[new SeededRandom(`game ${seed}`).below(24)]++;
    expect(chiSquare(counts)).toBeLessThan(surprising(23));
  });
});

describe('shuffle', () => {
  it('keeps every thing exactly once, in the same list', () => {
    const list = Array.from({ length: 60 }, (_, index) => index);
    const shuffled = shuffle(list, new SeededRandom('permutation'));
    expect(shuffled).toBe(list);
    expect([...list].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index));
    expect(list).not.toEqual(Array.from({ length: 60 }, (_, index) => index));
  });

  it('leaves nothing and one thing alone', () => {
    const random = new SeededRandom('few');
    expect(shuffle([], random)).toEqual([]);
    expect(shuffle(['a'], random)).toEqual(['a']);
  });

  it('makes all 120 orders of five things equally likely', () => {
    const random = new SeededRandom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const order = shuffle(['a', 'b', 'c', 'd', 'e'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(120);
    expect(chiSquare([...counts.values()])).toBeLessThan(surprising(119));
  });
});

/** Worked out by a second program in another language. */
const PINNED = [-1414540654, -1813031152, 2041445575, 1554277774];

/** A generator whose 32 bits never change: the extremes of `below`. */
class Always extends SeededRandom {
  private readonly bits: number;
  constructor(bits: number) {
    super('always');
    this.bits = bits;
  }
  override next(): number {
    return this.bits;
  }
}

function draws(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => random.below(1000));
}

/** Distance of counts from equal ones. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Fair dice stray further once in a thousand tries (Wilson and Hilferty's approximation); the seeds are fixed. */
function surprising(freedom: number): number {
  return quantile(freedom, 3.09);
}

/** Numbers that only count round and round are closer to equal than fair dice are. */
function tooEven(freedom: number): number {
  return quantile(freedom, -3.09);
}

function quantile(freedom: number, deviations: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * Math.max(0, 1 - spread + deviations * Math.sqrt(spread)) ** 3;
}
