import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

/**
 * Runs one project of vitest.config.ts, showing its report, and counts its tests.
 *
 * @param {'unit' | 'browser'} project
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ passed: number, failed: number }>}
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
  const { passed, failed } = readReport(report);
  // An error outside any test fails the run without failing a test.
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/** @param {string} report */
function readReport(report) {
  const file = join(root, report);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = testResults;
  // A file that cannot be loaded has failed, although none of its tests ran.
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}
