import { describe, expect, it } from 'vitest';
import { describe as describeValue, textArgument, wholeArgument } from './official.ts';
import { must, type Result } from './result.ts';

describe('textArgument', () => {
  it('reads any text, also an empty one', () => {
    expect(must(textArgument({ piece: 'aacb' }, 'piece'))).toBe('aacb');
    expect(must(textArgument({ piece: '' }, 'piece'))).toBe('');
  });

  it.each([
    ['missing', {}],
    ['missing', { piece: undefined }],
    ['null', { piece: null }],
    ['7', { piece: 7 }],
    ['true', { piece: true }],
    ['a list', { piece: ['aacb'] }],
    ['an object', { piece: { toString: 'aacb' } }],
  ])('says that %s is not a text, and which argument it was', (said, input) => {
    expect(faultOf(textArgument(input, 'piece'))).toEqual({
      code: 'call.argument',
      message: `piece must be a text, not ${said}.`,
      where: ['piece'],
    });
  });
});

describe('wholeArgument', () => {
  it('reads whole numbers up to and including its bounds', () => {
    expect([2, 4, 6].map((seats) => must(wholeArgument({ seats }, 'seats', 2, 6)))).toEqual([2, 4, 6]);
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
    ['missing', undefined],
    ['true', true],
    ['a list', [4]],
    ['an object', { valueOf: 4 }],
    ['4', 4n],
  ])('refuses %s, naming the argument and its bounds', (said, seats) => {
    expect(faultOf(wholeArgument({ seats }, 'seats', 2, 6))).toEqual({
      code: 'call.argument',
      message: `seats must be a whole number from 2 to 6, not ${said}.`,
      where: ['seats'],
    });
  });
});

describe('describe', () => {
  it('names anything in a few words', () => {
    expect(describeValue('a"b')).toBe('"a\\"b"');
    expect(describeValue('x'.repeat(1_000_000)).length).toBeLessThan(60);
    expect(describeValue(Symbol('s'))).toBe('Symbol(s)');
    expect(describeValue(Object.create(null))).toBe('an object');
  });
});

function faultOf<T>(result: Result<T>) {
  if (result.ok) throw new Error(`not refused: ${JSON.stringify(result.value)}`);
  return result.fault;
}
