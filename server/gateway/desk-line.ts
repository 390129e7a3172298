import { type DeskAsk, idOf, parseDeskAsk } from '../../online/messages/asks.ts';
import { type DeskNews, formatNews } from '../../online/messages/news.ts';
import type { Desk, Visitor } from '../desk.ts';
import { refusal } from '../faults.ts';
import type { People, Person } from '../people/people.ts';
import type { Line, Listener } from './line.ts';

/** What the desk needs to know of whoever comes. */
export interface DeskDoor {
  readonly desk: Desk;
  readonly people: People;
  /** False when this address has done enough of that for now. */
  readonly mayAsk: (ask: DeskAsk) => boolean;
  readonly onError: (error: unknown) => void;
}

/** Somebody at the desk, through a socket. */
export class DeskLine implements Listener, Visitor {
  person: Person | undefined;
  /** Wants to see the lobby. */
  seesLobby = false;
  private readonly line: Line;
  private readonly door: DeskDoor;
  private readonly onEnd: () => void;
  private isGreeted = false;

  constructor(line: Line, door: DeskDoor, onEnd: () => void) {
    this.line = line;
    this.door = door;
    this.onEnd = onEnd;
  }

  send(json: string): void {
    this.line.send(json);
  }

  end(): void {
    this.onEnd();
  }

  complain(): string {
    return formatNews({ type: 'no', fault: refusal('limit.rate') });
  }

  async hear(text: string): Promise<void> {
    const ask = parseDeskAsk(text);
    const id = idOf(text);
    const withId = id === undefined ? {} : { id };
    if (!ask.ok) return this.tell({ type: 'no', ...withId, fault: ask.fault });
    try {
      await this.obey(ask.value);
    } catch (error) {
      this.door.onError(error);
      this.tell({ type: 'no', ...withId, fault: refusal('server.busy') });
    }
  }

  private async obey(ask: DeskAsk): Promise<void> {
    if (ask.type === 'ping') return this.tell({ type: 'pong' });
    if (ask.type === 'hello') return this.greet(ask.key);
    if (!this.isGreeted) {
      this.tell({ type: 'no', fault: refusal('hello.first') });
      return this.line.close(1008);
    }
    if (!this.door.mayAsk(ask)) return this.tell({ type: 'no', id: ask.id, fault: refusal('limit.rate') });
    if (ask.type !== 'lobby') return this.tell(await this.door.desk.answer(this, ask));
    this.seesLobby = ask.on;
    this.tell({ type: 'ok', id: ask.id });
    if (ask.on) this.tell(await this.door.desk.lobby());
  }

  private async greet(key: string | undefined): Promise<void> {
    this.person = key === undefined ? undefined : await this.door.people.byKey(key);
    if (key !== undefined && !this.person) this.tell({ type: 'no', fault: refusal('key.unknown') });
    this.isGreeted = true;
    this.line.greet();
  }

  private tell(news: DeskNews): void {
    this.line.send(formatNews(news));
  }
}
