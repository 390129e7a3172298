import { expect, test } from 'vitest';
import { asYou } from '../../../texts/who.ts';
import type { Line } from '../scoring.ts';
import { praiseFor, tellGold } from './praise.ts';

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

test('whose line is the best is told to the one who looks at the result, and how their own best did', () => {
  const lines = (...points: readonly number[]) =>
    points.map((each, index): Line => {
      return { station: index + 1, owner: index % 2, steps: [], points: each, end: { kind: 'centre', square: 27 } };
    });
  const names = ['Ada', asYou('Bo')];
  expect(tellGold(lines(9, 12, 4, 3), names)).toEqual(['Your line 2 was the best (in gold): 12 points!']);
  expect(tellGold(lines(9, 7, 4, 8), names)).toEqual([
    'Best line (in gold): Ada’s line 1, 9 points.',
    'Your best: line 4, 8 points.',
  ]);
  expect(tellGold(lines(9, 9), names)).toEqual(['Best lines (in gold): Ada’s line 1 and your line 2, 9 points each.']);
  expect(tellGold(lines(9, 7), ['Ada', 'Bo'])).toEqual(['Best line (in gold): Ada’s line 1, 9 points.']);
  expect(tellGold(lines(0, 0), names)).toEqual([]);
});
