import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { DeskAsk, TableAsk } from '../../online/messages/asks.ts';
import { root } from '../../scripts/lib/root.mjs';
import { type Look, open, QUIET_PAGE, type WatchedPage } from './harness.ts';

/** A server as people start it, in a process of its own, which can be killed and started again. */
export class ServerProcess {
  url = '';
  private readonly data = mkdtempSync(join(tmpdir(), 'boardwalk-online-'));
  private child: ChildProcess | undefined;
  private port = 0;

  constructor() {
    onTestFinished(async () => {
      await this.kill();
      rmSync(this.data, { recursive: true });
    });
  }

  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--data', this.data, '--no-limits', '--threads', '1'];
    const child = spawn(process.execPath, [`${root}bin/boardwalk.mjs`, 'serve', ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    let said = '';
    for await (const part of child.stdout) {
      said += part;
      const found = /Open (http:\S+:(\d+)\/)/.exec(said);
      if (!found) continue;
      this.url = found[1];
      this.port = Number(found[2]);
      return;
    }
    throw new Error(`The server ended: ${said}`);
  }

  /** As when the power goes. */
  kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    return new Promise((done) => {
      if (!child || child.exitCode !== null) return done();
      child.once('exit', () => done());
      child.kill('SIGKILL');
    });
  }
}

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;

let ids = 0;

export async function post(
  url: string,
  path: string,
  ask: Without<DeskAsk> | Without<TableAsk>,
  key?: string,
): Promise<Record<string, string>> {
  const response = await fetch(`${url}online/${path}`, {
    method: 'POST',
    // The next server may have the same address: a line that was kept would lead to this one.
    headers: {
      'Content-Type': 'application/json',
      Connection: 'close',
      ...(key && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ id: `test-${ids++}`, ...ask }),
  });
  const news = (await response.json()) as Record<string, string>;
  if (!response.ok) throw new Error(JSON.stringify(news));
  return news;
}

export interface Laid {
  readonly url: string;
  readonly game: string;
  readonly match: string;
  readonly invite: string;
  /** Of the people at the table, in the order of their seats. */
  readonly keys: readonly string[];
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

/** A table at which so many people sit, beside whoever else is wished for. */
export async function layTable(
  url: string,
  game: string,
  more: Partial<Extract<DeskAsk, { type: 'make' }>> = {},
): Promise<Laid> {
  const seats = more.seats ?? [{ kind: 'me' }, { kind: 'friend' }];
  const made = await post(url, 'desk', {
    type: 'make',
    name: NAMES[0],
    game,
    settings: {},
    clock: { kind: 'none' },
    takebacks: true,
    watchers: true,
    ...more,
    seats,
  });
  const keys = [made.key];
  const { match, invite } = made;
  for (const name of NAMES.slice(1, seats.filter(({ kind }) => kind !== 'bot').length)) {
    const sat = await post(url, `table/${match}`, { type: 'sit', name, invite });
    keys.push(sat.key);
  }
  return { url, game, match, invite, keys };
}

/** Opens the table as whoever has this key; without one as a watcher. */
export async function comeTo({ url, game, match }: Laid, key?: string, look: Look = {}): Promise<WatchedPage> {
  const page = await open(`${url}${QUIET_PAGE}`, { reducedMotion: true, ...look });
  await page.evaluate((known) => {
    localStorage.clear();
    localStorage.setItem('boardwalk.pace', '"instant"');
    if (known !== undefined) localStorage.setItem('boardwalk.online.key', known);
  }, key);
  await page.goto(`${url}#/${game}/online/${match}`);
  await page.locator('.online-players').waitFor();
  return page;
}

/** Everybody who sits at the table, each with a page. */
export async function comeAll(table: Laid, look: Look = {}): Promise<WatchedPage[]> {
  return Promise.all(table.keys.map((key) => comeTo(table, key, look)));
}
