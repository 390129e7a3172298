import { CHANCE, OVER } from '../../core/game.ts';
import type { Walk } from '../../core/laws.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { evaluate } from './bot.ts';
import { raceToTheRaft as game } from './game.ts';

/** How many moves are looked at before the best of them is played. */
const LOOKED_AT = 100;

/**
 * A match that lasts, for tests: random fire ends most matches within two cards, so the best of a few random moves is
 * played instead. Rests, exhausted cats, cats aboard, stuck hands and wins are seen on the way.
 */
export function longWalk(seats: number, challenge: string, seed: string): Walk {
  const random = new SeededRandom(seed);
  const list = new Int32Array(game.maxMoves);
  const settings = must(settle(game.options, { challenge }));
  const positions = [game.start(seats, settings)];
  const moves: number[] = [];
  for (let at = positions[0]; at.turn !== OVER; at = positions[positions.length - 1]) {
    let chosen = at.turn === CHANCE ? at.roll(random) : -1;
    let best = -1;
    const found = chosen < 0 ? at.moves(list) : 0;
    for (let look = 0; look < LOOKED_AT && found > 0; look++) {
      const move = list[random.below(found)];
      const after = at.copy();
      after.play(move);
      const value = evaluate(after, 0);
      if (value <= best) continue;
      best = value;
      chosen = move;
    }
    const next = at.copy();
    next.play(chosen);
    moves.push(chosen);
    positions.push(next);
  }
  return { game, seats, settings, seed, positions, moves };
}
