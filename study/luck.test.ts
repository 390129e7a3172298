import { describe, expect, it } from 'vitest';
import { CHANCE } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import { settle } from '../core/settings.ts';
import { room as arboretum } from '../games/arboretum/index.ts';
import { shelf } from '../games/index.ts';
import { luckOf, unknownOf } from './luck.ts';
import { playMatch } from './self-play.ts';
import { loadTable } from './tables.ts';
import { logisticValues } from './values.ts';

/*
 * The short form of a law: luck is zero on average, whatever the values behind it are worth. docs/study.md has the long one.
 */
const MATCHES = 12;
/** One draw in so many. */
const SOME = 13;

describe.each(shelf.map(({ about, load }) => ({ id: about.id, load })))('the luck of $id', ({ load }) => {
  it('is zero on average, within three standard errors, and adds up over the table', async () => {
    const room = await load();
    const { game, bot } = room;
    const seats = game.seats.min;
    // Believed wholly, so that nothing is hidden by a trust of nearly zero.
    const fit = { length: 150, slopes: [1, 0, 0], seats: [], trust: [1, 0, 0] };
    const values = logisticValues(room, { version: 'test', tables: { [seats]: fit } });
    const settings = must(settle(game.options, {}));
    const seen: number[] = [];
    for (let number = 0; number < MATCHES; number++) {
      const match = playMatch(room, { seats, settings, levels: [bot.levels[3]], seed: `luck ${number}` });
      for (let line = 0; line < match.length; line += SOME) {
        if (match.turnAt(line) !== CHANCE) continue;
        const luck = luckOf({ game, position: match.peek(line), line, values }, match.moveAt(line));
        if (!bot.together) expect(luck.reduce((total, one) => total + one, 0)).toBeCloseTo(0, 9);
        seen.push(luck[0]);
      }
    }
    expect(seen.length).toBeGreaterThan(MATCHES);
    const sum = seen.reduce((total, one) => total + one, 0);
    // No draw knows of the others' luck: the variance of their sum is the sum of their squares.
    const error = Math.sqrt(seen.reduce((total, one) => total + one * one, 0));
    expect(Math.abs(sum)).toBeLessThanOrEqual(3 * error + 1e-9);
  });
});

it('is nothing where only rolls of other tables are judged well', async () => {
  const metro = await shelf.find(({ about }) => about.id === 'metro')?.load();
  if (!metro) throw new Error('no such game');
  const fit = { length: 150, slopes: [1, 0, 0], seats: [], trust: [1, 0, 0] };
  const values = logisticValues(metro, { version: 'test', tables: { 2: fit } });
  const lucks = ['on', 'off'].map((centre) => {
    const settings = must(settle(metro.game.options, { centre }));
    const match = playMatch(metro, { seats: 2, settings, levels: [metro.bot.levels[3]], seed: 'centre' });
    const draws = Array.from({ length: match.length }, (_, line) => line).filter(
      (line) => match.turnAt(line) === CHANCE,
    );
    return draws
      .slice(-6)
      .map((line) => luckOf({ game: metro.game, position: match.peek(line), line, values }, match.moveAt(line)));
  });
  expect(lucks[0].some(([luck]) => luck !== 0)).toBe(true);
  expect(lucks[1].every(([luck]) => luck === 0)).toBe(true);
});

describe('what nobody could know', () => {
  it('is zero on average over all that could have been, adds up over the table, and wins or loses no match by itself', async () => {
    const { game, bot } = arboretum;
    const values = logisticValues(arboretum, (await loadTable(game.id))?.values);
    const settings = must(settle(game.options, {}));
    const match = playMatch(arboretum, { seats: 2, settings, levels: [bot.levels[3]], seed: 'unknown' });
    const choices = Array.from({ length: match.length }, (_, line) => line).filter(
      (line) => match.turnAt(line) >= 0 && listMoves(game, match.peek(line)).length > 2,
    );
    const lines = [0.5, 0.7, 0.9].map((part) => choices[Math.floor(part * choices.length)]);
    const seen: number[] = [];
    for (const line of lines) {
      const position = match.peek(line);
      const view = position.view(position.turn);
      const moves = listMoves(game, view);
      for (let world = 0; world < 16; world++) {
        const truth = { game, position: view.imagine(new SeededRandom(`truth ${world}`)), line, values };
        const unknown = unknownOf(truth, moves[0], moves[moves.length - 1], 7);
        expect(unknown[0] + unknown[1]).toBeCloseTo(0, 9);
        expect(Math.abs(unknown[0])).toBeLessThanOrEqual(values.trustAt(2, line));
        seen.push(unknown[0]);
      }
    }
    expect(seen.some((unknown) => Math.abs(unknown) > 0.001)).toBe(true);
    const sum = seen.reduce((total, one) => total + one, 0);
    expect(Math.abs(sum)).toBeLessThanOrEqual(3 * Math.sqrt(seen.reduce((total, one) => total + one * one, 0)));
  });

  it('is nothing where the best move was played, or where luck means nothing', () => {
    const { game } = arboretum;
    const fit = { length: 150, slopes: [1, 0, 0], seats: [], trust: [1, 0, 0] };
    const values = logisticValues(arboretum, { version: 'test', tables: { 2: fit } });
    const settings = must(settle(game.options, {}));
    const match = playMatch(arboretum, { seats: 2, settings, levels: [arboretum.bot.levels[3]], seed: 'unknown' });
    const unknownAt = (line: number, doubt = {}, isBest = false) => {
      const moves = listMoves(game, match.peek(line));
      const best = moves[isBest ? 0 : moves.length - 1];
      return unknownOf({ game, position: match.peek(line), line, values: { ...values, ...doubt } }, moves[0], best, 7);
    };
    const lines = Array.from({ length: match.length }, (_, at) => at).filter((at) => match.turnAt(at) >= 0);
    const line = lines.find((at) => unknownAt(at)[0] !== 0) ?? 0;
    expect(unknownAt(line)).not.toEqual([0, 0]);
    expect(unknownAt(line, {}, true)).toEqual([0, 0]);
    expect(unknownAt(line, { trustAt: () => 0 })).toEqual([0, 0]);
    expect(unknownAt(line, { judgesOnlyRolls: true })).toEqual([0, 0]);
  });
});
