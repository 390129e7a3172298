import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from './root.ts';

export function readVersion(): string {
  const root = findRoot(import.meta.url);
  return root === undefined ? 'unknown' : JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}
