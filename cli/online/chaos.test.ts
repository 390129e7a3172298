import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { room } from '../../games/arboretum/index.ts';
import { ensureBundle } from '../../scripts/lib/bundle.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { openFile, openPostgres } from '../../server/database/open.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../tests/support/postgres.ts';
import { runChaos } from './chaos.ts';
import { ServerProcess } from './server-process.ts';

const program = pathToFileURL(join(root, 'dist/cli/boardwalk.js'));
const QUIET = ['--threads', '1', '--log', 'silent'];
const NOTHING = { lost: 0, doubled: 0, holes: 0, differing: 0 };

/** The short form of `boardwalk chaos`, with real processes and real kills. */
describe('nothing that was acknowledged is lost', () => {
  it('when the one server is killed, again and again', async () => {
    await ensureBundle('cli', () => {});
    const data = mkdtempSync(join(tmpdir(), 'boardwalk-chaos-test-'));
    const servers = [new ServerProcess(program, ['--data', data, ...QUIET])];
    const random = new SeededRandom('sqlite');
    const report = await runChaos({ room, servers, tables: 4, kills: 3, random, open: () => openFile(data) });
    expect(report).toMatchObject(NOTHING);
    expect(report.acknowledged).toBeGreaterThan(10);
    rmSync(data, { recursive: true });
  });

  if (!findPostgres()) console.warn(NO_POSTGRES);
  it.runIf(findPostgres())(
    'when two servers write the same tables, and PostgreSQL itself is stopped at once',
    async () => {
      await ensureBundle('cli', () => {});
      const cluster = await startPostgres();
      const args = ['--database', cluster.url, ...QUIET];
      const servers = [new ServerProcess(program, args), new ServerProcess(program, args)];
      const harm = {
        every: 3,
        act: async () => {
          cluster.crash();
          cluster.start();
        },
      };
      const random = new SeededRandom('postgres');
      const open = () => openPostgres(cluster.url);
      const report = await runChaos({ room, servers, tables: 4, kills: 3, random, open, harm });
      cluster.stop();
      expect(report).toMatchObject(NOTHING);
      expect(report.acknowledged).toBeGreaterThan(10);
    },
  );
});
