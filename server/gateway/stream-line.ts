import type { ServerResponse } from 'node:http';
import type { Looker } from '../match/looker.ts';
import type { Person } from '../people/people.ts';

const MOST_WAITING = 65_536;
/** An empty line, so that neither side nor anybody between takes the line for dead. */
const PULSE = 15_000;

/** Somebody who looks at a table through an answer that does not end. */
export class StreamLine implements Looker {
  person: Person | undefined;
  readonly asks: boolean;
  readonly lag = 0;
  private readonly response: ServerResponse;
  private readonly pulse: NodeJS.Timeout;

  constructor(response: ServerResponse, person: Person | undefined, asks: boolean, onEnd: () => void) {
    this.response = response;
    this.person = person;
    this.asks = asks;
    this.pulse = setInterval(() => this.response.write('\n'), PULSE);
    this.pulse.unref();
    response.on('close', () => {
      clearInterval(this.pulse);
      onEnd();
    });
  }

  open(headers: Readonly<Record<string, string>>): void {
    this.response.writeHead(200, { ...headers, 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
  }

  send(json: string): void {
    if (this.response.writableLength > MOST_WAITING) this.response.destroy();
    else this.response.write(`${json}\n`);
  }

  close(): void {
    this.response.end();
  }
}
