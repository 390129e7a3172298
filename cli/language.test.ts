import { expect, test } from 'vitest';
import { takeLanguage } from './language.ts';

test('the language is taken out of the arguments, wherever it is written', () => {
  expect(takeLanguage(['games'])).toEqual({ rest: ['games'] });
  expect(takeLanguage(['--lang', 'en-XA', 'games'])).toEqual({ asked: 'en-XA', rest: ['games'] });
  expect(takeLanguage(['view', 'metro', '--lang=en', 'x'])).toEqual({ asked: 'en', rest: ['view', 'metro', 'x'] });
  expect(takeLanguage(['games', '--lang'])).toEqual({ asked: '', rest: ['games'] });
});
