import { expect, it } from 'vitest';
import { keptTexts } from '../../tests/support/kept-texts.ts';
import { ReadTalk } from './read-talk.ts';

it('what was read stays read, table by table, and never becomes unread', () => {
  const { kept, texts } = keptTexts();
  const read = new ReadTalk(texts);
  read.keep('one', 2000);
  read.keep('one', 1000);
  expect([new ReadTalk(texts).get('one'), read.get('two')]).toEqual([2000, 0]);
  for (const key of kept.keys()) kept.set(key, 'nonsense');
  expect(read.get('one')).toBe(0);
});
