import { expect, test } from 'vitest';
import { asYou } from '../../../texts/who.ts';
import { praiseFor } from './praise.ts';

test('a friendly word goes to the one who looks at the result, by how it was won or lost', () => {
  const toYou = (own: number, other: number, names = ['Ada', asYou('Bo')]) => {
    const points = [other, own];
    const winners = [0, 1].filter((seat) => points[seat] === Math.max(...points));
    return praiseFor({ scores: () => Int32Array.from(points), winners: () => winners }, names);
  };
  expect([toYou(60, 59), toYou(60, 60)]).toEqual(Array(2).fill('That was close!'));
  expect(toYou(60, 50)).toBe('Well played!');
  expect(toYou(80, 40)).toBe('What a network!');
  expect(toYou(50, 55)).toBe('So close!');
  expect(toYou(40, 60)).toBeUndefined();
  expect(toYou(60, 50, ['Ada', 'Bo'])).toBeUndefined();
});
