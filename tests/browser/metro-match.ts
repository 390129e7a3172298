import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/lib/root.mjs';
import { middleOf, type Point } from './gestures.ts';
import { openStill, setUp, type WatchedPage } from './harness.ts';

/** The board must lie in the window as a whole. */
export const BOARD = '.metro-board';

/** Waits until so many tiles lie and a person may act or the match is over; true while it goes on. */
export async function someoneActs(page: Page, tiles = 0): Promise<boolean> {
  const state = await page.waitForFunction((wanted) => {
    if (document.querySelectorAll('.metro-tile').length < wanted) return undefined;
    if (document.querySelector('.result')) return 'over';
    return document.querySelector('.metro-square.is-open') ? 'acts' : undefined;
  }, tiles);
  return (await state.jsonValue()) === 'acts';
}

/** So many tiles, each on the first square that takes it. */
export async function layTiles(page: Page, count: number): Promise<void> {
  for (let laid = 0; laid < count; laid++) {
    await page.locator('.metro-square.is-open').first().click();
    await page.locator('.metro-tile').nth(laid).waitFor();
  }
}

/** A match of two people at one screen, with so many tiles laid. */
export async function openForTwo(tiles = 0): Promise<WatchedPage> {
  const page = await openStill();
  await setUp(page, 'Metro', ['person', 'person']);
  await someoneActs(page);
  await layTiles(page, tiles);
  return page;
}

const NAMES = ['Rosa', 'Ada', 'Blaise', 'Carl', 'Dorothy', 'Emmy'];

/** Puts a golden match of so many people on the table, after the first `part` of its moves. */
export async function layOut(page: Page, seats: number, part: number): Promise<void> {
  const lines = readFileSync(`${root}games/metro/matches/random.jsonl`, 'utf8').trim().split('\n');
  const record = lines.map((line) => JSON.parse(line).record).find((each) => each.seats === seats);
  const log = record.log.slice(0, Math.round(record.log.length * part));
  const players = NAMES.slice(0, seats).map((name) => ({ kind: 'person', name }));
  const id = `kept-${part}`;
  const kept = { id, record: { ...record, log }, players, changed: 0, over: part === 1 };
  await page.evaluate((match) => localStorage.setItem(`boardwalk.match.${match.id}`, JSON.stringify(match)), kept);
  await page.goto(`${page.url().split('#')[0]}#/metro/match/${id}`);
  await someoneActs(page, record.seats);
}

/** Puts a match of two people on the table, after these moves. */
export async function layOutLog(page: Page, log: readonly string[], settings: object = {}): Promise<void> {
  const [line] = readFileSync(`${root}games/metro/matches/random.jsonl`, 'utf8').split('\n');
  const { rulesVersion, game } = JSON.parse(line).record;
  const players = NAMES.slice(0, 2).map((name) => ({ kind: 'person', name }));
  const record = { game, rulesVersion, seats: 2, settings, log };
  const kept = { id: 'log', record, players, changed: 0, over: false };
  await page.evaluate((match) => localStorage.setItem('boardwalk.match.log', JSON.stringify(match)), kept);
  await page.goto(`${page.url().split('#')[0]}#/metro/match/log`);
  await someoneActs(page);
}

/** A mouse takes the tile from the hand and carries it there; letting go is the caller’s. */
export async function carryByMouse(page: Page, to: Point): Promise<void> {
  const from = await middleOf(page.locator('.metro-drag'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
}
