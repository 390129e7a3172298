import type { Line } from '../../server/gateway/line.ts';
import { TableLine } from '../../server/gateway/table-line.ts';
import type { Connect, SocketEvents } from '../../web/online/socket.ts';
import type { TestServer } from './online.ts';

/** Sockets between a page and a server in one process. A test can cut them and hold back what the server says. */
export class MemorySockets {
  private readonly server: TestServer;
  private readonly match: string;
  private readonly open = new Map<SocketEvents, TableLine>();
  private readonly held: (() => void)[] = [];
  /** What the server says waits until `release`. */
  isHeld = false;
  /** Nobody gets through. */
  isDown = false;

  constructor(server: TestServer, match: string) {
    this.server = server;
    this.match = match;
  }

  readonly connect: Connect = (events) => {
    let said = Promise.resolve();
    const tell = (text: string) => this.open.has(events) && events.heard(text);
    const pipe = {
      lag: 0,
      greet: () => {},
      send: (text: string) => {
        if (this.isHeld) this.held.push(() => tell(text));
        else tell(text);
      },
      close: () => this.end(events, true),
    };
    // As much of the server's line as a table uses.
    const table = new TableLine(pipe as unknown as Line, this.server.host, this.match, (error) => {
      throw error;
    });
    if (this.isDown) queueMicrotask(events.closed);
    else {
      this.open.set(events, table);
      queueMicrotask(events.opened);
    }
    return {
      send: (text) => {
        said = said.then(() => (this.open.has(events) ? table.hear(text) : undefined));
      },
      close: () => this.end(events, false),
    };
  };

  release(): void {
    this.isHeld = false;
    for (const tell of this.held.splice(0)) tell();
  }

  /** As when a cable is pulled: what was under way is lost. */
  cut(): void {
    this.held.length = 0;
    for (const events of [...this.open.keys()]) this.end(events, true);
  }

  private end(events: SocketEvents, isTold: boolean): void {
    this.open.get(events)?.end();
    if (this.open.delete(events) && isTold) events.closed();
  }
}
