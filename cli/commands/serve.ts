import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { texts } from '#texts/cli/serve.ts';
import { failure, wrongUsage } from '../complaint.ts';
import { defineCommand, type OptionsOf, oneOf, plain, read, SWITCH, SWITCH_OFF, whole } from '../define-command.ts';
import { type Io, note, print } from '../io.ts';
import { findRoot } from '../root.ts';

/** What is started when nobody says otherwise. */
const USUAL_PORT = 4321;
const OPTIONS = {
  port: read('<n>', parsePort, USUAL_PORT),
  host: plain('<address>', '127.0.0.1'),
  data: plain('<folder>'),
  database: plain('<url>'),
  offline: SWITCH,
  origin: read('<address>', collect, []),
  behindProxy: SWITCH,
  noLimits: SWITCH_OFF,
  threads: whole(),
  botsOnly: SWITCH,
  contact: read('<address>', parseContact),
  log: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'warn'),
};
type ServeOptions = OptionsOf<typeof OPTIONS>;

export function addServe(program: Command, io: Io): void {
  defineCommand(program, 'serve', texts, OPTIONS).action((options: ServeOptions) => serve(options, io));
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
    contact: options.contact,
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
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw wrongUsage(texts.wrongPort);
  return Number(text);
}

/** Push services refuse anything else. */
function parseContact(text: string): string {
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text)) throw wrongUsage(texts.wrongContact);
  return text;
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}
