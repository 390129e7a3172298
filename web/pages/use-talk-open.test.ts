import { expect, it } from 'vitest';
import { givesWay } from './use-talk-open.ts';

it('an open talk gives way to a request and to one’s own turn, but not in the middle of a sentence; the end always comes first', () => {
  expect(givesWay('request', false)).toBe(true);
  expect(givesWay('turn', false)).toBe(true);
  expect(givesWay('turn', true)).toBe(false);
  expect(givesWay('over', true)).toBe(true);
  expect(givesWay('nothing', false)).toBe(false);
  expect(givesWay(undefined, false)).toBe(false);
});
