import { type Chooser, seatPlayer } from '../../ai/roster.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Room } from '../../games/room.ts';
import { ExternalBot } from './external-bot.ts';
import type { Seated } from './seated.ts';

/** How a command line says that a player is a program: `bot:python3 my-bot.py`. */
const EXTERNAL = 'bot:';

export async function seat(room: Room, name: string, milliseconds: number): Promise<Result<Seated>> {
  if (name.startsWith(EXTERNAL)) return ok(new ExternalBot(room, name.slice(EXTERNAL.length), milliseconds));
  const chooser = await seatPlayer(room, name, () => performance.now());
  return chooser.ok ? ok(ownPlayer(name, chooser.value)) : chooser;
}

function ownPlayer(name: string, chooser: Chooser): Seated {
  return { name, choose: (view, seed) => chooser.choose(view, seed), takeFaults: () => [], leave: () => {} };
}
