import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatSecret } from './fair-dice.ts';
import { commitTo, mixSecret, usualContribution } from './table-dice.ts';

const secret = 'ab'.repeat(32);
const [a, b] = ['01'.repeat(16), '02'.repeat(16)];

describe('dice of a table', () => {
  it('commit to the secret and mix it with the seats, as another implementation computes it', () => {
    const bytes = (hex: string) => Buffer.from(hex, 'hex');
    expect(commitTo(secret)).toBe(createHash('sha256').update(bytes(secret)).digest('hex'));
    const mixed = createHash('sha256')
      .update('boardwalk-table-1')
      .update(bytes(secret + a + b))
      .digest('hex');
    expect(formatSecret(mixSecret(secret, [a, b]))).toBe(mixed);
  });

  it('change with every contribution and its seat', () => {
    const mixes = [[a, b], [b, a], [a, a], [a], []].map((seats) => formatSecret(mixSecret(secret, seats)));
    expect(new Set(mixes).size).toBe(mixes.length);
  });

  it('have something for seats that bring nothing', () => {
    expect(usualContribution(0)).toMatch(/^[0-9a-f]{32}$/);
    expect(usualContribution(1)).not.toBe(usualContribution(0));
  });
});
