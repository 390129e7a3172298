import { expect, it } from 'vitest';
import { packText, unpackText } from './packed-text.ts';
import { paths, readNumber } from './routes.ts';

const LONG = JSON.stringify({ log: Array.from({ length: 300 }, (_, index) => `aacb${index % 60}`) });

it('short texts stay readable in a link, long ones are packed', async () => {
  expect(await packText('aacb01')).toBe('aacb01');
  const packed = await packText(LONG);
  expect(packed).toMatch(/^~[\w-]+$/);
  expect(packed?.length).toBeLessThan(LONG.length / 3);
  expect(await unpackText(packed ?? '')).toBe(LONG);
});

it.each(['', 'ffff\nbbbb', '~tilde', 'a/b c%d?#', 'é😀', LONG])('%j comes back from its address', async (text) => {
  const path = paths.view('metro', await packText(text), 3, 2);
  const [packed, step, seats] = path.slice('/metro/view/'.length).split('/');
  expect([await unpackText(packed), readNumber(step), readNumber(seats)]).toEqual([text, 3, 2]);
});

it('links of the old form, spoiled ones and hostile ones are read as far as they go', async () => {
  expect(['x', '-', '99999', '', undefined].map(readNumber)).toEqual(Array(5).fill(undefined));
  expect(paths.view('metro', 'a', undefined, 3)).toBe('/metro/view/a/-/3');
  expect(await unpackText('%E0%A4%A')).toBe('%E0%A4%A');
  expect(await unpackText('~spoiled!')).toBe('~spoiled!');
  expect(await unpackText('a%0D%0Ab')).toBe('a\nb');
  expect(() => paths.view('metro', '\ud800')).not.toThrow();
  // A small link that unpacks to very much is given up.
  const bomb = await packText('a'.repeat(2_000_000));
  expect(await unpackText(bomb ?? '')).toBe('');
});
