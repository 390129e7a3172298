import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

const GAMES = ['arboretum', 'blue-lagoon', 'metro', 'race-to-the-raft', 'stratopolis'];

it.each([
  ['mtero', 'metro'],
  ['Metro', 'metro'],
  ['blue', 'blue-lagoon'],
  ['bluelagoon', 'blue-lagoon'],
  ['arboritum', 'arboretum'],
  ['strat', 'stratopolis'],
  ['race-to-raft', 'race-to-the-raft'],
  ['chess', undefined],
  ['', undefined],
  ['m'.repeat(100_000), undefined],
])('%.20s means %s', (typed, meant) => {
  expect(nearestName(typed, GAMES)).toBe(meant);
});
