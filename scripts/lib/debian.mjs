import { existsSync } from 'node:fs';
import { run, secondsSince } from './run.mjs';

/** Whether a program is one command away: root on Debian or Ubuntu. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages of the system; the first of several lists that this release has.
 *
 * @param {string} what
 * @param {readonly (readonly string[])[]} choices
 * @param {(line: string) => void} say
 */
export async function installPrograms(what, choices, say) {
  const started = performance.now();
  say(`Installing ${what}…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {readonly string[]} */ args) => run('apt-get', args, { output: 'hide', env });
  await apt(['update']);
  let last = { code: 1, text: '' };
  for (const packages of choices) {
    last = await apt(['install', '-y', '--no-install-recommends', ...packages]);
    if (last.code === 0) break;
  }
  if (last.code !== 0) throw new Error(`apt-get install failed:\n${last.text}`);
  say(`Installed ${what} in ${secondsSince(started)}.`);
}
