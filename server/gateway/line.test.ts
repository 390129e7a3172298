import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Counters } from './counters.ts';
import { Line } from './line.ts';

/** As much of a socket as a ping needs. */
class QuietSocket extends EventEmitter {
  pings = 0;
  isEnded = false;
  ping() {
    this.pings++;
  }
  terminate() {
    this.isEnded = true;
    this.emit('close');
  }
}

it('a line whose last ping was not answered ends with the next, so that the others soon see who is gone', () => {
  const socket = new QuietSocket();
  const line = new Line(0, socket as unknown as WebSocket, new PassThrough(), new Counters(), false);
  let ended = 0;
  line.open({ hear: async () => {}, complain: () => '', end: () => ended++ });
  line.ping();
  socket.emit('pong');
  line.ping();
  expect([socket.pings, socket.isEnded]).toEqual([2, false]);
  line.ping();
  expect([socket.pings, socket.isEnded, ended]).toEqual([2, true, 1]);
});
