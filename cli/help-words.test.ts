import { afterAll, expect, test, vi } from 'vitest';

// Texts are put into the language once, when they are loaded: here all of them are loaded again, and forgotten afterwards.
afterAll(() => void vi.resetModules());

test('help speaks the chosen language, with its headings, usual values and official methods', async () => {
  vi.resetModules();
  const { findLanguage, speak } = await import('../texts/languages.ts');
  await speak(findLanguage(['en-XA']));
  const { capture } = await import('../tests/support/capture.ts');
  const help = await capture(['serve', '--help']);
  expect(help.out).toContain('boardwalk serve');
  expect(help.out).not.toMatch(/Usage|Options|default:|\[options\]/);
  const overview = await capture([]);
  expect(overview.out).not.toMatch(/Usage|Options|Commands/);
  const wrong = await capture(['games', '--jsno']);
  expect(wrong.err).not.toMatch(/unknown|There is|See:/);
  const methods = await capture(['call', '--list', 'metro']);
  expect(methods.out).toContain('getScore');
  expect(methods.out).not.toContain('Points of each player');
});
