import { expect, test } from 'vitest';
import { chanceFor, ownChance, standing, toldIdeas, worthOf } from './told-chance.ts';

const ideas = [
  { move: 1, win: 0.9, doubt: 0.005 },
  { move: 2, win: 0.8, doubt: 0.005 },
  { move: 3, win: 0.915, doubt: 0.005 },
];
const told = (all: typeof ideas) => all.map(({ move, win }) => [move, Math.round(100 * win)]);

test('the best idea is worth what is told of the position, and the others come in the order of what is told of them', () => {
  const here = { win: 0.84, doubt: 0.03 };
  expect(told(toldIdeas(ideas, ideas[0], here, undefined))).toEqual([
    [1, 84],
    [3, 84],
    [2, 74],
  ]);
  // What was played is worth what the review tells after it: no more than the position.
  expect(told(toldIdeas(ideas, ideas[0], here, { move: 3, win: 0.68 }))).toEqual([
    [1, 84],
    [2, 74],
    [3, 68],
  ]);
  expect(told(toldIdeas(ideas, ideas[0], here, { move: 2, win: 0.9 }))).toEqual([
    [1, 84],
    [2, 84],
    [3, 84],
  ]);
});

test('no idea is surer than the position, but for one that was searched to the end', () => {
  const here = { win: 0.84, doubt: 0.03 };
  expect(toldIdeas(ideas, ideas[0], here, undefined).every(({ doubt }) => doubt >= here.doubt)).toBe(true);
  expect(worthOf({ win: 1, doubt: 0 }, ideas[0], here)).toEqual({ win: 1, doubt: 0 });
  expect(worthOf({}, ideas[0], here)).toBeUndefined();
});

test('a search of its own is told less what it flatters, and with all that it may be off', () => {
  const table = { ahead: 0.04, error: 0.03 };
  expect(ownChance({ win: 0.5, doubt: 0.04 }, table)).toEqual({ win: 0.46, doubt: 0.05 });
  expect(ownChance({ win: 0.99, doubt: 0.001 }, table).win).toBeCloseTo(0.9884);
  // Nothing is certain but an end that was searched.
  expect(ownChance({ win: 1, doubt: 0 }, table)).toEqual({ win: 1, doubt: 0 });
});

test('what was told stands until another search contradicts it beyond doubt', () => {
  const before = { win: 0.84, doubt: 0.03 };
  expect(standing(before, { win: 0.78, doubt: 0.03 })).toBe(before);
  const other = { win: 0.6, doubt: 0.03 };
  expect(standing(before, other)).toBe(other);
  const exact = { win: 0.8, doubt: 0 };
  expect([standing(before, exact), standing(undefined, other)]).toEqual([exact, other]);
});

test('between two players one has what the other lacks', () => {
  const known = { seat: 0, win: 0.7, doubt: 0.03 };
  expect(chanceFor(1, known, { seats: 2 }, false)?.win).toBeCloseTo(0.3);
  expect(chanceFor(1, known, { seats: 3 }, false)).toBeUndefined();
  expect([chanceFor(0, known, { seats: 3 }, false), chanceFor(1, known, { seats: 4 }, true)]).toEqual([
    { win: 0.7, doubt: 0.03 },
    { win: 0.7, doubt: 0.03 },
  ]);
});
