import { expect, it } from 'vitest';
import { listMoves } from '../../core/list-moves.ts';
import { formatAsk } from '../../online/messages/asks.ts';
import { PROTOCOL_VERSION } from '../../online/messages/limits.ts';
import { NO_LINES } from '../../online/messages/viewer-hash.ts';
import { memoryStore, sidesOf, TestServer } from '../../tests/support/online.ts';
import type { Line } from './line.ts';
import { TableLine } from './table-line.ts';

const HELLO = formatAsk({ type: 'hello', version: PROTOCOL_VERSION, ply: 0, hash: NO_LINES });

it('somebody whose line breaks while they are welcomed is not counted as here', async () => {
  const server = new TestServer(await memoryStore());
  const { match } = await server.table('metro', 2);
  const nobody = { lag: 0, send: () => {}, close: () => {}, greet: () => {} } as unknown as Line;
  const come = () => new TableLine(nobody, server.host, match, (error) => server.errors.push(error));
  const stays = come();
  await stays.hear(HELLO);
  const goes = come();
  const welcomed = goes.hear(HELLO);
  goes.end();
  await welcomed;
  const hosted = await server.host.open(match);
  expect([...(hosted?.audience.all() ?? [])]).toEqual([stays]);
  expect(server.errors).toEqual([]);
});

it('the time that a move was on its way is not taken from the clock', async () => {
  const server = new TestServer(await memoryStore());
  const { match, ada, bo } = await server.tableOfTwo('metro', { clock: { kind: 'bank', seconds: 600, increment: 0 } });
  const { game, position, mover } = await sidesOf(ada, bo);
  const slow = { lag: 700, send: () => {}, close: () => {}, greet: () => {} } as unknown as Line;
  const line = new TableLine(slow, server.host, match, (error) => server.errors.push(error));
  await line.hear(HELLO);
  line.person = mover.person;
  // The first half minute of a match is free.
  server.time += 40_000;
  const text = game.formatMove(position, listMoves(game, position)[0]);
  await line.hear(formatAsk({ type: 'move', id: 'slow', ply: mover.log.length, hash: mover.hash, text }));
  expect(server.errors).toEqual([]);
  expect(ada.news.findLast((news) => news.type === 'lines')).toMatchObject({
    clocks: { left: expect.arrayContaining([600_000 - 9300, 600_000]) },
  });
});
