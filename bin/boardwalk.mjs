#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { ensureBundle } from '../scripts/lib/bundle.mjs';

try {
  if (!existsSync(new URL('../node_modules', import.meta.url))) throw new Error('run npm install first.');
  await ensureBundle('cli', (line) => process.stderr.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`boardwalk: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
// A variable, because the bundle does not exist when this file is checked.
const bundle = '../dist/cli/boardwalk.js';
await import(bundle);
