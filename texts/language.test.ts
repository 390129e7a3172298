import { afterEach, describe, expect, test } from 'vitest';
import { grammarOf } from './grammar.ts';
import { currentLanguage, fromCatalogue, inLanguage, setLanguage } from './language.ts';
import { findLanguage, speak } from './languages.ts';
import { toPseudo } from './pseudo.ts';

const english = { hello: 'Hello', wins: (name: string) => `${name} wins` };

afterEach(() => setLanguage('en'));

describe('choosing a language', () => {
  test('the first that there is, whatever the system adds to its name', () => {
    expect(findLanguage([undefined, 'xx', 'en_GB.UTF-8']).id).toBe('en');
    expect(findLanguage(['en-XA', 'en']).id).toBe('en-XA');
    expect(findLanguage(['C', '']).id).toBe('en');
    expect(findLanguage([]).id).toBe('en');
  });

  test('English is what is written; another language comes from its catalogue, and what that lacks stays English', () => {
    expect(inLanguage('here', english)).toBe(english);
    const german = { hello: 'Hallo', wins: (name: string) => `${name} gewinnt` };
    setLanguage('de', fromCatalogue({ here: german }));
    expect(currentLanguage()).toBe('de');
    expect(inLanguage('here', english).wins('Ada')).toBe('Ada gewinnt');
    expect(inLanguage('there', english)).toBe(english);
  });

  test('the pseudo-language is loaded when it is spoken', async () => {
    await speak(findLanguage(['en-XA']));
    expect(inLanguage('here', english).hello).toBe('[Ĥééļļöö]');
    await speak(findLanguage(['en']));
    expect(inLanguage('here', english).hello).toBe('Hello');
  });
});

describe('the pseudo-language', () => {
  const say = (text: string) => toPseudo('', { text }).text;

  test('accents every letter, is longer, and shows where it begins and ends', () => {
    const text = 'Place it next to another tile or on the edge.';
    expect(say(text)).toMatch(/^\[.*\]$/);
    expect(say(text)).not.toMatch(/[A-Za-z]/);
    expect(say(text).length).toBeGreaterThan(text.length * 1.25);
  });

  test('leaves numbers, names, keys and slots alone', () => {
    expect(say('30–14')).toBe('30–14');
    expect(say('{cards} for Ada in Blue Lagoon, key R')).toBe('[{cards} ƒööŕ Ada îîñ Blue Lagoon, ķééý R]');
  });

  test('leaves alone what a text is told of, also inside lists and objects', () => {
    const { met } = toPseudo('', {
      met: (names: readonly string[], by: { name: string }) => `${names} met ${by.name}`,
    });
    expect(met(['Bo', 'Cy'], { name: 'Zoë (1)' })).toBe('[Bo,Cy ɱééţ Zoë (1)]');
  });

  test('does not accent twice what another text has said', () => {
    const { outer } = toPseudo('', { outer: (words: string) => `Hint: ${words}` });
    expect(outer(say('draw'))).toBe('[Ĥîîñţ: [ðŕååŵ]]');
  });
});

test('grammar: plurals, lists, numbers', () => {
  const { count, plural, ordinal, listOf, eitherOf, percent, signed } = grammarOf('en-GB');
  const tiles = { one: 'tile', other: 'tiles' };
  expect([0, 1, 2, 1200].map((number) => count(number, tiles))).toEqual([
    '0 tiles',
    '1 tile',
    '2 tiles',
    '1,200 tiles',
  ]);
  expect(plural(1, { other: 'always' })).toBe('always');
  expect([1, 2, 3, 4, 11, 21].map((n) => ordinal(n, { one: 'st', two: 'nd', few: 'rd', other: 'th' }))).toEqual([
    'st',
    'nd',
    'rd',
    'th',
    'th',
    'st',
  ]);
  expect([[], ['Ada'], ['Ada', 'Bo'], ['Ada', 'Bo', 'Cy']].map(listOf)).toEqual([
    '',
    'Ada',
    'Ada and Bo',
    'Ada, Bo and Cy',
  ]);
  expect(eitherOf(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo or Cy');
  expect([0.567, 0, 1].map(percent)).toEqual(['57%', '0%', '100%']);
  expect([3, -3, 0].map(signed)).toEqual(['+3', '−3', '0']);
});

test('the grammar is the language’s own: Polish has three plurals', () => {
  const { count } = grammarOf('pl');
  const forms = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' };
  expect([1, 3, 5].map((number) => count(number, forms))).toEqual(['1 karta', '3 karty', '5 kart']);
});
