import type { Move, Position } from '../core/game.ts';
import { listMoves } from '../core/list-moves.ts';
import { nearestName } from '../core/nearest-name.ts';
import { fail } from '../core/platform-faults.ts';
import { SeededRandom } from '../core/random.ts';
import { ok, type Result } from '../core/result.ts';
import type { Level } from '../games/bot.ts';
import type { Room } from '../games/room.ts';
import { listBaselines, loadBaseline } from './baselines/index.ts';
import { LEVEL_8_2026 } from './baselines/level-8-2026.ts';
import { type Budget, timeBudget } from './budget.ts';
import { think } from './think.ts';

/** Somebody who can be seated: from what the seat may know, a move. `seed` makes the choice repeatable. */
export interface Chooser {
  choose(view: Position, seed: number): Move;
}

/**
 * Seats a player by name: `random`, a level (`3`, with another budget `3@500` iterations or `3@200ms`), `8-2026` likewise,
 * or one of the game's baselines. `now` is the caller's clock, for budgets in time.
 */
export async function seatPlayer(room: Room, name: string, now: () => number): Promise<Result<Chooser>> {
  if (name === 'random') return ok({ choose: (view, seed) => anyMove(room, view, seed) });
  const [, number, amount, ms] = /^([1-8]|8-2026)(?:@(\d+)(ms)?)?$/.exec(name) ?? [];
  const level = number === '8-2026' ? LEVEL_8_2026[room.game.id] : room.bot.levels[Number(number) - 1];
  const bot = (number === '8-2026' && room.bot.in2026) || room.bot;
  if (level) return ok(seatLevel({ ...room, bot }, level, amount, ms !== undefined, now));
  const baseline = await loadBaseline(room.game.id, name);
  if (baseline) return ok({ choose: (view, seed) => baseline(view, new SeededRandom(seed)) });
  const names = ['random', '8-2026', ...listBaselines(room.game.id)];
  const known = ['1 to 8 (or 8@500, 8@200ms)', ...names];
  return fail('arena.player', { game: room.game.title, name, near: nearestName(name, names) ?? '', known });
}

function seatLevel(room: Room, usual: Level, amount: string | undefined, isTime: boolean, now: () => number): Chooser {
  const level: Level =
    amount === undefined ? usual : { ...usual, iterations: isTime ? Number.MAX_SAFE_INTEGER : Number(amount) };
  const budget = (): Budget | undefined => (isTime ? timeBudget(Number(amount), now) : undefined);
  return { choose: (view, seed) => think(room, view, level, seed, budget()).moves[0].move };
}

function anyMove({ game }: Room, view: Position, seed: number): Move {
  const moves = listMoves(game, view);
  return moves[new SeededRandom(seed).below(moves.length)];
}
