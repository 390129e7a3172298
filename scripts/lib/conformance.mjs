import { runNode } from './run.mjs';

/**
 * Asks the built command line every official case.
 *
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runConformance() {
  const engine = ['node', 'bin/boardwalk.mjs', 'call'];
  const { code, text } = await runNode(['tests/cases/run.mjs', '--', ...engine], { output: 'both' });
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(text) ?? [undefined, 0, 1];
  return { passed: Number(passed), failed: code === 0 ? Number(failed) : Math.max(Number(failed), 1) };
}
