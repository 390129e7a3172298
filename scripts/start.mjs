// npm start: installs and builds what is missing, then serves the app. Built-ins only at the top, because this runs in
// a fresh clone; the server is imported once its packages are there.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBundle } from './lib/bundle.mjs';
import { installPackages } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { secondsSince } from './lib/run.mjs';

const HELP = `Serves Boardwalk on this machine.

  npm start -- [options]

  --port N   the port to listen on (4321; when it is busy, the next free one)
  --host H   the address to listen on (127.0.0.1; 0.0.0.0 lets other devices in your network play)
  --help     this text`;

const say = (/** @type {string} */ line) => console.log(line);

try {
  await start(readOptions());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @param {{ host: string, port: number }} options */
async function start({ host, port }) {
  const started = performance.now();
  await installPackages(say);
  await ensureBundle('web', say);
  const { serve } = await import('./lib/serve.mjs');
  const server = await serve({ folder: join(root, 'dist/web'), host, port });
  if (port !== 0 && server.port !== port) say(`Port ${port} is busy, so this is ${server.port}.`);
  const [here, ...elsewhere] = server.urls;
  say(`Ready in ${secondsSince(started)}. Open ${here} to play; Ctrl-C ends.`);
  if (elsewhere.length > 0) say(`On other devices in your network: ${elsewhere.join(' or ')}`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await server.close();
      process.exit(0);
    });
  }
}

function readOptions() {
  const { port, host, help } = parse();
  if (help) {
    console.log(HELP);
    process.exit(0);
  }
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) refuse(`--port must be a number from 0 to 65535, not "${port}"`);
  return { host, port: Number(port) };
}

function parse() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '4321' },
        host: { type: 'string', default: '127.0.0.1' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} why
 * @returns {never}
 */
function refuse(why) {
  console.error(`${why}\n\n${HELP}`);
  process.exit(2);
}
