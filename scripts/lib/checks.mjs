import { runNode, secondsSince } from './run.mjs';

/** @type {[name: string, args: string[]][]} */
const CHECKS = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.']],
  ['types: pure', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json']],
  ['types: dom', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.dom.json']],
  ['types: node', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.node.json']],
  ['imports', ['scripts/check-imports.mjs']],
  ['texts', ['scripts/check-texts.mjs']],
  ['lock file', ['scripts/check-lock.mjs']],
  ['unused code', ['node_modules/knip/bin/knip.js', '--no-progress']],
];

/**
 * Runs every check, also after a failed one, and prints a line for each.
 *
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  let failed = 0;
  for (const [name, args] of CHECKS) {
    const started = performance.now();
    const { code, text } = await runNode(args, { output: 'hide' });
    const summary = name === 'imports' ? `  ${text.trimEnd().split('\n').at(-1)}` : '';
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(16)} ${secondsSince(started)}${summary}`);
    if (code === 0) continue;
    failed++;
    console.log(text.trimEnd().replace(/^/gm, '     '));
  }
  return { passed: CHECKS.length - failed, failed };
}
