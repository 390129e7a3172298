import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { memoryStore, openGateway, TestServer } from '../support/online.ts';
import { type Look, open, type WatchedPage } from './harness.ts';

/** Of the thread's last server. The next one takes it again, so that pages find the app's files where they were kept. */
let lastPort = 0;

/** The built app and an online server in the test's own process, until the test ends. */
export async function serveOnline(more: { readonly pushKey?: string } = {}) {
  const server = new TestServer(await memoryStore(), { time: Date.now(), ...more });
  const { gateway, base, port } = await openGateway(server, `${root}dist/web`, lastPort);
  lastPort = port;
  const url = `http://${base}/`;
  onTestFinished(() => gateway.close());
  return { server, url, open: (path: string, look?: Look) => open(`${url}#${path}`, look) };
}

export type Online = Awaited<ReturnType<typeof serveOnline>>;

/** Types the name that is asked for once. */
export async function sayName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
}

/** Makes a table of Metro for two with a friend, unless `choose` changes that; the page is then in its waiting room. */
export async function makeTable(
  online: Online,
  { look, choose }: { readonly look?: Look; readonly choose?: (page: WatchedPage) => Promise<void> } = {},
): Promise<{ readonly page: WatchedPage; readonly link: string }> {
  const page = await online.open('/online/new/metro', look);
  await sayName(page, 'Rosa');
  await choose?.(page);
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.getByRole('heading', { name: 'Rosa’s table' }).waitFor();
  return { page, link: await page.getByLabel('Link to this table').inputValue() };
}

/** Somebody follows the link to a table and takes the seat it offers. */
export async function sitDown(online: Online, link: string, name: string): Promise<WatchedPage> {
  const page = await online.open(pathOf(link));
  await sayName(page, name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await seeBoard(page);
  return page;
}

/** Rosa's table of Metro with Bo at it: the match is on. */
export async function makeMatch(online: Online): Promise<{ readonly rosa: WatchedPage; readonly bo: WatchedPage }> {
  const { page: rosa, link } = await makeTable(online);
  const bo = await sitDown(online, link, 'Bo');
  await seeBoard(rosa);
  return { rosa, bo };
}

/** The path behind the # of a link. */
export function pathOf(link: string): string {
  return new URL(link).hash.slice(1);
}

/** The match is on: its board is there. */
export async function seeBoard(page: Page): Promise<void> {
  await page.getByRole('grid').first().waitFor({ state: 'attached' });
}
