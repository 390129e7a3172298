import { readFileSync } from 'node:fs';
import { timeBudget } from '../../ai/budget.ts';
import { parseNets } from '../../ai/net/weights-file.ts';
import { NetPlayer } from '../../ai/net-player.ts';
import { type Chooser, seatPlayer } from '../../ai/roster.ts';
import { must, ok, type Result } from '../../core/result.ts';
import type { Level } from '../../games/bot.ts';
import type { Room } from '../../games/room.ts';
import { ExternalBot } from './external-bot.ts';
import type { Seated } from './seated.ts';

/** How a command line says that a player is a program: `bot:python3 my-bot.py`. */
const EXTERNAL = 'bot:';
const NET = 'net:';
/** Endings that nets do not judge but the search plays out; the same as for the best level without nets. */
const EXACT = 20_000;

export async function seat(room: Room, name: string, milliseconds: number): Promise<Result<Seated>> {
  if (name.startsWith(EXTERNAL)) return ok(new ExternalBot(room, name.slice(EXTERNAL.length), milliseconds));
  if (name.startsWith(NET)) return ok(seatNets(room, name));
  const chooser = await seatPlayer(room, name, () => performance.now());
  return chooser.ok ? ok(ownPlayer(name, chooser.value)) : chooser;
}

/** `net:FILE@500` thinks 500 iterations, `net:FILE@100ms` for 100 milliseconds. */
function seatNets({ game, bot }: Room, name: string): Seated {
  const [, file, amount, ms] = /^net:(.*?)(?:@(\d+)(ms)?)?$/.exec(name) ?? [];
  const player = new NetPlayer(game, bot, must(parseNets(readFileSync(file))));
  const iterations = amount === undefined ? 1000 : ms ? Number.MAX_SAFE_INTEGER : Number(amount);
  const level: Level = { way: 'net', candidates: game.maxMoves, iterations, exact: EXACT };
  const limit = () => (ms ? timeBudget(Number(amount), () => performance.now()) : undefined);
  return ownPlayer(name, { choose: (view, seed) => player.rank(view, level, seed, limit()).candidates[0].move });
}

function ownPlayer(name: string, chooser: Chooser): Seated {
  return { name, choose: (view, seed) => chooser.choose(view, seed), takeFaults: () => [], leave: () => {} };
}
