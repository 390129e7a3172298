import { describe, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { settle } from '../core/settings.ts';
import { shelf } from '../games/index.ts';
import { effortOf } from './effort.ts';
import { markOf } from './marks.ts';
import { isContradicted } from './rates.ts';
import { isCurrent, makeReport } from './report.ts';
import { type LineReview, plyOf, type Reviewer, reviewLine, reviewMatch } from './review.ts';
import { playMatch } from './self-play.ts';
import { loadTable } from './tables.ts';
import { logisticValues } from './values.ts';

/** Little work: what is tested here holds at any effort. */
const SMALL = { way: 'rollouts', candidates: 3, iterations: 12 } as const;

const SOME = 7;

const tables = shelf.flatMap(({ about, load }) => {
  const { min, max } = about.seats;
  // A third seat has effects of its own.
  return [...new Set([min, Math.min(3, max)])].map((seats) => ({ id: about.id, seats, load }));
});

describe.each(tables)('a report of $id with $seats seats', ({ id, seats, load }) => {
  it('takes the result apart so that the parts add up for every seat', async () => {
    const room = await load();
    const { game, bot } = room;
    const table = await loadTable(id);
    const effort = effortOf(SMALL, { exact: 50, rounds: 8 });
    const reviewer: Reviewer = { subject: room, effort, values: logisticValues(room, table?.values), seed: 'report' };
    const settings = must(settle(game.options, {}));
    const match = playMatch(room, { seats, settings, levels: [bot.levels[2]], seed: 'report' });
    // Some of the lines: what the others hold is then in the rest, and the parts add up all the same.
    const lines: LineReview[] = [];
    for (let ply = 0; ply < match.length; ply += SOME) lines.push(reviewLine(reviewer, match, ply));
    const report = makeReport(reviewer, match, lines, table?.rates);
    expect(report.over).toBe(true);
    expect(report.lines).toHaveLength(lines.length);
    for (const player of report.players) {
      const { start, decisions, others, draws, unknown, rest, result } = player;
      expect(Math.abs(decisions + others + draws + unknown + rest - (result - start))).toBeLessThan(1e-9);
      if (player.accuracy !== null) expect(player.accuracy).toBeLessThanOrEqual(100);
      // The levels were measured at the smallest table: at a larger one they would mislead.
      if (seats > game.seats.min) expect(player.like).toBeNull();
    }
    const wins = report.players.reduce((sum, { result }) => sum + result, 0);
    if (!bot.together) expect(wins).toBeCloseTo(1, 9);
    // Kept with a match, it says whether it still holds.
    const kept = JSON.parse(JSON.stringify(report));
    expect(isCurrent(kept, reviewer)).toBe(true);
    expect(isCurrent(kept, { ...reviewer, seed: 'another' })).toBe(false);
    const [next] = reviewMatch(reviewer, match, kept.lines);
    expect(plyOf(next)).toBe(1);
  });
});

describe('a level', () => {
  const like = { level: 1, low: 1, high: 2, rate: 6, error: 0.3 };
  const told = (result: number, accuracy: number, off: 'below' | 'above' | undefined, level: number) =>
    !isContradicted({ like, result, accuracy }, off, [{ level, result: 1 - result, accuracy: 60 }]);

  it('is not told where the match itself speaks against it', () => {
    // Beaten by the rival, and less accurate.
    expect([told(0, 50, 'below', 1), told(0, 50, undefined, 3)]).toEqual([true, true]);
    // It won, or it was as accurate.
    expect([told(1, 50, 'below', 1), told(0, 60, 'below', 1), told(1, 50, undefined, 3)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([told(1, 80, undefined, 2), told(1, 80, 'above', 9)]).toEqual([true, true]);
  });
});

describe('how well somebody played', () => {
  /** A match that seat 0 decides: its losses, and its chance after each, all of them open unless it says otherwise. */
  const rated = async (losses: readonly number[], chance = 0.5, error = 0.005, isUsual = true, points = 0) => {
    const room = await shelf[0].load();
    const rates = (await loadTable(room.game.id))?.rates;
    const reviewer = {
      ...{ subject: room, effort: effortOf(SMALL), values: logisticValues(room, undefined), seed: 'report' },
    } as Reviewer;
    const settings = must(settle(room.game.options, {}));
    const match = playMatch(room, { seats: 2, settings, levels: [room.bot.levels[0]], seed: 'report' });
    const decisions = losses.map((loss, ply) => ({
      ...{
        ply,
        seat: 0,
        loss,
        error,
        mark: markOf(loss, error),
        counted: true,
        points,
        pointsError: 0.1,
        legal: 9,
        chances: [chance, 1 - chance],
        effects: [-loss, loss],
      },
    }));
    const lines = decisions.map((decision) => ({ kind: 'decision', decision, unknown: [0, 0] }));
    return makeReport(reviewer, match, lines as unknown as LineReview[], rates, isUsual).players[0];
  };
  const repeat = (losses: readonly number[], times: number) => Array.from({ length: times }, () => losses).flat();

  it('says no level where the decisions differ so much that it could be almost any', async () => {
    const uneven = await rated(repeat([0, 0, 0, 0.12], 6));
    const even = await rated(repeat([0.03, 0.03, 0.03, 0.03], 6));
    expect(uneven.errorRate).toBeCloseTo(even.errorRate ?? 0, 9);
    expect(uneven.like).toBeNull();
    expect(even.like).not.toBeNull();
  });

  it('has the same accuracy with another effort, and no level: the levels were measured with the usual one', async () => {
    const usual = await rated(repeat([0.03], 24));
    const deep = await rated(repeat([0.03], 24), 0.5, 0.005, false);
    expect(usual.like).not.toBeNull();
    expect(deep).toEqual({ ...usual, like: null });
  });

  it('says no level after a few decisions', async () => {
    expect((await rated(repeat([0.03], 14))).like).toBeNull();
  });

  it('says nothing after a handful of decisions', async () => {
    expect(await rated(repeat([0.3], 4))).toMatchObject({ accuracy: null, errorRate: null, counted: 4 });
  });

  it('counts points once nothing can be won or lost, as what they are worth in an even match', async () => {
    const careful = await rated(repeat([0], 30), 0.02);
    const careless = await rated(repeat([0], 30), 0.02, 0.005, true, 5);
    expect(careful).toMatchObject({ accuracy: 100, errorRate: 0, counted: 30, decided: 30, like: null });
    expect(careless.errorRate).toBeCloseTo(24.5, 1);
    expect(careless.accuracy).toBeLessThan(60);
    // As long as the match is open the chance says it all: who is ahead may well give up points to be safe.
    const open = await rated(repeat([0], 30), 0.5, 0.005, true, 5);
    expect(open).toMatchObject({ accuracy: 100, decided: 0 });
  });

  it('never makes up for a mistake by luck with the dice elsewhere', async () => {
    const { accuracy, marks } = await rated([0.12, ...repeat([-0.02], 20)]);
    expect(marks.mistake).toBe(1);
    expect(accuracy).toBeLessThan(100);
  });

  it('is more accurate whenever less is given away, however it is spread', async () => {
    const oneDisaster = await rated([0.3, ...repeat([0], 29)]);
    const manySmall = await rated(repeat([0.011], 30));
    expect(oneDisaster.errorRate).toBeLessThan(manySmall.errorRate ?? 0);
    expect(oneDisaster.accuracy).toBeGreaterThan(manySmall.accuracy ?? 0);
  });
});
