import { describe, expect, it } from 'vitest';
import { CHANCE } from '../core/game.ts';
import { must } from '../core/result.ts';
import { settle } from '../core/settings.ts';
import { shelf } from '../games/index.ts';
import { luckOf } from './luck.ts';
import { playMatch } from './self-play.ts';
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
        const luck = luckOf(room, match.peek(line), match.moveAt(line), line, values);
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
