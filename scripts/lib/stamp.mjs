import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

/** What shapes every bundle without being a module of it. */
const BUILD_INPUTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/lib',
];
const SKIPPED = /^\.|^(node_modules|dist|tmp|coverage)$|\.test\./;

/** @typedef {ReadonlyMap<string, string>} Times  Each file's size and time, by its path. */

/**
 * Notes what a build reads: the folder of every module, so that a file added there counts too, and the configuration.
 * There is no list of folders to forget one in: any change of which folders are read is an edit of a file that was read.
 *
 * @param {string} root
 * @param {Set<string>} inputs is added to; paths from the root
 * @returns {import('vite').Plugin}
 */
export function noteInputs(root, inputs) {
  const note = (/** @type {string} */ file) => {
    // Packages and what plugins make up are no files of ours.
    if (!isAbsolute(file)) return;
    const [top] = relative(root, file).split(/[\\/]/);
    if (top !== '..' && !SKIPPED.test(top)) inputs.add(top.replace(/[?#].*$/, ''));
  };
  for (const path of BUILD_INPUTS) inputs.add(path);
  return {
    name: 'boardwalk-inputs',
    configResolved({ configFile }) {
      if (configFile) note(configFile);
    },
    buildEnd() {
      for (const id of this.getModuleIds()) note(id);
    },
  };
}

/**
 * Looks at sizes and times only: reading every file would be felt at each start of the command line.
 *
 * @param {string} root
 * @param {readonly string[]} inputs files and folders; without any, everything
 * @returns {Times}
 */
export function readTimes(root, inputs = readdirSync(root)) {
  /** @type {Map<string, string>} */
  const times = new Map();
  const add = (/** @type {string} */ path) => {
    if (SKIPPED.test(path.slice(path.lastIndexOf('/') + 1))) return;
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (stat?.isDirectory()) for (const name of readdirSync(join(root, path))) add(`${path}/${name}`);
    else if (stat) times.set(path, `${stat.size} ${stat.mtimeMs}`);
  };
  for (const input of inputs) add(input);
  return times;
}

/**
 * The inputs of a build and one short text that changes whenever one of their files is edited, added or removed.
 *
 * @param {readonly string[]} inputs
 * @param {Times} times of these inputs at least
 */
export function formatStamp(inputs, times) {
  const isInput = (/** @type {string} */ path) =>
    inputs.some((input) => path === input || path.startsWith(`${input}/`));
  const hash = createHash('sha1');
  for (const path of [...times.keys()].filter(isInput).sort()) hash.update(`${path} ${times.get(path)}\n`);
  return [hash.digest('hex'), ...inputs].join('\n');
}

/**
 * @param {string} stamp
 * @returns {string[]} none when it is no stamp of ours
 */
export function parseInputs(stamp) {
  return stamp.split('\n').slice(1);
}
