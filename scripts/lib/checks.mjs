import { availableParallelism } from 'node:os';
import { runNode, secondsSince } from './run.mjs';

/**
 * The longest first: two run at a time, and none should be left alone at the end.
 *
 * @type {[name: string, args: string[]][]}
 */
const CHECKS = [
  ['unused code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.']],
  ['types: node', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.node.json']],
  ['types: dom', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.dom.json']],
  ['types: pure', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json']],
  ['imports', ['scripts/check-imports.mjs']],
  ['texts', ['scripts/check-texts.mjs']],
  ['lock file', ['scripts/check-lock.mjs']],
];

/**
 * Runs every check, also after a failed one, and prints a line for each.
 *
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const waiting = [...CHECKS];
  let failed = 0;
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) if (!(await passes(check))) failed++;
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  return { passed: CHECKS.length - failed, failed };
}

/** @param {(typeof CHECKS)[number]} check */
async function passes([name, args]) {
  const started = performance.now();
  const { code, text } = await runNode(args, { output: 'hide' });
  const summary = name === 'imports' ? `  ${text.trimEnd().split('\n').at(-1)}` : '';
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(16)} ${secondsSince(started)}${summary}`);
  if (code !== 0) console.log(text.trimEnd().replace(/^/gm, '     '));
  return code === 0;
}
