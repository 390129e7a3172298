import { expect, it } from 'vitest';
import { texts } from './puzzle.ts';

it('what a move loses is the difference of the two chances as they are told', () => {
  const [best, other] = [0.504, 0.306];
  expect([texts.worth(best), texts.worth(other)]).toEqual(['50%', '31%']);
  expect(texts.loses(best, other)).toContain('19%');
});
