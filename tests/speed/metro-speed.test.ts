import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ensureBundle } from '../../scripts/lib/bundle.mjs';

/*
 * Random Metro games from the bundle that is shipped, in a process of its own: the sources run through vitest are not
 * what people get, and a bundler can halve the speed without anybody noticing (docs/cli.md, bench).
 *
 * Only a ratio is asked for: moves for each thousand steps of a plain loop over integers, measured by turns in the same
 * process. It was 54 when this was written, and half of that is far outside what machines and neighbours do to it.
 */
const RECORDED_RATIO = 54;

const bundle = fileURLToPath(new URL('../../dist/cli/boardwalk.js', import.meta.url));

test('the shipped Metro is at least half as fast as it was, against a reference loop in the same run', async () => {
  await ensureBundle('cli', () => {});
  const { stdout } = await promisify(execFile)(process.execPath, [
    bundle,
    'bench',
    'metro',
    '--json',
    '--seconds',
    '1',
  ]);
  const { games } = JSON.parse(stdout);
  expect(games).toMatchObject([{ game: 'metro', seats: 2 }]);
  expect(games[0].ratio).toBeGreaterThan(RECORDED_RATIO / 2);
});
