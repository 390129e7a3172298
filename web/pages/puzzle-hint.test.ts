import { expect, test } from 'vitest';
import { isPlaceTold } from './puzzle-hint.tsx';

test('the first hint says what the move is for, the second where it is', () => {
  expect([0, 1, 2].map(isPlaceTold)).toEqual([false, false, true]);
});
