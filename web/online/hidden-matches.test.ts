import { expect, it } from 'vitest';
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
