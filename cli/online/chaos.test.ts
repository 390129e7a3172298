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
import { type Cluster, findPostgres, NO_POSTGRES, startPostgres } from '../../tests/support/postgres.ts';
import { type ChaosPlan, LEAST_MOVES, runChaos } from './chaos.ts';
import { ServerProcess } from './server-process.ts';

const program = pathToFileURL(join(root, 'dist/cli/boardwalk.js'));
const QUIET = ['--threads', '1', '--log', 'silent'];
const NOTHING = { lost: 0, doubled: 0, holes: 0, differing: 0 };

/** The short form of `boardwalk chaos`, with real processes and real kills. */
describe('nothing that was acknowledged is lost', () => {
  it('when the one server is killed, again and again', () => tryOneServer('sqlite', 3));

  it('when every line breaks after the first, the second, the third … message of the server', () => {
    let lines = 0;
    return tryOneServer('cuts', 2, () => 1 + (lines++ % 8));
  });

  if (!findPostgres()) console.warn(NO_POSTGRES);
  it.runIf(findPostgres())(
    'when two servers write the same tables, and PostgreSQL itself is stopped at once',
    async () => {
      const cluster = await startPostgres();
      const harm = {
        every: 3,
        act: async () => {
          cluster.crash();
          cluster.start();
        },
      };
      await tryTwoServers(cluster, { harm });
    },
  );

  if (!hasBalancer()) console.warn(NO_BALANCER);
  it.runIf(findPostgres() && hasBalancer())('when servers behind a balancer are killed', async () => {
    const cluster = await startPostgres();
    let balancer: Awaited<ReturnType<typeof startBalancer>> | undefined;
    await tryTwoServers(cluster, {
      door: async (servers) => {
        balancer = await startBalancer(servers.map(({ port }) => port));
        return balancer;
      },
    });
    await balancer?.stop();
  });
});

async function tryOneServer(seed: string, kills: number, cutAfter?: () => number): Promise<void> {
  await ensureBundle('cli', () => {});
  const data = mkdtempSync(join(tmpdir(), 'boardwalk-chaos-test-'));
  const servers = [new ServerProcess(program, ['--data', data, ...QUIET])];
  const plan = { room, servers, tables: 4, kills, random: new SeededRandom(seed), open: () => openFile(data) };
  const report = await runChaos(cutAfter ? { ...plan, cutAfter } : plan);
  expect(report).toMatchObject(NOTHING);
  expect(report.acknowledged).toBeGreaterThanOrEqual(report.kills * LEAST_MOVES);
  rmSync(data, { recursive: true });
}

/** Two servers on one PostgreSQL, with whatever else is to go wrong. */
async function tryTwoServers(
  cluster: Cluster,
  more: Pick<ChaosPlan, 'harm'> & {
    readonly door?: (servers: readonly ServerProcess[]) => ReturnType<NonNullable<ChaosPlan['door']>>;
  },
): Promise<void> {
  await ensureBundle('cli', () => {});
  const args = ['--database', cluster.url, ...QUIET];
  const servers = [new ServerProcess(program, args), new ServerProcess(program, args)];
  const { harm, door } = more;
  const report = await runChaos({
    room,
    servers,
    tables: 4,
    kills: 3,
    random: new SeededRandom('postgres'),
    open: () => openPostgres(cluster.url),
    ...(harm && { harm }),
    ...(door && { door: () => door(servers) }),
  });
  cluster.stop();
  expect(report).toMatchObject(NOTHING);
  expect(report.acknowledged).toBeGreaterThanOrEqual(report.kills * LEAST_MOVES);
}
