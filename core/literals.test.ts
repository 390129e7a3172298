import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLetter } from '../tests/support/any-text.ts';
import { spanIn } from './excerpt.ts';
import { readStrings } from './literals.ts';

const textsIn = (text: string) => readStrings(text).map((literal) => literal.text);

describe('F8: the strings in a pasted text', () => {
  it.each([
    ['a bare text', '  MMUA\n', ['MMUA']],
    ['nothing', '', ['']],
    ['a bare board from Windows', 'ffff\r\nbbbb\r\n', ['ffff\nbbbb']],
    ['a bare text with escapes left in it', 'ffff\\nbbbb\\n', ['ffff\nbbbb']],
    ['Java', 'String s = "abc";', ['abc']],
    ['Java escapes', String.raw`"a\n\t\"b\\\u0041"`, ['a\n\t"b\\A']],
    ['Python', "s = 'abc\\'s'", ["abc's"]],
    ['a Python prefix', 'r\'abc\', f"d"', ['abc', 'd']],
    ['hexadecimal escapes', String.raw`"\x41\u{zz}"`, ['Au{zz}']],
    ['a join', '"abc" +\n   "def"', ['abcdef']],
    ['a join with the plus in front', '"abc"\n  + "def"', ['abcdef']],
    ['a Java array', 'String[] a = {"a", "b" + "c",\n "" };', ['a', 'bc', '']],
    ['new String[]', 'f(new String[]{"a"}, new String[]{"b", "c"})', ['a', 'b', 'c']],
    ['Python joins what stands side by side in brackets', '("abc"\n "def", "g")', ['abcdef', 'g']],
    ['but not line by line', '"abc"\n"def"', ['abc', 'def']],
    ['a continued line', '"abc" \\\n "def"', ['abcdef']],
    ['a variable between', '"abc" + x + "def"', ['abc', 'def']],
    ['JSON', '[["a"], ["b\\n"]]', ['a', 'b\n']],
    ['a text block', '"""\n    ab\n    cd\n    """', ['ab\ncd\n']],
    ['a template', '`ab` + `cd`', ['abcd']],
    ['backticks of a document', '`{"a", "b"}`', ['a', 'b']],
    ['curly quotes', '{“a”, ‘b’}', ['a', 'b']],
    ['a quotation in a document', '>e.g. "a 13 2;"\n>\n>^ The map', ['a 13 2;']],
    ['an apostrophe', 'it\'s the players\' "abc"', ['abc']],
    ['comments', '"a", // it\'s "no" string\n "b" /* "c" */', ['a', 'b']],
    ['line breaks within quotes', '"ab\r\ncd"', ['ab\ncd']],
    ['a missing quote', '"abc', ['abc']],
  ])('%s', (_, text, strings) => expect(textsIn(text)).toEqual(strings));

  it('names a string by the key in front of it', () => {
    const literals = readStrings('{"board": "ff\\n" + "bb", \'hand\': "AB", "empty": 3, "c"}');
    expect(literals.map(({ text, key }) => [key, text])).toEqual([
      ['board', 'ff\nbb'],
      ['hand', 'AB'],
      ['empty', 'c'],
    ]);
  });

  it('knows where each character comes from', () => {
    const text = 's = "ab\\u0041" +\n  "c\\nd"';
    const [literal] = readStrings(text);
    expect(literal.text).toBe('abAc\nd');
    const sources = Array.from(literal.text, (_, at) => text.slice(...spanIn(literal, at)));
    expect(sources).toEqual(['a', 'b', '\\u0041', 'c', '\\n', 'd']);
    expect(spanIn(literal, 6)).toEqual([text.length - 1, text.length - 1]);
    expect(text.slice(...spanIn(literal, 1, 4))).toBe('b\\u0041" +\n  "c');
  });

  it('any string comes back from quotes, and no text throws', () => {
    const someone = fc.oneof(fc.string(), fc.string({ unit: anyLetter }));
    fc.assert(fc.property(someone, (text) => void expect(textsIn(JSON.stringify(text))).toEqual([text])));
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'"\'`\\+,(){}[]/*: \nun0“”ab') }), (text) => {
        for (const literal of readStrings(text)) {
          expect(literal.starts).toHaveLength(literal.text.length + 1);
          expect(literal.ends).toHaveLength(literal.text.length + 1);
          for (const place of [...literal.starts, ...literal.ends]) {
            expect(place).toBeGreaterThanOrEqual(0);
            expect(place).toBeLessThanOrEqual(text.length);
          }
        }
      }),
    );
  });
});
