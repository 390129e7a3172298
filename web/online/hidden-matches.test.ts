import { expect, it } from 'vitest';
import type { MyMatch } from '../../online/messages/news.ts';
import { keptTexts } from '../../tests/support/kept-texts.ts';
import { HiddenMatches } from './hidden-matches.ts';

it('finished matches stay out of the list until they are wanted again', () => {
  const { kept, texts } = keptTexts();
  const hidden = new HiddenMatches(texts);
  hidden.hide('abcdefgh');
  hidden.hide('ijklmnop');
  expect(new HiddenMatches(texts).get()).toEqual(['abcdefgh', 'ijklmnop']);
  hidden.show('abcdefgh');
  expect(hidden.get()).toEqual(['ijklmnop']);
  for (const key of kept.keys()) kept.set(key, '{"no": "list"}');
  expect(hidden.get()).toEqual([]);
});

it('an empty table that was hidden is listed again when its match is on, and stays when that is over', () => {
  const hidden = new HiddenMatches(keptTexts().texts);
  const listed = (status: MyMatch['status']) =>
    hidden.listed([{ match: 'abcdefgh', status } as MyMatch]).map(({ match }) => match);
  hidden.hide('abcdefgh');
  expect(listed('open')).toEqual([]);
  expect(listed('live')).toEqual(['abcdefgh']);
  expect(listed('over')).toEqual(['abcdefgh']);
});
