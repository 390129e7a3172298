import { describe, expect, it } from 'vitest';
import { hashLine, hashLines, NO_LINES } from './viewer-hash.ts';

describe('the hash of a viewer’s lines', () => {
  it('is the same for ever, so that an older page understands a newer server', () => {
    expect(hashLines(['aacd05', '+a3'])).toBe('beca70d22f566179');
  });

  it('can be carried on from any line', () => {
    expect(hashLines(['c'], hashLines(['a', 'b']))).toBe(hashLines(['a', 'b', 'c']));
    expect(hashLines([])).toBe(NO_LINES);
  });

  it('notices order, borders between lines, and empty lines', () => {
    const logs = [['ab', 'c'], ['a', 'bc'], ['abc'], ['c', 'ab'], ['ab', 'c', ''], ['', 'ab', 'c'], []];
    expect(new Set(logs.map((log) => hashLines(log))).size).toBe(logs.length);
  });

  it('meets no other among a hundred thousand', () => {
    const seen = new Set<string>();
    for (let number = 0; number < 100_000; number++) seen.add(hashLine(NO_LINES, `line ${number}`));
    expect(seen.size).toBe(100_000);
    expect([...seen].filter((hash) => !/^[0-9a-f]{16}$/.test(hash))).toEqual([]);
  });
});
