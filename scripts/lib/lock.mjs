import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * @typedef {{ version?: string, resolved?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[],
 *   libc?: string[], optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

const FILE = join(root, 'package-lock.json');

/** @returns {Lock} */
export function readLock() {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** @param {Lock} lock */
export function writeLock(lock) {
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
}

/**
 * Programs for other systems that a package offers but the lock file does not list. npm leaves them out when the
 * registry it asks does not carry them, and then `npm ci` refuses the lock file everywhere.
 *
 * @param {Lock} lock
 */
export function findMissing({ packages }) {
  return Object.entries(packages).flatMap(([path, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      .map(([name, version]) => ({ name, version, dev: dev === true })),
  );
}
