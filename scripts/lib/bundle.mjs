import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './root.mjs';
import { runNode, secondsSince } from './run.mjs';
import { formatStamp, parseInputs, readTimes } from './stamp.mjs';

/** @typedef {'web' | 'cli'} Bundle */

/**
 * Builds a bundle when it is missing or older than its sources. All words go to `say` and to stderr: the stdout of the
 * command line belongs to its answers.
 *
 * @param {Bundle} bundle
 * @param {(line: string) => void} say
 */
export async function ensureBundle(bundle, say) {
  if (isFresh(bundle)) return;
  const unlock = await lock(bundle);
  try {
    if (isFresh(bundle)) return;
    const started = performance.now();
    const name = bundle === 'web' ? 'app' : 'command line';
    say(`Building the ${name}…`);
    const { code, text } = await runNode(['scripts/build.mjs', bundle], { output: 'hide' });
    if (code !== 0) throw new Error(`the build failed:\n${text}`);
    say(`Built the ${name} in ${secondsSince(started)}.`);
  } finally {
    unlock();
  }
}

/** @param {Bundle} bundle */
function isFresh(bundle) {
  const file = stampFile(bundle);
  const stamp = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const inputs = parseInputs(stamp);
  return inputs.length > 0 && stamp === formatStamp(inputs, readTimes(root, inputs));
}

/**
 * Runs a build and stamps it with the times of its inputs before it began: an edit made meanwhile leaves the bundle stale,
 * and a failed build leaves no stamp at all.
 *
 * @param {Bundle} bundle
 * @param {() => Promise<ReadonlySet<string>>} build gives its inputs
 */
export async function stampBuild(bundle, build) {
  const before = readTimes(root);
  rmSync(stampFile(bundle), { force: true });
  const inputs = [...(await build())].sort();
  writeFileSync(stampFile(bundle), formatStamp(inputs, before));
}

/** @param {Bundle} bundle */
const stampFile = (bundle) => join(root, `dist/${bundle}.stamp`);

/**
 * Two commands started at once must not write one folder: the second waits and then finds the work done.
 *
 * @param {Bundle} bundle
 */
async function lock(bundle) {
  const file = join(root, `dist/${bundle}.lock`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    await pause(50);
    // A build that was interrupted leaves its lock behind.
    if (existsSync(file) && !isAlive(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
