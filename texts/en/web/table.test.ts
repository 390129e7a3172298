import { expect, it } from 'vitest';
import { texts } from './table.ts';

it.each([
  [
    ['took Oak 2', 'took Willow 3', 'planted Oak 5', 'discarded Oak 2'],
    'took Oak 2 and Willow 3, planted Oak 5 and discarded Oak 2.',
  ],
  [
    ['brought the red cat aboard', 'brought the blue cat with the scarf aboard'],
    'brought the red cat and the blue cat with the scarf aboard.',
  ],
  [['took Oak 2 back', 'took Willow 3', 'planted Oak 5'], 'took Oak 2 back, took Willow 3 and planted Oak 5.'],
  [
    ['placed three cards', 'moved the red cat', 'moved the blue cat'],
    'placed three cards and moved the red cat and the blue cat.',
  ],
  [
    ['moved the red cat', 'moved the blue cat', 'moved the left green cat'],
    'moved the red cat, the blue cat and the left green cat.',
  ],
  [['placed a tile: +3 for you'], 'placed a tile: +3 for you.'],
])('what somebody did in a turn is said as one says it: %j', (did, said) => {
  expect(texts.news(did)).toBe(said);
});

it.each([
  ['placed a card', 3, 'placed three cards'],
  ['drew a card', 2, 'drew two cards'],
  ['moved a cat', 3, 'moved cats three times'],
  ['placed a card', 12, 'placed 12 cards'],
  ['drew from the deck', 2, 'drew from the deck twice'],
  ['gave up the hand', 3, 'gave up the hand three times'],
])('%s, %i times', (did, times, said) => {
  expect(texts.often(did, times)).toBe(said);
});
