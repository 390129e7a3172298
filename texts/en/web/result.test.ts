import { expect, it } from 'vitest';
import { texts } from './result.ts';

it('two players swap seats; with more there is nobody to swap with', () => {
  expect([2, 3].map(texts.swapSeats)).toEqual(['Swap seats', 'Rotate seats']);
});
