import { describe, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { settle } from '../core/settings.ts';
import { shelf } from '../games/index.ts';
import { effortOf } from './effort.ts';
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
      expect(player.like !== null).toBe(table?.rates !== undefined && seats === game.seats.min && player.counted > 0);
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
