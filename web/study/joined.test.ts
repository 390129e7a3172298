import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { must } from '../../core/result.ts';
import { replay } from '../../core/timeline.ts';
import { shelf } from '../../games/index.ts';
import { root } from '../../scripts/lib/root.mjs';
import type { Decision } from '../../study/decision.ts';
import { multiply } from '../../study/effort.ts';
import { makeReport, type Report } from '../../study/report.ts';
import { reviewLine } from '../../study/review.ts';
import { chancesFor, changeTold } from './chances.ts';
import { joinedChances, restAt } from './joined.ts';
import { loadReviewer } from './reviewer.ts';

const LINES = 14;

test.each(shelf)('$about.id: what a move leaves is what the next one begins with', async ({ about: { id }, load }) => {
  const room = await load();
  const [golden] = readFileSync(`${root}games/${id}/matches/random.jsonl`, 'utf8').split('\n');
  const match = must(replay(room.game, JSON.parse(golden).record));
  const { reviewer, rates } = await loadReviewer(room, 'quick');
  const hurried = { ...reviewer, effort: multiply(reviewer.effort, 0.005) };
  // From the middle: some games begin with many draws.
  const from = Math.floor((match.length - LINES) / 2);
  const lines = Array.from({ length: LINES }, (_, at) => reviewLine(hurried, match, from + at));
  const report = makeReport(hurried, match, lines, rates);
  const rests = joinedChances(report, match.length);
  const decided = lines.flatMap((line) => (line.kind === 'decision' ? [line.decision] : []));
  expect(decided.length).toBeGreaterThan(1);
  for (const [at, { ply }] of decided.slice(0, -1).entries()) {
    expect(restAt(rests, ply + 1)).toBe(restAt(rests, decided[at + 1].ply));
  }
  for (const { chances } of rests) {
    const together = chances.reduce((sum, chance) => sum + chance, 0);
    if (!room.about.together) expect(together).toBeCloseTo(1, 1);
  }
  const curve = chancesFor(report, rests, 0, match.length);
  expect(new Set(curve.map(({ ply }) => ply)).size).toBe(curve.length);
});

const line = (ply: number, seat: number, chance: number, loss = 0, exact = false) => ({
  kind: 'decision',
  decision: {
    ...{ ply, seat, exact, loss, error: 0, chanceError: 0.01, chances: [chance, 1 - chance] },
    effects: seat === 0 ? [-loss, loss] : [loss, -loss],
  },
});
const draw = (ply: number, luck: number) => ({ kind: 'draw', ply, luck: [luck, -luck] });
const reportOf = (lines: readonly object[], rest: object = {}, unknown = 0) =>
  ({ lines, players: [1, 0].map((result) => ({ unknown, result })), ...rest }) as unknown as Report;
const told = (report: Report, length = 99) =>
  joinedChances(report, length).map(({ from, to, chances }) => [from, to, Number(chances[0].toFixed(2))]);

test('the chance between two moves is the mean of the searches before and after it; one that is exact needs no other', () => {
  expect(told(reportOf([line(0, 0, 0.5, 0.1), line(1, 1, 0.5, 0.1), line(2, 0, 0.4, 0, true)]))).toEqual([
    [0, 0, 0.6],
    [1, 1, 0.45],
    [2, 2, 0.4],
    [3, 3, 0.4],
  ]);
});

test('a draw belongs to the moment before the next move, with the luck that it brought', () => {
  const lines = [line(0, 0, 0.4), draw(1, 0.2), line(2, 1, 0.5)];
  expect(told(reportOf(lines, { showsLuck: true }))[1]).toEqual([1, 2, 0.55]);
  expect(told(reportOf(lines, { showsLuck: false }))[1]).toEqual([1, 2, 0.45]);
});

test('a mistake lowers the curve by what it cost, whatever the searches beside it say', () => {
  const mistake = (ply: number, seat: number, chance: number, loss: number) => {
    const plain = line(ply, seat, chance, loss);
    return { ...plain, decision: { ...plain.decision, mark: 'mistake' } };
  };
  // The search of the mistake says 0.9 to 0.2, those beside it 0.5 before and 0.4 after.
  const between = [line(0, 1, 0.5), mistake(1, 0, 0.2, 0.7), line(2, 1, 0.4)];
  expect(told(reportOf(between)).map(([, , chance]) => chance)).toEqual([0.5, 0.85, 0.15, 0.4]);
  // With the luck of a draw after it, and two in a row.
  const drawn = [mistake(0, 0, 0.5, 0.2), draw(1, 0.1), mistake(2, 1, 0.7, 0.1), line(3, 0, 0.7)];
  expect(told(reportOf(drawn, { showsLuck: true })).map(([, , chance]) => chance)).toEqual([0.7, 0.6, 0.7, 0.7]);
  // What is known exactly stays, and so does the result.
  expect(told(reportOf([line(0, 1, 0.5), mistake(1, 0, 0.2, 0.7)], { over: true }), 2).map(([, , c]) => c)).toEqual([
    0.5, 1, 1,
  ]);
});

test('of mistakes in a row that cost more than there was, each is told with its part', () => {
  const blunder = (ply: number, seat: number, chance: number, loss: number) => {
    const plain = line(ply, seat, chance, loss);
    return { kind: 'decision', decision: { ...plain.decision, mark: 'blunder' } } as const;
  };
  // By what was known 100% to 75%, and then again 100% to nothing.
  const lines = [line(0, 1, 0.99), blunder(1, 0, 0.75, 0.25), blunder(2, 0, 0, 1), line(3, 1, 0)];
  const rests = joinedChances(reportOf(lines), 99);
  expect(rests.map(({ chances }) => chances.map((chance) => Number(chance.toFixed(2))))).toEqual(
    [0.99, 1, 0.8, 0, 0].map((own) => [own, Number((1 - own).toFixed(2))]),
  );
  const told = [lines[1], lines[2]].map(({ decision }) =>
    [0, 1].map((seat) => Number(changeTold(rests, decision as unknown as Decision, seat).toFixed(2))),
  );
  expect(told).toEqual([
    [-0.2, 0.2],
    [-0.8, 0.8],
  ]);
});

test('where the review has not come yet nothing is joined, and the end is the result', () => {
  expect(told(reportOf([line(0, 0, 0.4), line(5, 0, 0.7)], { over: true }), 6)).toEqual([
    [0, 0, 0.4],
    [1, 1, 0.4],
    [5, 5, 0.7],
    [6, 6, 1],
  ]);
  const early = reportOf([line(0, 0, 0.4)], { over: true });
  expect(chancesFor(early, joinedChances(early, 6), 0, 6).at(-1)).toEqual({ ply: 6, chance: 1, error: 0 });
});

test('where cards are hidden, the curve follows what every seat thinks instead of jumping between them', () => {
  const lines = [line(0, 0, 0.7), line(1, 1, 0.5), line(2, 0, 0.7), line(3, 1, 0.5)];
  expect(new Set(told(reportOf(lines, {}, 0.1)).map(([, , chance]) => chance))).toEqual(new Set([0.6]));
});
