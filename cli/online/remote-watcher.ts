import WebSocket from 'ws';
import { formatAsk } from '../../online/messages/asks.ts';
import { NO_LINES } from '../../online/messages/viewer-hash.ts';

/** As `formatNews` begins what tells of new lines. */
const LINES = /^\{"type":"lines","from":(\d+)/;

/**
 * Somebody who watches a table and notes when lines come. It reads nothing else of them: thousands of these share one
 * process with the players of a trial.
 */
export class RemoteWatcher {
  isOpen = false;
  private readonly socket: WebSocket;

  constructor(address: string, match: string, onLines: (from: number) => void) {
    this.socket = new WebSocket(`${address}/online/table/${match}`, { perMessageDeflate: false });
    this.socket.on('open', () => this.socket.send(formatAsk({ type: 'hello', version: 1, ply: 0, hash: NO_LINES })));
    this.socket.on('message', (data) => {
      const from = LINES.exec(String(data))?.[1];
      if (from === undefined) return;
      if (this.isOpen) onLines(Number(from));
      this.isOpen = true;
    });
    this.socket.on('error', () => {});
  }

  close(): void {
    this.socket.terminate();
  }
}
