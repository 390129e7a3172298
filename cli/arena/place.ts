import { type MessagePort, Worker } from 'node:worker_threads';
import { must } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { loadTable } from '../../study/tables.ts';
import { logisticValues } from '../../study/values.ts';
import { type Encounter, type EncounterResult, playEncounter } from './encounter.ts';
import type { ArenaPlace } from './pool.ts';
import { seat } from './seat.ts';

/** Who plays what. Plain data, because it travels to another thread. */
export interface ArenaTable {
  readonly kind: 'arena';
  readonly game: string;
  readonly players: readonly string[];
  /** Time for a move of an external bot. */
  readonly milliseconds: number;
  /** Whether the luck of every draw is measured. */
  readonly luck?: boolean;
  /** Whether external bots hear when games begin and end. */
  readonly news?: boolean;
}

/** A place on this thread. */
export async function openHere(table: ArenaTable): Promise<ArenaPlace> {
  const shelved = findGame(table.game);
  if (!shelved) throw new Error(`There is no game ${table.game}.`);
  const room = await shelved.load();
  const seats = table.players.map(async (name) => must(await seat(room, name, table.milliseconds, table.news)));
  const players = await Promise.all(seats);
  const values = table.luck ? logisticValues(room, (await loadTable(table.game))?.values) : undefined;
  return {
    play: (encounter) => playEncounter(room, players, encounter, values),
    close: async () => {
      for (const player of players) player.leave();
    },
  };
}

/** A place on a thread of its own, where V8 sees no other game: `program` must call `serveThread` when it is the thread. */
export async function openThread(table: ArenaTable, program: URL): Promise<ArenaPlace> {
  const worker = new Worker(program, { workerData: table });
  return {
    play: (encounter) =>
      new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (result: EncounterResult) => {
          worker.off('error', reject);
          resolve(result);
        });
        worker.postMessage(encounter);
      }),
    close: () => worker.terminate(),
  };
}

/** The thread's side: plays every encounter that comes in. */
export async function serveThread(table: ArenaTable, port: MessagePort): Promise<void> {
  const place = await openHere(table);
  port.on('message', async (encounter: Encounter) => port.postMessage(await place.play(encounter)));
  port.on('close', () => place.close());
}
