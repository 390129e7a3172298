import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { root } from './root.mjs';

type Listener = (event: Record<string, unknown>) => void;

/** The service worker in a world of our own: what it shows, and which pages it opens. */
function start(words: unknown, open: readonly string[] = []) {
  const listeners = new Map<string, Listener>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const world = {
    FILES: [],
    VERSION: 'test',
    URL,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    registration: {
      scope: 'https://play.example/games/',
      showNotification: async (title: string, more: object) => void shown.push({ title, ...more }),
    },
    caches: { match: async () => (words === undefined ? undefined : { json: async () => words }) },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: () => opened.push(`focus ${url}`) })),
      openWindow: (url: string) => opened.push(`open ${url}`),
    },
  };
  runInNewContext(readFileSync(`${root}scripts/lib/service-worker.js`, 'utf8'), world);
  const happen = async (type: string, event: object) => {
    let work: unknown;
    listeners.get(type)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return { happen, shown, opened };
}

const NOTICE = { kind: 'turn', match: 'abcdefgh1234', game: 'metro' };
const PUSH = { data: { json: () => NOTICE } };

it('a push is shown in the words that the page has left, one notice for each match', async () => {
  const { happen, shown } = start({ metro: { turn: 'It’s your turn in Metro.' } });
  await happen('push', PUSH);
  expect(shown).toEqual([
    {
      title: 'Boardwalk',
      body: 'It’s your turn in Metro.',
      icon: './icon-192.png',
      tag: 'abcdefgh1234',
      data: './#/metro/online/abcdefgh1234',
    },
  ]);
});

it('without words, or without anything at all, something is shown: browsers insist', async () => {
  const { happen, shown } = start(undefined);
  await happen('push', PUSH);
  await happen('push', { data: null });
  expect(shown).toMatchObject([{ body: undefined }, { title: 'Boardwalk', data: './' }]);
});

it('a click goes to the table, to its page where one is open', async () => {
  const table = 'https://play.example/games/#/metro/online/abcdefgh1234';
  const notification = { close: () => {}, data: './#/metro/online/abcdefgh1234' };
  const other = start({}, ['https://play.example/games/#/']);
  await other.happen('notificationclick', { notification });
  expect(other.opened).toEqual([`open ${table}`]);
  const same = start({}, ['https://play.example/games/#/', table]);
  await same.happen('notificationclick', { notification });
  expect(same.opened).toEqual([`focus ${table}`]);
});
