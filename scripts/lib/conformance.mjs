import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

/** The cases live beside the repository; where they are not, there is nothing to ask. */
const RUNNER = '../shared/vectors/run.mjs';

/**
 * Asks the built command line every official case of every game on the shelf.
 *
 * @returns {Promise<{ passed: number, failed: number } | undefined>} undefined where the cases are not at hand
 */
export async function runConformance() {
  if (!existsSync(join(root, RUNNER))) return undefined;
  const games = await listGames();
  const chosen = games.flatMap((id) => ['--game', id]);
  const { code, text } = await runNode([RUNNER, ...chosen, '--', 'node', 'bin/boardwalk.mjs', 'call'], {
    output: 'both',
  });
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(text) ?? [undefined, 0, 1];
  return { passed: Number(passed), failed: code === 0 ? Number(failed) : Math.max(Number(failed), 1) };
}

/** @returns {Promise<string[]>} */
async function listGames() {
  const { code, text } = await runNode(['bin/boardwalk.mjs', 'games', '--json'], { output: 'answer' });
  const games = code === 0 ? JSON.parse(text) : [];
  if (games.length === 0) throw new Error('boardwalk games --json names no game');
  return games.map((/** @type {{ id: string }} */ { id }) => id);
}
