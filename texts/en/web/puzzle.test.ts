import { expect, it } from 'vitest';
import { texts } from './puzzle.ts';

it('what outweighs points is said of the best move, unless it has a subject of its own', () => {
  expect(texts.outweighed(1, 'slows Ada down')).toBe('wins 1 point more now, but the best move slows Ada down');
  expect(texts.outweighed(4, 'this tile can wait')).toBe('wins 4 points more now, but this tile can wait');
  expect(texts.outweighed(4, 'a safe square')).toBe('wins 4 points more now, but the best move is a safe square');
});

it('what points are given up for is a whole clause', () => {
  expect(texts.lessNow(6, 'a safe square')).toBe('gives up 6 points now, but it’s a safe square');
  expect(texts.lessNow(1, 'sets up your next tile')).toBe('gives up 1 point now, but sets up your next tile');
});

it('of a first try that failed the list of puzzles never says that it was solved, and no more', () => {
  expect(texts.became.aided).toMatch(/^Missed, /);
  expect(texts.became.mended).toMatch(/later try/);
});
