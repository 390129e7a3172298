import { describe, expect, it } from 'vitest';
import { must, ok, quote } from './result.ts';

describe('quote', () => {
  it('leaves a short text whole', () => {
    expect(quote('aacb32')).toBe('"aacb32"');
    expect(quote('')).toBe('""');
  });

  it('cuts only what is longer than the limit', () => {
    expect(quote('x'.repeat(40))).toBe(`"${'x'.repeat(40)}"`);
    expect(quote('x'.repeat(41))).toBe(`"${'x'.repeat(40)}…"`);
    expect(quote('abcdef', 3)).toBe('"abc…"');
  });

  it('never repeats megabytes', () => {
    expect(quote('\u0000'.repeat(5_000_000)).length).toBeLessThan(300);
  });

  it('stays on one line and closes its own quotes', () => {
    const quoted = quote('a"b\\c\r\n\t\u0000\u001b[31m');
    expect([...quoted].filter((letter) => letter < ' ')).toEqual([]);
    expect(JSON.parse(quoted)).toBe('a"b\\c\r\n\t\u0000\u001b[31m');
  });

  it('leaves no half of a character where it cuts through one', () => {
    expect(quote('😀'.repeat(3), 3)).toBe('"😀\\ud83d…"');
  });
});

describe('must', () => {
  it('hands over the value, also one that is empty', () => {
    expect(must(ok(7))).toBe(7);
    expect(must(ok(undefined))).toBeUndefined();
  });

  it('throws what the fault says', () => {
    const fault = { code: 'metro.unknownTile', data: { tile: 'abcd' } };
    expect(() => must({ ok: false, fault })).toThrow('{"code":"metro.unknownTile","tile":"abcd"}');
  });
});
