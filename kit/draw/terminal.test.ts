import { describe, expect, it } from 'vitest';
import { besideEachOther, bold, flow, inPieces, padEnd, padStart, paint, widthOf } from './terminal.ts';

const ESCAPE = '\u001b';

describe('paint and bold', () => {
  it('write colours in 24 bits and put them back', () => {
    expect(paint('x', true, '#c22f4c')).toBe(`${ESCAPE}[38;2;194;47;76mx${ESCAPE}[0m`);
    expect(paint('x', true, '#c22f4c', '#000001')).toBe(`${ESCAPE}[38;2;194;47;76;48;2;0;0;1mx${ESCAPE}[0m`);
    expect(paint('x', true, undefined, '#ffffff')).toBe(`${ESCAPE}[48;2;255;255;255mx${ESCAPE}[0m`);
    expect(bold('x', true)).toBe(`${ESCAPE}[1mx${ESCAPE}[0m`);
  });

  it('leave the text plain when colour is off or none is given', () => {
    expect(paint('x', false, '#c22f4c', '#000000')).toBe('x');
    expect(paint('x', true, undefined)).toBe('x');
    expect(bold('x', false)).toBe('x');
  });
});

describe('widthOf and padding', () => {
  it('count what shows, not colour codes', () => {
    const red = paint('▲ 3', true, '#c22f4c');
    expect(widthOf(red)).toBe(3);
    expect(padStart(red, 5)).toBe(`  ${red}`);
    expect(padEnd(red, 5)).toBe(`${red}  `);
    expect(padEnd('long', 2)).toBe('long');
  });
});

describe('flow', () => {
  it('breaks between parts and sets further lines in', () => {
    expect(flow('Key  ', ['one', 'two', 'three'], 12)).toEqual(['Key  one two', '     three']);
    expect(flow('', ['one', 'two', 'three'], 100)).toEqual(['one two three']);
    expect(flow('', [], 5)).toEqual(['']);
  });

  it('has room for the end of a gap', () => {
    expect(flow('', ['aaaa', 'bbbb', 'cccc'], 12, ' · ')).toEqual(['aaaa ·', 'bbbb · cccc']);
    expect(flow('', ['aaaa', 'bbbb', 'cccc'], 13, ' · ')).toEqual(['aaaa · bbbb ·', 'cccc']);
  });

  it('leaves a part whole that is wider than the screen', () => {
    expect(flow('', ['aaaaaaaa', 'b'], 4)).toEqual(['aaaaaaaa', 'b']);
  });
});

describe('besideEachOther and inPieces', () => {
  it('put blocks side by side while there is room', () => {
    expect(besideEachOther([['a', 'bb'], ['c']], 6, 2)).toEqual(['a   c', 'bb']);
    expect(besideEachOther([['aaa'], ['bbb'], ['c']], 6, 2)).toEqual(['aaa', '', 'bbb  c']);
  });

  it('cut lists', () => {
    expect(inPieces([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(inPieces([], 2)).toEqual([]);
  });
});
