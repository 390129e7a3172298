import { expect, test } from 'vitest';
import { hintsAfter, isPlaceTold } from './puzzle-hint.tsx';

test('the first hint says what the move does, or where it is when there is nothing to say', () => {
  expect([hintsAfter(0, 'it ends your line 5'), hintsAfter(0, undefined)].map(isPlaceTold)).toEqual([false, true]);
  expect(isPlaceTold(hintsAfter(1, 'it ends your line 5'))).toBe(true);
});
