import { expect, it } from 'vitest';
import { sayKey } from './shortcuts.ts';

it('a key is said in parts; a plus between two is none of them, a plus alone is', () => {
  expect(sayKey('Ctrl+Shift+Z')).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(sayKey('+')).toEqual(['+']);
  expect(sayKey('ArrowLeft')).toEqual(['←']);
});
