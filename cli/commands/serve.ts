import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { texts as common } from '#texts/cli/options.ts';
import { texts } from '#texts/cli/serve.ts';
import { failure } from '../complaint.ts';
import { type Io, note, print } from '../io.ts';
import { findRoot } from '../root.ts';

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data?: string;
  readonly database?: string;
  readonly origin: readonly string[];
  readonly offline?: boolean;
  readonly behindProxy?: boolean;
  readonly limits: boolean;
  readonly threads?: number;
  readonly botsOnly?: boolean;
  readonly log: string;
}

/** What is started when nobody says otherwise. */
const USUAL_PORT = 4321;

export function addServe(program: Command, io: Io): void {
  program
    .command('serve')
    .description(texts.about)
    .option('--port <n>', texts.port, parsePort, USUAL_PORT)
    .option('--host <address>', texts.host, '127.0.0.1')
    .option('--data <folder>', common.serverData)
    .option('--database <url>', texts.database)
    .option('--offline', texts.offline)
    .option('--origin <address>', texts.origin, collect, [])
    .option('--behind-proxy', texts.behindProxy)
    .option('--no-limits', texts.noLimits)
    .option('--threads <n>', texts.threads, parsePort)
    .option('--bots-only', texts.botsOnly)
    .option('--log <level>', texts.log, 'warn')
    .addHelpText('after', texts.help)
    .action((options: ServeOptions) => serve(options, io));
}

async function serve(options: ServeOptions, io: Io): Promise<void> {
  if (options.botsOnly) return thinkForOthers(options, io);
  const folder = join(findRoot(import.meta.url) ?? '.', 'dist/web');
  const app = existsSync(folder) ? folder : undefined;
  const server = await start(options, app, io);
  if (options.port !== 0 && server.port !== options.port) await print(io, texts.busy(options.port, server.port));
  const [here, ...elsewhere] = server.urls;
  await print(io, texts.ready((performance.now() / 1000).toFixed(1), here));
  if (elsewhere.length > 0) await showWay(elsewhere, io);
  if (!app) note(io, texts.notBuilt);
  await io.untilInterrupted();
  await server.close();
}

/** A machine that helps with the thinking and nothing else. */
async function thinkForOthers({ database, threads, log }: ServeOptions, io: Io): Promise<void> {
  if (database === undefined) throw failure(texts.botsDatabase);
  const { startThinking } = await import('../../server/main.ts');
  const asked = threads === undefined ? {} : { threads };
  const thinking = await startThinking({ program: io.program, database, logLevel: log, ...asked });
  await print(io, texts.thinking(thinking.threads));
  await io.untilInterrupted();
  await thinking.close();
}

async function start(options: ServeOptions, folder: string | undefined, io: Io) {
  // Loaded now and not with every other command: the server brings a database and more.
  const { startFiles, startServer } = await import('../../server/main.ts');
  const { host, port } = options;
  if (options.offline) {
    if (folder === undefined) throw failure(texts.noApp);
    return startFiles(folder, host, port);
  }
  return startServer({
    host,
    port,
    data: options.data ?? join(io.dataFolder, 'online'),
    ...(options.database === undefined ? {} : { database: options.database }),
    folder,
    origins: options.origin,
    behindProxy: options.behindProxy ?? false,
    isLimited: options.limits,
    program: io.program,
    ...(options.threads === undefined ? {} : { threads: options.threads }),
    logLevel: options.log,
  });
}

/** For the phones of a family: an address to type, and a code to point a camera at. */
async function showWay(urls: readonly string[], io: Io): Promise<void> {
  await print(io, texts.elsewhere(urls));
  const { renderUnicodeCompact } = await import('uqr');
  await print(io, renderUnicodeCompact(urls[0], { border: 2 }));
}

function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new InvalidArgumentError(texts.wrongPort);
  return Number(text);
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}
