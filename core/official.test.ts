import { describe, expect, it } from 'vitest';
import { told } from '../tests/support/faults.ts';
import { sayFault } from '../texts/say-fault.ts';
import {
  type Argument,
  describe as describeValue,
  findMissing,
  method,
  optional,
  parsed,
  question,
  refuseArgument,
  structure,
  text,
  trueOrFalse,
  whole,
} from './official.ts';
import { fail } from './platform-faults.ts';
import { SeededRandom } from './random.ts';
import { must, ok, type Result } from './result.ts';

const NOT_TEXTS: readonly [said: string, value: unknown][] = [
  ['null', null],
  ['7', 7],
  ['true', true],
  ['a list', ['aacb']],
  ['an object', { toString: 'aacb' }],
];

describe('text', () => {
  it('reads any text, also an empty one', () => {
    expect(must(text.read('aacb', 'piece'))).toBe('aacb');
    expect(must(text.read('', 'piece'))).toBe('');
  });

  it.each(NOT_TEXTS)('says that %s is not a text, and which argument it was', (said, value) => {
    expect(told(faultOf(text.read(value, 'piece')))).toMatchObject({
      code: 'call.argument',
      message: `piece must be a text, not ${said}.`,
      where: ['piece'],
    });
  });
});

describe('parsed', () => {
  const even = parsed((word, name) => (word.length % 2 === 0 ? ok(word.length) : refuseArgument(name, 'even', word)));

  it('hands a text to its parser, which refuses in its own words', () => {
    expect(must(even.read('abcd', 'piece'))).toBe(4);
    expect(sayFault(faultOf(even.read('abc', 'piece')))).toBe('piece must be even, not "abc".');
  });

  it.each(NOT_TEXTS)('refuses %s itself', (said, value) => {
    expect(sayFault(faultOf(even.read(value, 'piece')))).toBe(`piece must be a text, not ${said}.`);
  });
});

describe('whole', () => {
  const seats = whole(2, 6);

  it('reads whole numbers up to and including its bounds', () => {
    expect([2, 4, 6].map((value) => must(seats.read(value, 'seats')))).toEqual([2, 4, 6]);
  });

  it.each([
    ['1', 1],
    ['7', 7],
    ['2.5', 2.5],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['-2', -2],
    ['1e+21', 1e21],
    ['"4"', '4'],
    ['null', null],
    ['true', true],
    ['a list', [4]],
    ['an object', { valueOf: 4 }],
    ['4', 4n],
  ])('refuses %s, naming the argument and its bounds', (said, value) => {
    expect(told(faultOf(seats.read(value, 'seats')))).toMatchObject({
      code: 'call.argument',
      message: `seats must be a whole number from 2 to 6, not ${said}.`,
      where: ['seats'],
    });
  });
});

describe('F24: the argument decides how a word of the command line is read', () => {
  const list = structure('a list', (value) => ok(value));

  it.each<[kind: string, argument: Argument<unknown>, word: string, value: unknown]>([
    ['text', text, '1212121', '1212121'],
    ['text', text, 'true', 'true'],
    ['text', text, '"quoted"', '"quoted"'],
    ['parsed', parsed(ok), '42', '42'],
    ['whole', whole(0, 9), '7', 7],
    ['whole', whole(0, 9), '-7', -7],
    ['whole', whole(0, 9), '007', 7],
    ['whole', whole(0, 9), '7.0', '7.0'],
    ['whole', whole(0, 9), '', ''],
    ['trueOrFalse', trueOrFalse, 'true', true],
    ['trueOrFalse', trueOrFalse, 'false', false],
    ['trueOrFalse', trueOrFalse, '1', '1'],
    ['structure', list, '["a",1]', ['a', 1]],
    ['structure', list, '["a"', '["a"'],
    ['optional', optional(text, ''), '5', '5'],
  ])('%s: %s %s', (_, argument, word, value) => {
    expect(argument.fromWord(word)).toEqual(value);
  });
});

describe('method', () => {
  const { call } = method({
    args: { name: text, seats: whole(2, 6), loud: optional(trueOrFalse, false), list: optional(pair(), [0, 0]) },
    returns: 'text',
    help: '',
    call: ({ name, seats, loud, list }) => ok(`${name} ${seats} ${loud} ${list}`),
  });
  const random = new SeededRandom(1);

  it('hands over its arguments as they were read, with what stands for those left out', () => {
    expect(must(call({ name: 'a', seats: 2 }, random))).toBe('a 2 false 0,0');
    expect(must(call({ name: 'a', seats: 2, loud: true, list: [1, 2] }, random))).toBe('a 2 true 1,2');
  });

  it.each([
    [{}, 'name is missing; expected a text.'],
    [{ name: undefined }, 'name is missing; expected a text.'],
    [{ name: '' }, 'seats is missing; expected a whole number from 2 to 6.'],
    [{ name: '', seats: 9 }, 'seats must be a whole number from 2 to 6, not 9.'],
    [{ name: '', seats: 2, loud: 'yes' }, 'loud must be true or false, not "yes".'],
    [{ name: '', seats: 2, list: 'yes' }, 'list must be a pair, not "yes".'],
    [{ name: '', seats: 2, list: null }, 'list must be a pair, not null.'],
    [{ name: '', seats: 2, list: [1] }, 'list must be a pair, not a list.'],
  ])('refuses %j: %s', (input, message) => {
    expect(sayFault(faultOf(call(input, random)))).toBe(message);
  });
});

describe('question', () => {
  const { call } = question({ word: text, seats: whole(2, 6) }, '', ({ word, seats }) => word.length === seats);
  const random = new SeededRandom(1);

  it('answers no to what cannot be read', () => {
    expect(must(call({ word: 'abc', seats: 3 }, random))).toBe(true);
    expect(must(call({ word: 'abc', seats: 4 }, random))).toBe(false);
    expect(must(call({ word: null, seats: 3 }, random))).toBe(false);
    expect(must(call({ word: 'abc', seats: 9 }, random))).toBe(false);
    expect(must(call({ word: 'abc' }, random))).toBe(false);
  });
});

describe('findMissing', () => {
  const args = { word: text, seats: whole(2, 6), loud: optional(trueOrFalse, false) };

  it('names the first argument that is needed and was left out', () => {
    expect(findMissing(args, { word: null, seats: 'two' })).toBeUndefined();
    expect(findMissing(args, { word: '' })).toEqual(
      fail('call.argument/missing', { name: 'seats', expects: 'a whole number from 2 to 6', where: ['seats'] }),
    );
  });
});

describe('describe', () => {
  it('names anything in a few words', () => {
    expect(describeValue('a"b')).toBe('"a\\"b"');
    expect(describeValue('x'.repeat(1_000_000)).length).toBeLessThan(60);
    expect(describeValue(Symbol('s'))).toBe('Symbol(s)');
    expect(describeValue(Object.create(null))).toBe('an object');
    expect(describeValue(undefined)).toBe('missing');
  });
});

function pair(): Argument<readonly unknown[]> {
  return structure('a pair', (value, name) =>
    Array.isArray(value) && value.length === 2 ? ok(value) : refuseArgument(name, 'a pair', value),
  );
}

function faultOf<T>(result: Result<T>) {
  if (result.ok) throw new Error(`not refused: ${JSON.stringify(result.value)}`);
  return result.fault;
}
