/**
 * A language for tests, made of the English texts: every letter has an accent and every vowel is doubled, which makes a text
 * about a third longer, and brackets show where it begins and ends. A word on the screen without accents is hard-coded; a
 * text without its last bracket is cut off.
 */

const LETTERS: Readonly<Record<string, string>> = {
  ...{ A: 'Å', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'É', F: 'Ƒ', G: 'Ĝ', H: 'Ĥ', I: 'Î', J: 'Ĵ', K: 'Ķ', L: 'Ļ', M: 'Ṁ' },
  ...{ N: 'Ñ', O: 'Ö', P: 'Þ', Q: 'Ǫ', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Û', V: 'Ṽ', W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž' },
  ...{ a: 'å', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ' },
  ...{ n: 'ñ', o: 'ö', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
};

/** Names that no language translates. */
const NAMES =
  'Boardwalk|Metro|Arboretum|Blue Lagoon|Stratopolis|Race to the Raft|Ada|Blaise|Carl|Dorothy|Emmy|Grace|JSON';

/** Left alone: slots for parts of the screen, and names of keys, squares and cards: single letters. */
const ALONE = new RegExp(String.raw`(\{\w+\}|\b(?:${NAMES})\b|(?<![\p{L}’'])[A-Z](?![\p{L}’']))`, 'u');

/** A part of the catalogue in the pseudo-language. */
export function toPseudo<T extends object>(_part: string, english: T): T {
  return convert(english, []) as T;
}

function convert(value: unknown, given: readonly string[]): unknown {
  if (typeof value === 'string') return accent(value, given);
  if (typeof value === 'function') return (...args: unknown[]) => convert(value(...args), listTexts(args));
  if (Array.isArray(value)) return value.map((each) => convert(each, given));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, convert(each, given)]));
}

/** What a text is told of, such as a player's name, is not its own to translate. */
function accent(text: string, given: readonly string[]): string {
  const hidden = given.reduce((left, each, index) => hide(left, each, standIn(index)), text);
  const parts = hidden.split(ALONE);
  const accented = parts.map((part, index) => (index % 2 === 1 ? part : part.replace(/[A-Za-z]/g, lengthen)));
  const whole = accented.join('').replace(STAND_INS, (sign) => given[sign.charCodeAt(0) - FIRST]);
  return whole === text ? text : `[${whole}]`;
}

/** No letters, and in no text: signs for private use. */
const FIRST = 0xe000;
const STAND_INS = /[\uE000-\uF8FF]/g;
const standIn = (index: number) => String.fromCharCode(FIRST + index);

/** Puts a sign wherever the part is a word of its own, which no pattern of its own could find as fast. */
function hide(text: string, part: string, sign: string): string {
  const isLetter = (character = '') => /\p{L}/u.test(character);
  return text.replaceAll(part, (found, at: number) =>
    isLetter(text[at - 1]) || isLetter(text[at + part.length]) ? found : sign,
  );
}

function lengthen(letter: string): string {
  const accented = LETTERS[letter];
  return /[aeiou]/.test(letter) ? accented + accented : accented;
}

/** All texts in the arguments, the longest first: a short one may be part of it. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value)
    .flatMap(listTexts)
    .sort((one, other) => other.length - one.length);
}
