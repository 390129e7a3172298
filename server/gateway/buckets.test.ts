import { describe, expect, it } from 'vitest';
import { Bucket, Buckets } from './buckets.ts';

describe('allowances', () => {
  it('let a burst through, then as much as flows back', () => {
    const bucket = new Bucket({ most: 5, seconds: 10 }, 0);
    const take = (now: number) => Array.from({ length: 6 }, () => bucket.take(now)).filter(Boolean).length;
    expect(take(0)).toBe(5);
    expect(take(1000)).toBe(0);
    expect(take(4000)).toBe(2);
    expect(take(1_000_000)).toBe(5);
  });

  it('are kept for each address apart, and forgotten when they are full', () => {
    const buckets = new Buckets({ most: 1, seconds: 10 });
    expect(buckets.take('a', 0)).toBe(true);
    expect(buckets.take('a', 1)).toBe(false);
    expect(buckets.take('b', 1)).toBe(true);
    buckets.forgetFull(10_000);
    expect(buckets.size).toBe(1);
    buckets.forgetFull(20_000);
    expect(buckets.size).toBe(0);
  });
});
