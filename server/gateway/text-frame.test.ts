import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

const TEXTS = [
  ...[0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length)),
  'Zoë – 🎲'.repeat(20),
];
const heard: string[] = [];
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });

beforeAll(async () => {
  server.on('connection', (socket, { socket: stream }) => {
    for (const text of TEXTS) stream.write(textFrame(text));
    socket.close();
  });
  if (!server.address()) await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'no text' : String(data)));
  await once(client, 'close');
});

afterAll(() => server.close());

it.each(TEXTS.map((text, at) => [Buffer.byteLength(text), at]))(
  'a text of %i bytes arrives as it was sent',
  (_, at) => {
    expect(heard[at]).toBe(TEXTS[at]);
  },
);
