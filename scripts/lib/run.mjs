import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

/** @typedef {'inherit' | 'pipe'} Stream */

/**
 * Where the words of a command go: to the terminal, into `text`, to each of them, or only stdout into `text`.
 *
 * @type {Record<'show' | 'hide' | 'both' | 'answer', [stdout: Stream, stderr: Stream]>}
 */
const STREAMS = {
  show: ['inherit', 'inherit'],
  hide: ['pipe', 'pipe'],
  both: ['pipe', 'pipe'],
  answer: ['pipe', 'inherit'],
};

/**
 * Runs a command to its end in the repository.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ output?: keyof typeof STREAMS, env?: Record<string, string> }} [options]
 * @returns {Promise<{ code: number, text: string }>}
 */
export function run(command, args, { output = 'show', env = {} } = {}) {
  // npm and npx are batch files on Windows, which only a shell starts.
  const shell = process.platform === 'win32' && !command.endsWith('.exe');
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    shell,
    stdio: ['ignore', ...STREAMS[output]],
  });
  let text = '';
  for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
    child[name]?.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      if (output === 'both') process[name].write(chunk);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, text: stripVTControlCharacters(text) }));
  });
}

/**
 * Runs one of the repository's own scripts or tools with the Node that runs this one.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** @param {number} since a `performance.now()` */
export function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
