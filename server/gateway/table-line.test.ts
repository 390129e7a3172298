import { expect, it } from 'vitest';
import { formatAsk } from '../../online/messages/asks.ts';
import { PROTOCOL_VERSION } from '../../online/messages/limits.ts';
import { NO_LINES } from '../../online/messages/viewer-hash.ts';
import { memoryStore, TestServer } from '../../tests/support/online.ts';
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
