import { afterAll, expect, test } from 'vitest';
import { setLanguage } from '../texts/language.ts';
import { findLanguage, speak } from '../texts/languages.ts';

afterAll(() => setLanguage('en'));

test('help speaks the chosen language, with its headings, usual values and official methods', async () => {
  await speak(findLanguage(['en-XA']));
  // Loaded after the language is chosen, as the program does it.
  const { capture } = await import('../tests/support/capture.ts');
  const help = await capture(['serve', '--help']);
  expect(help.out).toContain('boardwalk serve');
  expect(help.out).not.toMatch(/Usage|Options|default:|\[options\]/);
  const overview = await capture([]);
  expect(overview.out).not.toMatch(/Usage|Options|Commands/);
  const methods = await capture(['call', '--list', 'metro']);
  expect(methods.out).toContain('getScore');
  expect(methods.out).not.toContain('Points of each player');
});
