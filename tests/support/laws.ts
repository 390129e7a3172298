import { describe, expect, it } from 'vitest';
import type { Game } from '../../core/game.ts';
import { violations, walk } from '../../core/laws.ts';
import { unusualSettings } from '../../core/settings.ts';
import { holdRollsToOdds } from './fair-rolls.ts';
import { setUpsToTry } from './set-ups.ts';

const MATCHES = 1000;

/** Tests a game against every law, over all its tables. One file per game calls it, so that games share no thread. */
export function holdToLaws(game: Game): void {
  describe(`the laws hold for ${game.title}`, () => {
    holdRollsToOdds(game);
    const tables = setUpsToTry(game);
    const each = Math.ceil(MATCHES / tables.length);
    for (const { settings, seats } of tables) {
      it(`${seats} seats ${JSON.stringify(unusualSettings(game.options, settings))}, ${each} random matches`, () => {
        for (let i = 0; i < each; i++) {
          expect(violations(walk(game, seats, settings, `${game.id} ${i}`))).toEqual([]);
        }
      });
    }
  });
}
