import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/lib/root.mjs';
import { findPort } from './postgres.ts';

const HAPROXY = '/usr/sbin/haproxy';

export function hasBalancer(): boolean {
  return existsSync(HAPROXY);
}

/** What a test says that had to be left out. */
export const NO_BALANCER =
  'HAProxy is not on this machine (Debian: apt-get install haproxy), so what needs it was not run.';

/** A real HAProxy in front of servers, with the very lines that docs/hosting.md gives to hosts. */
export async function startBalancer(ports: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-balancer-'));
  const port = await findPort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, ports));
  const child = spawn(HAPROXY, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilHealthy(port);
  return {
    url: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

function configuration(port: number, ports: readonly number[]): string {
  const text = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
  const [, lines] = /```haproxy\n([\s\S]*?)```/.exec(text) ?? [];
  if (lines === undefined) throw new Error('docs/hosting.md has no lines for HAProxy.');
  const documented = [4321, 4322];
  let written = lines.replace('bind :8080', `bind 127.0.0.1:${port}`);
  for (const [at, found] of documented.entries())
    written = written.replace(`127.0.0.1:${found}`, `127.0.0.1:${ports[at]}`);
  return written;
}

async function untilHealthy(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
}
