import { expect, it } from 'vitest';
import type { Position } from '../../core/game.ts';
import { asYou } from '../../texts/who.ts';
import { placeWords } from './result-words.ts';

const over = (winners: number[], ...points: number[]) =>
  ({ winners: () => winners, scores: () => points }) as unknown as Position;
const names = ['Ada', asYou('Rosa'), 'Bo'];

it('with three or more, those who did not win are told their place', () => {
  expect(placeWords(over([0], 9, 4, 6), names, false)).toBe('You came third');
  expect(placeWords(over([0], 9, 9, 6), names, false)).toBe('You came second');
  expect(placeWords(over([1], 4, 9, 6), names, false)).toBeUndefined();
  expect(placeWords(over([0], 9, 4), names.slice(0, 2), false)).toBeUndefined();
  expect(placeWords(over([0], 9, 4, 6), ['Ada', 'Rosa', 'Bo'], false)).toBeUndefined();
  expect(placeWords(over([], 9, 4, 6), names, true)).toBeUndefined();
});
