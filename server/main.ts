import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { type Logger, pino } from 'pino';
import { FairDice } from '../online/fair-dice.ts';
import { mixSecret } from '../online/table-dice.ts';
import { answerFrom, refuseRequest } from './app-files.mjs';
import { BotPool } from './bots/bot-pool.ts';
import type { Bots } from './bots/bots.ts';
import { QueuedBots } from './bots/queued-bots.ts';
import { openFile, openPostgres, type Store } from './database/open.ts';
import { Desk } from './desk.ts';
import { type Fanout, type Hearer, NO_FANOUT } from './fanout.ts';
import { Gateway } from './gateway/gateway.ts';
import { Host } from './host.ts';
import { listAddresses, listen } from './listen.mjs';
import { resolvePublic } from './notices/public-address.ts';
import { NOBODY_TO_ASK, newPushKeys, type PushKeys, Sender } from './notices/sender.ts';
import { newKey } from './people/keys.ts';
import { keepValue } from './people/meta.ts';
import { People } from './people/people.ts';
import { Retention } from './people/retention.ts';
import { PostgresFanout } from './postgres-fanout.ts';
import { Pulse } from './pulse.ts';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** Where the data file is, unless there is a database. */
  readonly data: string;
  /** postgres://… */
  readonly database?: string;
  /** Where the built app is. */
  readonly folder: string | undefined;
  readonly origins?: readonly string[];
  readonly behindProxy?: boolean;
  readonly isLimited?: boolean;
  /** The file that threads of computer players run. */
  readonly program: URL;
  readonly threads?: number;
  /** Where push services find whoever runs this server: mailto: or https: */
  readonly contact?: string | undefined;
  readonly logLevel?: string;
  /** What carries news between processes, instead of the database. */
  readonly makeFanout?: (hearer: Hearer) => Fanout;
}

export interface RunningServer {
  readonly port: number;
  /** Every address that people can open, this machine's own first. */
  readonly urls: readonly string[];
  close(): Promise<void>;
}

/** How often deadlines are looked at. */
const SWEEP = 1000;
/** How often old things are cleared away. */
const CLEARING = 3_600_000;

/** The online server and the app in one process. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const logger = makeLogger(options);
  const onError = (error: unknown, match?: string) =>
    logger.error({ err: error, ...(match ? { match } : {}) }, 'failed');
  const store = await openStore(options);
  const now = Date.now;
  const pulse = new Pulse(store.db, now);
  await pulse.start(onError);
  const pushKeys = await keepPushKeys(store);
  const bots = await openBots(options, onError);
  const fanout = (options.makeFanout ?? usualFanout(store, options.database))({
    hear: (news) => void host.hear(news).catch((error) => onError(error, news.match)),
    hearAll: () => host.hearAll(),
  });
  const host: Host = new Host({
    store,
    now,
    outages: () => pulse.outages,
    bots,
    notices: makeSender(store, pushKeys, options, onError),
    fanout,
    makeDice: (secret, contributions) => new FairDice(mixSecret(secret, contributions)),
    serverKey: await keepValue(store.db, 'server-key', newKey),
    onLobby: () => gateway.tellLobby(),
    onError,
    random: randomInt,
  });
  const isPublic = async (url: string) => (await resolvePublic(url)) !== undefined;
  const desk = new Desk({ host, pushKey: pushKeys.publicKey, isPublic });
  const gateway: Gateway = new Gateway(host, desk, {
    folder: options.folder,
    origins: options.origins ?? [],
    behindProxy: options.behindProxy ?? false,
    isLimited: options.isLimited ?? true,
    onError,
  });
  // Only now: the first news may come at once.
  await fanout.open();
  const retention = new Retention(store, now);
  const sweepers = [repeat(SWEEP, () => host.sweep(), onError), repeat(CLEARING, () => retention.sweep(), onError)];
  const port = await gateway.listen(options.host, options.port);
  logger.info({ port }, 'listening');
  return {
    port,
    urls: gateway.urls,
    close: async () => {
      for (const sweeper of sweepers) sweeper.stop();
      await gateway.close();
      await bots.close();
      await fanout.close();
      await pulse.stop();
      await store.close();
      logger.info('closed');
    },
  };
}

async function keepPushKeys({ db }: Store): Promise<PushKeys> {
  return JSON.parse(await keepValue(db, 'push-keys', () => JSON.stringify(newPushKeys())));
}

function makeSender(
  { db }: Store,
  keys: PushKeys,
  { contact = NOBODY_TO_ASK }: ServerOptions,
  onError: (error: unknown) => void,
): Sender {
  return new Sender({ people: new People(db, Date.now), keys, contact, onError });
}

/** Threads of this process; with a database also those of others. */
async function openBots(
  { program, threads = usualThreads(), database }: Pick<ServerOptions, 'program' | 'threads' | 'database'>,
  onError: (error: unknown) => void,
): Promise<Bots> {
  const own = new BotPool(program, threads, (error) => onError(new Error(error)));
  if (database === undefined) return own;
  const queued = new QueuedBots(database, own, threads, onError);
  await queued.open();
  return queued;
}

function usualThreads(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** Only thinks: computer players for servers on other machines, which share the database. */
export async function startThinking(
  options: Required<Pick<ServerOptions, 'program' | 'database'>> & Pick<ServerOptions, 'threads' | 'logLevel'>,
): Promise<{ readonly threads: number; close(): Promise<void> }> {
  const logger = makeLogger(options);
  const threads = Math.max(1, options.threads ?? availableParallelism());
  const bots = await openBots({ ...options, threads }, (error) => logger.error({ err: error }, 'failed'));
  return { threads, close: () => bots.close() };
}

function makeLogger({ logLevel }: Pick<ServerOptions, 'logLevel'>): Logger {
  return pino({ level: logLevel ?? 'warn' }, pino.destination({ fd: 2, sync: false }));
}

function usualFanout({ pool }: Store, url: string | undefined): (hearer: Hearer) => Fanout {
  return (hearer) => (pool && url !== undefined ? new PostgresFanout(url, pool, hearer) : NO_FANOUT);
}

function openStore({ database, data }: ServerOptions): Promise<Store> {
  return database === undefined ? openFile(data) : openPostgres(database);
}

/** Again and again, one at a time. */
function repeat(pause: number, work: () => Promise<void>, onError: (error: unknown) => void): { stop(): void } {
  let timer: NodeJS.Timeout;
  const next = () => {
    timer = setTimeout(async () => {
      await work().catch(onError);
      if (!stopped) next();
    }, pause);
    timer.unref();
  };
  let stopped = false;
  next();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** The app alone, for people at one screen. */
export async function startFiles(folder: string, host: string, first: number): Promise<RunningServer> {
  const server = createServer(answerFrom(folder));
  server.on('clientError', refuseRequest);
  const port = await listen(server, host, first);
  return {
    port,
    urls: listAddresses(host).map((name) => `http://${name}:${port}/`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
