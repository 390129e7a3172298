import { expect, it } from 'vitest';
import { keysBesides, keysMissingFor, listTableKeys, sayKey } from './shortcuts.ts';

it('a key is said in parts; a plus between two is none of them, a plus alone is', () => {
  expect(sayKey('Ctrl+Shift+Z')).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(sayKey('+')).toEqual(['+']);
  expect(sayKey('ArrowLeft')).toEqual(['←']);
});

it('a key that a table does not have is not offered as one of its page', () => {
  const page = [{ keys: ['H'] }, { keys: ['X'] }];
  expect(keysBesides(page)).toEqual([{ keys: ['X'] }]);
});

it('to show the moves of others again is offered only where there are others', () => {
  const listed = (seats: number) => listTableKeys(keysMissingFor(seats)).flatMap(({ keys }) => keys);
  expect(listed(2)).toContain('A');
  expect(listed(1)).not.toContain('A');
  expect(listed(1)).toContain('L');
});
