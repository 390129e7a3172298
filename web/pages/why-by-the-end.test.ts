import { expect, test } from 'vitest';
import { asYou } from '../../texts/who.ts';
import { whyByTheEnd } from './why-by-the-end.ts';

const names = [asYou('You'), 'Ada', 'Bo'];
const endsOf = (own: number, theirs: number, rival = 1) => [
  { seat: 0, points: own },
  { seat: rival, points: theirs },
];
/** Of a move after which the match ends so, told from one after which it ends otherwise. */
const tell = (ends: [number, number, number?], others: [number, number, number?], isBest = false, ahead = 0) =>
  whyByTheEnd({ ends: endsOf(...ends), others: endsOf(...others), seat: 0, names, isBest, ahead });

test('the end tells whether a move is good for its player or bad for a rival', () => {
  expect(tell([110, 98], [111, 108], true)).toBe('by the end it costs Ada 10 points, compared with the next best move');
  expect(tell([115, 107], [110, 107], true)).toBe(
    'by the end it brings you 5 points, compared with the next best move',
  );
  expect(tell([110, 112], [115, 107])).toBe('by the end it costs you 5 points and gives Ada 5');
  // Both gain: what outweighs the other says so.
  expect(tell([113, 117], [110, 107])).toBe('by the end it brings you 3 points, but gives Ada 10');
  expect(tell([110.4, 108], [110.1, 98], false, 10)).toBe(
    'right away it looks 10 points better, but by the end it gives Ada 10 points',
  );
});

test('an end that speaks for the wrong move, or of another rival, explains nothing', () => {
  expect(tell([120, 98], [111, 108])).toBeUndefined();
  expect(tell([100, 108], [111, 108], true)).toBeUndefined();
  expect(tell([111, 108], [110, 108], true)).toBeUndefined();
  expect(tell([100, 120], [110, 100, 2])).toBeUndefined();
});
