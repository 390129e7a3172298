import { expect, test } from 'vitest';
import type { Decision } from '../../study/decision.ts';
import type { Report } from '../../study/report.ts';
import {
  bothTold,
  changeTold,
  keyMoments,
  lossTold,
  mistakeAround,
  mistakeBeside,
  mistakesTold,
  sideTold,
  turningPoints,
} from './chances.ts';
import type { Rest } from './joined.ts';

test('the mistakes beside a line of the log are the next and the last one, never that of the line itself', () => {
  const mistakes = [4, 9, 15].map((ply) => ({ ply }) as Decision);
  const beside = (ply: number) => [mistakeBeside(mistakes, ply, -1)?.ply, mistakeBeside(mistakes, ply, 1)?.ply];
  expect(beside(9)).toEqual([4, 15]);
  expect(beside(0)).toEqual([undefined, 4]);
  expect(beside(15)).toEqual([9, undefined]);
  // A key goes round.
  expect([mistakeAround(mistakes, 15, 1)?.ply, mistakeAround(mistakes, 4, -1)?.ply]).toEqual([4, 15]);
  expect(mistakeAround([], 4, 1)).toBeUndefined();
});

test('no move is told to have cost more than the chance after it leaves room for', () => {
  const rests: readonly Rest[] = [{ from: 5, to: 6, chances: [0.13, 0.87], error: 0.02 }];
  const blunder = { ply: 4, seat: 0, loss: 0.95, effects: [-0.95, 0.95] } as unknown as Decision;
  expect(lossTold(rests, blunder)).toBeCloseTo(0.87);
  expect([0, 1].map((seat) => changeTold(rests, blunder, seat))).toEqual([expect.closeTo(-0.87), expect.closeTo(0.87)]);
  const slip = { ...blunder, loss: 0.2, effects: [-0.2, 0.2] } as Decision;
  expect([lossTold(rests, slip), changeTold(rests, slip, 0)]).toEqual([0.2, -0.2]);
  expect([lossTold([], blunder), changeTold([], blunder, 0)]).toEqual([0.95, -0.95]);
});

test('a mistake is told with the same numbers in its review and in its exercise', () => {
  const rests: readonly Rest[] = [{ from: 5, to: 6, chances: [0.304, 0.696], error: 0.02 }];
  const mistake = {
    ply: 4,
    seat: 0,
    loss: 0.124,
    effects: [-0.124, 0.124],
    chances: [0.3, 0.7],
  } as unknown as Decision;
  expect(bothTold(rests, mistake)).toEqual({ chance: 0.3, loss: 0.12 });
  expect(bothTold([], mistake)).toEqual({ chance: 0.3, loss: 0.12 });
  // Somebody whose rival makes it is told their own numbers, which are those of the curve.
  expect([0, 1].map((seat) => sideTold(rests, mistake, seat))).toEqual([
    { chance: 0.3, best: expect.closeTo(0.42), change: -0.12 },
    { chance: 0.7, best: expect.closeTo(0.58), change: 0.12 },
  ]);
});

test('a match was turned by the mistakes after its loser was ahead for the last time', () => {
  const curve = [0.5, 0.3, 0.88, 0.6, 0.55, 0.1, 0];
  const changes = [0, -0.2, 0.58, -0.28, -0.05, -0.45, -0.1];
  const rests = curve.map((chance, at) => {
    const seat = changes[at] > 0 ? 1 : 0;
    const decision = { ply: at, seat, mark: 'mistake', effects: [changes[at], -changes[at]] } as unknown as Decision;
    return { from: at + 1, to: at + 1, chances: [chance, 1 - chance], error: 0, decision };
  });
  const plies = (player: Parameters<typeof turningPoints>[1]) => turningPoints(rests, player).map(({ ply }) => ply);
  expect(plies({ seat: 0, start: 0.5, result: 0 })).toEqual([3, 5]);
  expect(plies({ seat: 1, start: 0.5, result: 1 })).toEqual([3, 5]);
  // The smaller ones are for the list of moves.
  expect(turningPoints(rests.slice(0, 3), { seat: 0, start: 0.5, result: 0 })).toEqual([]);
  expect(turningPoints([], { seat: 0, start: 0.5, result: 0.5 })).toEqual([]);
});

test('the pictures of a match are of the biggest mistakes of anybody, in the order of play', () => {
  const changes = [0.31, -0.12, 0.33, -0.28, 0.3, -0.45];
  const decisions = changes.map(
    (change, ply) =>
      ({ ply, seat: change > 0 ? 1 : 0, mark: 'mistake', effects: [change, -change] }) as unknown as Decision,
  );
  const chances = [0.9, 0.7, 0.95, 0.6, 0.75, 0.2];
  const rests = decisions.map((decision, at) => ({
    ...{ from: at + 1, to: at + 1, chances: [chances[at], 1 - chances[at]], error: 0, decision },
  }));
  const report = { lines: decisions.map((decision) => ({ kind: 'decision', decision })) } as unknown as Report;
  const plies = (known: typeof rests) => keyMoments(report, known, 0).map(({ ply }) => ply);
  // The one of 28% came after the last lead, and is still smaller than the first, of 31%.
  expect(plies(rests)).toEqual([0, 2, 5]);
  expect(plies([])).toEqual([0, 2, 5]);
  const { own, others } = mistakesTold(report, rests, 0);
  expect([own, others]).toEqual([expect.closeTo(0.85), expect.closeTo(0.94)]);
});
