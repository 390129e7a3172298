import { describe, expect, it } from 'vitest';
import { bold, paint } from './terminal.ts';

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
