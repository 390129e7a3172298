import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { texts } from '#texts/cli/load.ts';
import { failure } from '../complaint.ts';
import { ServerProcess } from './server-process.ts';

/** Servers that a command starts for itself, all on one log. */
export interface OwnServers {
  readonly servers: readonly ServerProcess[];
  /** Where the log is, unless it is in a database. */
  readonly folder: string;
  end(): Promise<void>;
}

export interface ServerOptions {
  readonly processes: number;
  readonly database?: string;
}

/** Makes them; they are not started yet. */
export function makeServers(program: URL, { processes, database }: ServerOptions, ...more: string[]): OwnServers {
  if (processes > 1 && database === undefined) throw failure(texts.oneFile);
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-'));
  const where = database === undefined ? ['--data', folder] : ['--database', database];
  const servers = Array.from(
    { length: processes },
    () => new ServerProcess(program, [...where, '--threads', '1', ...more]),
  );
  return {
    servers,
    folder,
    end: async () => {
      await Promise.all(servers.map((server) => server.kill()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
