import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { stampSources } from '../../scripts/lib/stamp.mjs';

/*
 * Random Metro games from the bundle that is shipped, in a process of its own: the sources run through vitest are not
 * what people get, and a bundler can halve the speed without anybody noticing (docs/cli.md, bench).
 *
 * Only a ratio is asked for: moves for each thousand steps of a plain loop over integers, measured by turns in the same
 * process. It was 54 when this was written, and half of that is far outside what machines and neighbours do to it.
 */
const RECORDED_RATIO = 54;

const bundle = fileURLToPath(new URL('../../dist/cli/boardwalk.js', import.meta.url));
const stamp = fileURLToPath(new URL('../../dist/cli.stamp', import.meta.url));

describe('the speed of the shipped Metro', () => {
  // `npm test` has just built it; a bundle that is missing or older than its sources says nothing about them.
  it.skipIf(!isBuilt())('is at least half of what it was, against a reference loop in the same run', async () => {
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
});

function isBuilt(): boolean {
  return existsSync(bundle) && existsSync(stamp) && readFileSync(stamp, 'utf8') === stampSources('cli');
}
