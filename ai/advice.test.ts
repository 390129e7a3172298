import { expect, it } from 'vitest';
import { openMatch } from '../core/match.ts';
import { plainDice, SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import { room } from '../games/metro/index.ts';
import { type Advice, adviceFrom, joinAdvice } from './advice.ts';
import { think } from './think.ts';

const { position } = must(openMatch(room.game, 2, {}, plainDice(new SeededRandom('advice'))));
const view = position.view(position.turn);
const ask = (level: number, seed: number) =>
  adviceFrom(room.game, view, think(room, view, room.bot.levels[level - 1], seed));

const said = (...moves: readonly (readonly [string, number, number])[]): Advice => ({
  moves: moves.map(([text, visits, win]) => ({ text, visits, win, doubt: 0.1 })),
  iterations: moves.reduce((sum, [, visits]) => sum + visits, 0),
  exact: false,
});

it('tells the best moves as text, the best first, with how far each may be off', () => {
  const { moves, iterations } = ask(6, 1);
  expect(iterations).toBeGreaterThan(0);
  for (const { text, visits, doubt } of moves) {
    expect(view.check(must(room.game.parseMove(view, text)))).toBeUndefined();
    expect(visits).toBeGreaterThan(0);
    expect(doubt).toBeGreaterThan(0);
  }
});

it('is what most tried most often, with every chance weighed by its visits', () => {
  const { moves, iterations } = joinAdvice([
    said(['a', 60, 0.5], ['b', 40, 0.6]),
    said(['b', 70, 0.7], ['a', 30, 0.2]),
    said(['c', 90, 0.9], ['b', 10, 0.1]),
  ]);
  expect(iterations).toBe(300);
  expect(moves.map(({ text, visits }) => [text, visits])).toEqual([
    ['b', 120],
    ['c', 90],
    ['a', 90],
  ]);
  expect(moves[0].win).toBeCloseTo((40 * 0.6 + 70 * 0.7 + 10 * 0.1) / 120);
  expect(moves[0].doubt).toBeLessThan(0.05);
});

it('depends on the seeds alone, and not on who answers first', () => {
  const parts = [1, 2, 3].map((seed) => ask(6, seed));
  expect(joinAdvice(parts)).toEqual(joinAdvice([1, 2, 3].map((seed) => ask(6, seed))));
  expect(joinAdvice(parts).moves[0]).toEqual(joinAdvice([parts[2], parts[0], parts[1]]).moves[0]);
});

it('of one who only glanced, or who knows the end, is what that one says', () => {
  const glance = ask(1, 1);
  expect(joinAdvice([glance, ask(1, 2)])).toBe(glance);
  const end: Advice = { moves: [{ text: 'a', visits: 0, win: 1, doubt: 0 }], iterations: 9, exact: true };
  expect(joinAdvice([end, end])).toBe(end);
});
