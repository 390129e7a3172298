import type { Position } from '../core/game.ts';
import type { Level, NetTable } from '../games/bot.ts';
import type { Room } from '../games/room.ts';
import type { Budget } from './budget.ts';
import { fitTable } from './net/judge.ts';
import { parseNets } from './net/weights-file.ts';
import { NetPlayer } from './net-player.ts';
import { type Thought, think } from './think.ts';

/** The level above those that every table has. */
export const GRANDMASTER = 9;

/** Who plays it at a table. */
export interface Grandmaster {
  /** A thought that depends on its seed alone. */
  think(view: Position, seed: number, limit?: Budget, level?: Level): Thought;
  /** The same for somebody who plays on, and may remember what was found out before. */
  thinkOn(view: Position, seed: number, limit?: Budget, level?: Level): Thought;
}

/** Finds the file of a table's nets; nothing where there is none, or where it cannot be had now. */
export type ReadNets = (game: string, table: string) => Promise<Uint8Array | undefined>;

/** Players of level 9. Those with nets are made when somebody sits down at their table, one for each. */
export class Nets {
  private readonly read: ReadNets;
  private readonly players = new Map<string, Promise<NetPlayer<Position> | undefined>>();

  constructor(read: ReadNets) {
    this.read = read;
  }

  /** The player for a position, if its table has one and the nets that it needs can be had; level 8 plays where there is none. */
  async seat({ game, bot }: Pick<Room, 'game' | 'bot'>, position: Position): Promise<Grandmaster | undefined> {
    if (bot.grandmaster && bot.grandmaster.way !== 'net')
      return seatWithoutNets({ game, bot }, bot.grandmaster, position);
    const table = bot.grandmaster && bot.features?.tableOf(position);
    if (!table) return undefined;
    const key = `${game.id} ${table.name}`;
    const known = this.players.get(key);
    if (known) return known;
    const made = this.open({ game, bot }, table);
    this.players.set(key, made);
    const player = await made;
    // What could not be fetched may be there the next time.
    if (!player) this.players.delete(key);
    return player;
  }

  private async open(
    { game, bot }: Pick<Room, 'game' | 'bot'>,
    table: NetTable,
  ): Promise<NetPlayer<Position> | undefined> {
    const bytes = await this.read(game.id, table.name).catch(() => undefined);
    const nets = bytes && parseNets(bytes);
    if (!nets?.ok || !fitTable(nets.value, bot.features?.version, table)) return undefined;
    return new NetPlayer(game, bot, nets.value);
  }
}

function seatWithoutNets(room: Pick<Room, 'game' | 'bot'>, usual: Level, position: Position): Grandmaster | undefined {
  if (!room.bot.endings?.knows(position)) return undefined;
  const answer: Grandmaster['think'] = (view, seed, limit, level = usual) => think(room, view, level, seed, limit);
  return { think: answer, thinkOn: answer };
}
