import { expect, it } from 'vitest';
import { texts } from './puzzle.ts';

it('what outweighs points is said of the best move, unless it has a subject of its own', () => {
  expect(texts.outweighed(1, 'slows Ada down')).toBe('wins 1 point more now, but the best move slows Ada down');
  expect(texts.outweighed(4, 'this tile can wait')).toBe('wins 4 points more now, but this tile can wait');
});
