import { expect, it } from 'vitest';
import { texts } from './puzzle.ts';

it('what outweighs points is said of the best move, unless it has a subject of its own', () => {
  expect(texts.outweighed(1, 'slows Ada down')).toBe(
    'brings 1 point more right away, but the best move slows Ada down',
  );
  expect(texts.outweighed(4, 'this tile can wait')).toBe('brings 4 points more right away, but this tile can wait');
});
