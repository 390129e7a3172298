import type { IncomingMessage } from 'node:http';
import type { DeskAsk } from '../../online/messages/asks.ts';
import type { Desk } from '../desk.ts';
import type { Host } from '../host.ts';
import type { StreamLine } from './stream-line.ts';

/** What the routes need of the gateway. */
export interface Door {
  readonly host: Host;
  readonly desk: Desk;
  readonly streams: Set<StreamLine>;
  readonly origins: readonly string[];
  addressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): string;
  addressElsewhere(request: Pick<IncomingMessage, 'socket'>): string | undefined;
  mayPost(address: string): boolean;
  mayAsk(address: string, ask: DeskAsk): boolean;
  isWell(): Promise<boolean>;
  metrics(): string;
}
