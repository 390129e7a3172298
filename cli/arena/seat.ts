import { readFileSync } from 'node:fs';
import { timeBudget } from '../../ai/budget.ts';
import { parseNets } from '../../ai/net/weights-file.ts';
import { NetPlayer, netLevelOf } from '../../ai/net-player.ts';
import { Nets } from '../../ai/nets.ts';
import { type Chooser, seatPlayer } from '../../ai/roster.ts';
import { think } from '../../ai/think.ts';
import type { Position } from '../../core/game.ts';
import { must, ok, type Result } from '../../core/result.ts';
import type { Level } from '../../games/bot.ts';
import type { Room } from '../../games/room.ts';
import { readNets } from '../nets.ts';
import { ExternalBot } from './external-bot.ts';
import type { Seated } from './seated.ts';

/** How a command line says that a player is a program: `bot:python3 my-bot.py`, or with a name `Ann=bot:python3 my-bot.py`. */
export function readExternal(player: string): { readonly name?: string; readonly command: string } | undefined {
  const [, name, command] = /^(?:([^=:]+)=)?bot:(.*)$/s.exec(player) ?? [];
  if (command === undefined) return undefined;
  return name === undefined ? { command } : { name, command };
}

export async function seat(room: Room, name: string, milliseconds: number, news = false): Promise<Result<Seated>> {
  const external = readExternal(name);
  if (external) return ok(new ExternalBot(room, external.command, milliseconds, { name: external.name, news }));
  const learned = /^(?:net:(.*?)|9)(?:@(\d+)(ms)?)?$/.exec(name);
  const usual = learned?.[1] === undefined ? room.bot.grandmaster : netLevelOf(room.bot);
  if (learned && usual) return ok(seatLearned(room, usual, learned));
  const chooser = await seatPlayer(room, name, () => performance.now());
  return chooser.ok ? ok(ownPlayer(name, chooser.value)) : chooser;
}

/**
 * `9` plays as its game has it, or like level 8 at tables that have no level 9; `net:FILE` with the nets of a file.
 * `9@500` thinks 500 iterations, `9@100ms` for 100 milliseconds.
 */
function seatLearned(room: Room, usual: Level, [name, file, amount, ms]: RegExpExecArray): Seated {
  const { game, bot } = room;
  const iterations = ms ? Number.MAX_SAFE_INTEGER : Number(amount);
  const budgeted = (level: Level) => (amount === undefined ? level : { ...level, iterations });
  const limit = () => (ms ? timeBudget(Number(amount), () => performance.now()) : undefined);
  const nets = new Nets(readNets);
  const own = file === undefined ? undefined : new NetPlayer(game, bot, must(parseNets(readFileSync(file))));
  const choose = async (view: Position, seed: number) => {
    const player = own ?? (await nets.seat(room, view));
    const thought =
      player?.thinkOn(view, seed, limit(), budgeted(usual)) ??
      think(room, view, budgeted(bot.levels[7]), seed, limit());
    return thought.moves[0].move;
  };
  return { name, choose, takeFaults: () => [], leave: () => {} };
}

function ownPlayer(name: string, chooser: Chooser): Seated {
  return { name, choose: (view, seed) => chooser.choose(view, seed), takeFaults: () => [], leave: () => {} };
}
