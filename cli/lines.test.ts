import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { type Line, readAll, readLines, TOO_LONG } from './lines.ts';

async function linesOf(chunks: readonly (string | Uint8Array)[], longest = 10): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const some of readLines(Readable.from(chunks), longest)) lines.push(...some);
  return lines;
}

it.each([
  [[], []],
  [['a\nb\n'], ['a', 'b']],
  [['a\r\nb'], ['a', 'b']],
  [
    ['a', 'b', '\n\n', 'c'],
    ['ab', '', 'c'],
  ],
  [['12345678901\nnext\n'], [TOO_LONG, 'next']],
  [
    ['123456789', '0123', '456\nne', 'xt\n'],
    [TOO_LONG, 'next'],
  ],
  [['12345678901'], [TOO_LONG]],
  [
    ['12345678901', '\n', '1234567890\n'],
    [TOO_LONG, '1234567890'],
  ],
])('lines of %j', async (chunks, lines) => {
  expect(await linesOf(chunks)).toEqual(lines);
});

it('a character may be cut in two', async () => {
  const bytes = Buffer.from('▲●\n');
  expect(await linesOf([bytes.subarray(0, 2), bytes.subarray(2)])).toEqual(['▲●']);
  expect(await readAll(Readable.from([bytes.subarray(0, 4), bytes.subarray(4)]))).toBe('▲●\n');
});
