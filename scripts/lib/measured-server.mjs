import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runnerImport } from 'vite';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

/** @typedef {import('./cpu-group.mjs').CpuGroup} CpuGroup */

const PROGRAM = 'bin/boardwalk.mjs';

/**
 * A server on a free port, in a group of its own from its first moment on.
 *
 * @param {CpuGroup} group
 * @param {readonly string[]} args of the program that starts it
 */
export async function startMeasured(group, args) {
  // The shell moves itself and becomes the server.
  const words = ['-c', 'echo $$ > "$0" && exec "$@"', `${group.folder}/cgroup.procs`, process.execPath, ...args];
  const child = spawn('/bin/sh', words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/[^:]+:\d+/.exec(line)?.[0];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      url,
      stop: async () => {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('The server ended before it was ready.');
}

/**
 * `boardwalk serve` on a database, for measuring.
 *
 * @param {string} database
 */
export function serveWords(database) {
  return [PROGRAM, 'serve', '--port', '0', '--no-limits', '--threads', '1', '--database', database];
}

/**
 * What `boardwalk load` says of these servers.
 *
 * @param {readonly string[]} urls
 * @param {readonly string[]} options
 * @returns {Promise<{ movesPerSecond: number, cpuMicrosecondsPerMove: number, p50Ms: number, p99Ms: number,
 *   watching?: { p50Ms: number, p99Ms: number } }>}
 */
export async function measureLoad(urls, options) {
  const args = [PROGRAM, 'load', '--json', ...urls.flatMap((url) => ['--url', url]), ...options];
  const { code, text } = await runNode(args, { output: 'hide' });
  if (code !== 0) throw new Error(text);
  return JSON.parse(text.slice(text.indexOf('{')));
}

/** A PostgreSQL of its own, as the tests have one; it is in the group of whoever starts it. */
export async function startCluster() {
  const { module } = await runnerImport(join(root, 'tests/support/postgres.ts'), { root, logLevel: 'error' });
  return /** @type {typeof import('../../tests/support/postgres.ts')} */ (module).startPostgres();
}
