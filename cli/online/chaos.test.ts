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
import { hasBalancer, NO_BALANCER, startBalancer } from '../../tests/support/balancer.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../tests/support/postgres.ts';
import { type ChaosReport, LEAST_MOVES, runChaos } from './chaos.ts';
import { ServerProcess } from './server-process.ts';

const program = pathToFileURL(join(root, 'dist/cli/boardwalk.js'));
const QUIET = ['--threads', '1', '--log', 'silent'];
const NOTHING = { lost: 0, doubled: 0, holes: 0, differing: 0 };

/** The short form of `boardwalk chaos`, with real processes and real kills. */
describe('nothing that was acknowledged is lost', () => {
  it('when the one server is killed, again and again, and lines break after the first, the second, the third … message', async () => {
    await ensureBundle('cli', () => {});
    const data = mkdtempSync(join(tmpdir(), 'boardwalk-chaos-test-'));
    const servers = [new ServerProcess(program, ['--data', data, ...QUIET])];
    let lines = 0;
    // Every second line lives until it is cut at random or its server is killed.
    const cutAfter = () => (lines++ % 2 === 0 ? 1 + ((lines >> 1) % 8) : Number.POSITIVE_INFINITY);
    const random = new SeededRandom('sqlite');
    expectNoLoss(await runChaos({ room, servers, tables: 4, kills: 3, random, cutAfter, open: () => openFile(data) }));
    expect(lines).toBeGreaterThan(LEAST_LINES);
    rmSync(data, { recursive: true });
  });

  if (!findPostgres()) console.warn(NO_POSTGRES);
  if (!hasBalancer()) console.warn(NO_BALANCER);
  it.runIf(findPostgres())(
    'when of two servers on the same tables one is killed, and PostgreSQL is stopped at once, behind a balancer and without',
    async () => {
      await ensureBundle('cli', () => {});
      const cluster = await startPostgres();
      const args = ['--database', cluster.url, ...QUIET];
      const servers = [new ServerProcess(program, args), new ServerProcess(program, args)];
      const crash = async () => {
        cluster.crash();
        cluster.start();
      };
      let balancer: Awaited<ReturnType<typeof startBalancer>> | undefined;
      const door = async () => {
        balancer = await startBalancer(servers.map(({ port }) => port));
        return eachInTurn([balancer, ...servers]);
      };
      const report = await runChaos({
        room,
        servers,
        tables: 4,
        kills: 4,
        random: new SeededRandom('postgres'),
        open: () => openPostgres(cluster.url),
        harm: { every: 3, act: crash },
        ...(hasBalancer() && { door }),
      });
      await balancer?.stop();
      cluster.stop();
      expectNoLoss(report);
    },
  );
});

/** So many lines that each has been cut after each number of messages. */
const LEAST_LINES = 16;

function expectNoLoss(report: ChaosReport): void {
  expect(report).toMatchObject(NOTHING);
  expect(report.acknowledged).toBeGreaterThanOrEqual(report.kills * LEAST_MOVES);
}

type Door = Pick<ServerProcess, 'url' | 'socketUrl'>;

/** A door that is another one for each who comes. */
function eachInTurn(doors: readonly Door[]): Door {
  let came = 0;
  const next = () => doors[came++ % doors.length];
  return {
    get url() {
      return next().url;
    },
    get socketUrl() {
      return next().socketUrl;
    },
  };
}
