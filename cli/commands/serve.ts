import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
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
  readonly log: string;
}

/** What is started when nobody says otherwise. */
const USUAL_PORT = 4321;

export function addServe(program: Command, io: Io): void {
  program
    .command('serve')
    .description('serve the app and the online tables from this machine')
    .option('--port <n>', 'the port to listen on; when it is busy, the next free one', parsePort, USUAL_PORT)
    .option(
      '--host <address>',
      'the address to listen on; 0.0.0.0 lets other devices in your network play',
      '127.0.0.1',
    )
    .option('--data <folder>', 'where matches are kept (default: your data folder)')
    .option('--database <url>', 'keep everything in PostgreSQL instead: postgres://…')
    .option('--offline', 'serve the app alone, without online tables')
    .option('--origin <address>', 'another address whose pages may play here; can be repeated', collect, [])
    .option('--behind-proxy', 'a proxy of yours says where people come from (X-Forwarded-For)')
    .option('--no-limits', 'no limits on how much may come from one address; for measuring only')
    .option('--threads <n>', 'threads for computer players (default: one less than cores)', parsePort)
    .option('--log <level>', 'what goes to standard error as JSON: trace, debug, info, warn, error, silent', 'warn')
    .addHelpText('after', HELP)
    .action((options: ServeOptions) => serve(options, io));
}

const HELP = `
For hosts: docs/hosting.md. Health: GET /health. Numbers: GET /metrics.

Examples:
  boardwalk serve --host 0.0.0.0
  boardwalk serve --port 8080 --data /var/lib/boardwalk --behind-proxy
  boardwalk serve --database postgres://boardwalk@db/boardwalk --behind-proxy`;

async function serve(options: ServeOptions, io: Io): Promise<void> {
  const folder = join(findRoot(import.meta.url) ?? '.', 'dist/web');
  const app = existsSync(folder) ? folder : undefined;
  const server = await start(options, app, io);
  if (options.port !== 0 && server.port !== options.port)
    await print(io, `Port ${options.port} is busy, so this is ${server.port}.`);
  const [here, ...elsewhere] = server.urls;
  await print(io, `Ready in ${(performance.now() / 1000).toFixed(1)} s. Open ${here} to play; Ctrl-C ends.`);
  if (elsewhere.length > 0) await showWay(elsewhere, io);
  if (!app) note(io, 'The app itself is not built (npm run build), so only the online tables are served.');
  await io.untilInterrupted();
  await server.close();
}

async function start(options: ServeOptions, folder: string | undefined, io: Io) {
  // Loaded now and not with every other command: the server brings a database and more.
  const { startFiles, startServer } = await import('../../server/main.ts');
  const { host, port } = options;
  if (options.offline) {
    if (folder === undefined) throw failure('There is no app to serve. Build it first: npm run build.');
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
  await print(io, `On other devices in your network: ${urls.join(' or ')}`);
  const { renderUnicodeCompact } = await import('uqr');
  await print(io, renderUnicodeCompact(urls[0], { border: 2 }));
}

function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
  return Number(text);
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}
