import { afterEach, expect, it, vi } from 'vitest';
import { settled } from '../../tests/fake-world.ts';
import { type ServerState, watchServer } from './server.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose network answers what it is told to; undefined cuts it. */
function visit(answer: Response | undefined) {
  let now = answer;
  let wake = () => {};
  vi.stubGlobal('location', { href: 'https://boardwalk.test/#/online' });
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    wake = listener;
  });
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', async () => {
    if (!now) throw new TypeError('Failed to fetch');
    return now;
  });
  const told: ServerState[] = [];
  const end = watchServer((state) => told.push(state));
  const comeBack = async (answered: Response) => {
    now = answered;
    wake();
    await settled();
  };
  return { told, end, comeBack };
}

it('without a network nobody says that there is no server, and it is found when the network is back', async () => {
  const { told, end, comeBack } = visit(undefined);
  await settled();
  expect(told).toEqual(['away']);
  await comeBack(new Response('Bad gateway', { status: 502 }));
  await comeBack(new Response('{"ok":false}'));
  await comeBack(new Response('<h1>Some page</h1>'));
  await comeBack(new Response('{"ok":true}'));
  expect(told).toEqual(['away', 'away', 'none', 'none', 'there']);
  end();
});
