// npm test: installs what is missing, then runs every kind of test; `npm test -- --only KIND` runs one kind. Built-ins
// only, because this runs in a fresh clone.
import { parseArgs } from 'node:util';
import { requireBrowser } from './lib/browser.mjs';
import { ensureBundle } from './lib/bundle.mjs';
import { runChecks } from './lib/checks.mjs';
import { runConformance } from './lib/conformance.mjs';
import { requireDatabases } from './lib/databases.mjs';
import { installPackages } from './lib/install.mjs';
import { secondsSince } from './lib/run.mjs';
import { runVitest } from './lib/vitest.mjs';

/** @typedef {{ passed: number, failed: number, retried?: string[] }} Count */

const KINDS = ['check', 'unit', 'conformance', 'browser'];
const say = (/** @type {string} */ line) => console.log(line);
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const retried = [];

const only = readOnly();
const has = (/** @type {string} */ kind) => only === undefined || only === kind;
try {
  await testAll();
} catch (error) {
  total.failed++;
  say(error instanceof Error ? error.message : String(error));
}
if (retried.length > 0) say(`\nPassed only at the second try:\n${retried.map((test) => `  ${test}`).join('\n')}`);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function testAll() {
  await installPackages(say);
  // Debian's packages arrive while the processors check and build.
  const programs = fetchPrograms();
  programs.catch(() => {});
  if (has('check')) await runStep('check', runChecks);
  if (only === undefined) await runStep('build', buildAll);
  const browser = await programs;
  if (has('unit')) await runStep('unit tests', () => runVitest('unit'));
  if (has('conformance')) await runStep('conformance', runConformance);
  if (has('browser')) await runStep('browser tests', () => runVitest('browser', { BOARDWALK_BROWSER: browser }));
}

/** What the tests need beside npm's packages. The answer is the path of a browser. */
async function fetchPrograms() {
  if (has('unit')) await requireDatabases(say);
  return has('browser') ? requireBrowser(say) : '';
}

/**
 * A step that throws has failed; the steps after it still run.
 *
 * @param {string} name
 * @param {() => Promise<Count>} step
 */
async function runStep(name, step) {
  say(`\n▸ ${name}`);
  const started = performance.now();
  /** @type {Count} */
  let count = { passed: 0, failed: 1 };
  try {
    count = await step();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
  const { passed, failed } = count;
  total.passed += passed;
  total.failed += failed;
  retried.push(...(count.retried ?? []));
  say(`${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed in ${secondsSince(started)}`);
}

async function buildAll() {
  await ensureBundle('web', say);
  await ensureBundle('cli', say);
  return { passed: 2, failed: 0 };
}

function readOnly() {
  try {
    const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
    if (only !== undefined && !KINDS.includes(only)) throw new Error(`--only must be one of ${KINDS.join(', ')}`);
    return only;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
