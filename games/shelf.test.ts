import { describe, expect, it } from 'vitest';
import { violations, walk } from '../core/laws.ts';
import { unusualSettings } from '../core/settings.ts';
import { shelf } from './index.ts';
import { tablesToTry } from './tables-to-try.ts';

const MATCHES = 1000;

for (const { about, load } of shelf) {
  describe(`the laws hold for ${about.title}`, async () => {
    const { game } = await load();
    const tables = tablesToTry(game);
    const each = Math.ceil(MATCHES / tables.length);
    for (const { settings, seats } of tables) {
      it(`${seats} seats ${JSON.stringify(unusualSettings(game.options, settings))}, ${each} random matches`, () => {
        for (let i = 0; i < each; i++) {
          expect(violations(walk(game, seats, settings, `${about.id} ${i}`))).toEqual([]);
        }
      });
    }
  });
}

describe('the shelf', () => {
  it.each(shelf)('$about.id says of itself what its rules say', async ({ about, load }) => {
    const { game, ...room } = await load();
    expect(room.about).toBe(about);
    const { id, title, seats, options } = game;
    expect({ id, title, seats, options }).toEqual({
      id: about.id,
      title: about.title,
      seats: about.seats,
      options: about.options,
    });
  });
});
