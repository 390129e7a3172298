import { expect, it } from 'vitest';
import { texts } from './puzzle.ts';

it('what a move loses is the difference of the two chances as they are told', () => {
  const [best, other] = [0.504, 0.306];
  expect([texts.worth(best), texts.worth(other)]).toEqual(['50%', '31%']);
  expect(texts.loses(best, other)).toContain('19%');
});

it('what outweighs points is said of the best move, unless it has a subject of its own', () => {
  expect(texts.outweighed(1, 'slows Ada down')).toBe(
    'brings 1 point more right away, but the best move slows Ada down',
  );
  expect(texts.outweighed(4, 'this tile can wait')).toBe('brings 4 points more right away, but this tile can wait');
});
