import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { room } from '../../games/metro/index.ts';
import { ensureBundle } from '../../scripts/lib/bundle.mjs';
import { root } from '../../scripts/lib/root.mjs';
import type { OwnBots } from '../../server/bots/queued-bots.ts';
import { QueuedBots } from '../../server/bots/queued-bots.ts';
import { type Cluster, findPostgres, startPostgres } from '../../tests/support/postgres.ts';

const program = pathToFileURL(join(root, 'dist/cli/boardwalk.js'));

describe.runIf(findPostgres())('boardwalk serve --bots-only', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    await ensureBundle('cli', () => {});
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());

  it('answers for a server whose threads are all busy, from a process of its own', async () => {
    const args = [fileURLToPath(program), 'serve', '--bots-only', '--database', cluster.url, '--threads', '1'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    expect(line).toMatch(/^Thinking for computer players, 1 at a time/);
    const busy: OwnBots = { isIdle: false, think: () => Promise.reject(new Error('busy')), close: async () => {} };
    const errors: unknown[] = [];
    const bots = new QueuedBots(cluster.url, busy, 0, (error) => errors.push(error));
    await bots.open();
    const view = 'metro acba27 -,acba 2';
    const text = await bots.think({ game: 'metro', view, level: 3, owner: 'somebody', isUrgent: true });
    const parsed = room.game.parse(view);
    expect(parsed.ok && room.game.parseMove(parsed.value, text ?? '').ok).toBe(true);
    expect(errors).toEqual([]);
    await bots.close();
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
  });

  it('says what is missing without a database', async () => {
    const child = spawn(process.execPath, [fileURLToPath(program), 'serve', '--bots-only'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [line] = await once(createInterface({ input: child.stderr }), 'line');
    expect(line).toContain('--database');
    await once(child, 'exit');
    expect(child.exitCode).not.toBe(0);
  });
});
