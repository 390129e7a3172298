import { describe, expect, it } from 'vitest';
import { ariaKeys, keyOf } from './shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}) =>
  keyOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

describe('a key by name', () => {
  it('letters are the same with and without the shift lock; Shift is named', () => {
    expect(press('h')).toBe('H');
    expect(press('H')).toBe('H');
    expect(press('N', { shiftKey: true })).toBe('Shift+N');
  });

  it('a sign is the sign, whichever keys it takes', () => {
    expect(press('?', { shiftKey: true })).toBe('?');
    expect(press('?')).toBe('?');
    expect(press('1')).toBe('1');
  });

  it('Control and Command mean the same', () => {
    expect(press('z', { ctrlKey: true })).toBe('Ctrl+Z');
    expect(press('z', { metaKey: true })).toBe('Ctrl+Z');
    expect(press('Z', { metaKey: true, shiftKey: true })).toBe('Ctrl+Shift+Z');
  });

  it('is told to screen readers in their words', () => {
    expect(ariaKeys(['U', 'Ctrl+Z'])).toBe('U Control+Z');
  });
});
