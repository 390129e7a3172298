import { expect, test } from 'vitest';
import { answersTo } from './retry-answers.ts';

const MISTAKE = { best: 'best', played: 'played', loss: 0.25, points: 6.6 };

test('beside the best move there are what was played and what was tried, each once, right ones first', () => {
  const tries = [
    { move: 'worse', isRight: false, loss: 0.5 },
    { move: 'played', isRight: false, loss: 0.25 },
    { move: 'worse', isRight: false, loss: 0.5 },
    { move: 'as good', isRight: true, loss: -0.125 },
  ];
  const rows = answersTo(MISTAKE, 0.5, tries);
  expect(rows.map(({ move, win }) => [move, win])).toEqual([
    ['best', 0.75],
    // Nothing is told to be better than the best move.
    ['as good', 0.75],
    ['played', 0.5],
    ['worse', 0.25],
  ]);
  expect(rows.map(({ isTried }) => isTried)).toEqual([false, true, true, true]);
  expect(rows.filter(({ isPlayed }) => isPlayed)).toHaveLength(1);
  // In points, too, it costs what the review says.
  expect(rows.map(({ behind }) => behind)).toEqual([undefined, undefined, 7, undefined]);
});

test('a chance stays one', () => {
  const [best, played] = answersTo(MISTAKE, 0.9, []);
  expect([best.win, played.win]).toEqual([1, 0.9]);
});
