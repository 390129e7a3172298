import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} Test */
/** @typedef {{ name: string, status: string, assertionResults: Test[] }} TestFile */

/**
 * Runs one project of vitest.config.ts, showing its report, and counts its tests. `retried` names those that passed only
 * at the second try, and why the first one failed.
 *
 * @param {'unit' | 'browser'} project
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ passed: number, failed: number, retried: string[] }>}
 */
export async function runVitest(project, env = {}) {
  const report = `tmp/${project}.json`;
  rmSync(join(root, report), { force: true });
  const { code } = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { env },
  );
  const { passed, failed, retried } = readReport(report);
  // An error outside any test fails the run without failing a test.
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), retried };
}

/** @param {string} report */
function readReport(report) {
  const file = join(root, report);
  if (!existsSync(file)) return { passed: 0, failed: 1, retried: [] };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {TestFile[]} */
  const files = testResults;
  // A file that cannot be loaded has failed, although none of its tests ran.
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length, retried: files.flatMap(listRetried) };
}

/**
 * A test that passed keeps what its first try failed with.
 *
 * @param {TestFile} file
 */
function listRetried({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [why] }) => `${relative(root, name)}: ${fullName}\n    ${why.split('\n')[0]}`);
}
