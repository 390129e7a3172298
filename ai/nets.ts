import type { Position } from '../core/game.ts';
import type { NetTable } from '../games/bot.ts';
import type { Room } from '../games/room.ts';
import { fitTable } from './net/judge.ts';
import { parseNets } from './net/weights-file.ts';
import { NetPlayer } from './net-player.ts';

/** The level that plays with nets. */
export const GRANDMASTER = 9;

/** Finds the file of a table's nets; nothing where there is none, or where it cannot be had now. */
export type ReadNets = (game: string, table: string) => Promise<Uint8Array | undefined>;

/** Players with nets, one for each table, made when somebody sits down there. */
export class Nets {
  private readonly read: ReadNets;
  private readonly players = new Map<string, Promise<NetPlayer<Position> | undefined>>();

  constructor(read: ReadNets) {
    this.read = read;
  }

  /** The player for a position, if its table has nets that can be used; whoever asks has another player without them. */
  async seat({ game, bot }: Pick<Room, 'game' | 'bot'>, position: Position): Promise<NetPlayer<Position> | undefined> {
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
