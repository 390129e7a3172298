import { expect, it } from 'vitest';
import { texts } from './table.ts';

it.each([
  [
    ['took Oak 2', 'took Willow 3', 'planted Oak 5', 'discarded Oak 2'],
    'took Oak 2 and Willow 3, planted Oak 5 and discarded Oak 2.',
  ],
  [['took Oak 2 back', 'took Willow 3', 'planted Oak 5'], 'took Oak 2 back, took Willow 3 and planted Oak 5.'],
  [
    ['placed a card 3 times', 'moved the red cat', 'moved the blue cat'],
    'placed a card 3 times and moved the red cat and the blue cat.',
  ],
  [['placed a tile: +3 for you'], 'placed a tile: +3 for you.'],
])('what somebody did in a turn is said as one says it: %j', (did, said) => {
  expect(texts.news(did)).toBe(said);
});
