import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL of its own, in a folder that is gone afterwards. */
export interface Cluster {
  readonly url: string;
  /** As after a power cut: nothing is finished, nothing is written. */
  crash(): void;
  start(): void;
  stop(): void;
}

/** Where Debian puts the programs; the newest version. */
export function findPostgres(): string | undefined {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(folder, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** What a test says that had to be left out. */
export const NO_POSTGRES =
  'PostgreSQL is not on this machine (Debian: apt-get install postgresql), so what needs it was not run.';

export async function startPostgres(): Promise<Cluster> {
  const bin = findPostgres();
  if (!bin) throw new Error(NO_POSTGRES);
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-postgres-'));
  const owner = findOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...owner, cwd: folder, stdio: 'pipe' });
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync');
  const port = await findPort();
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c max_connections=60`;
  const control = (...args: string[]) => run('pg_ctl', '-D', data, '-w', '-s', ...args);
  const start = () => control('-o', settings, '-l', join(folder, 'log'), 'start');
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash: () => control('-m', 'immediate', 'stop'),
    start,
    stop: () => {
      // It may have been crashed before.
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-s', '-m', 'fast', 'stop'], { ...owner, cwd: folder });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function findOwner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  if (!line) throw new Error('There is no user postgres to run PostgreSQL as.');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** A port that nobody listens on. */
export function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
