import { expect, it } from 'vitest';
import { openMatch } from '../core/match.ts';
import { plainDice, SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import { shelf } from '../games/index.ts';
import { seatPlayer } from './roster.ts';

it.each(shelf)('keeps level 8 of $about.id as it was in 2026, with any budget', async ({ about, load }) => {
  const room = await load();
  const { position } = must(openMatch(room.game, about.seats.min, {}, plainDice(new SeededRandom('roster'))));
  const view = position.view(position.turn);
  const player = must(await seatPlayer(room, '8-2026@20', () => 0));
  const move = player.choose(view, 1);
  expect(position.check(move)).toBeUndefined();
  // However it has learned to think since.
  const since = { ...room, bot: { ...room.bot, rank: () => {}, spread: 1, in2026: room.bot.in2026 ?? room.bot } };
  expect(must(await seatPlayer(since, '8-2026@20', () => 0)).choose(view, 1)).toBe(move);
  const unknown = await seatPlayer(room, '8-2025', () => 0);
  expect(unknown.ok).toBe(false);
});
