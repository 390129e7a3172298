import type { Fault } from '../../core/result.ts';
import { idOf, parseTableAsk, type TableAsk } from '../../online/messages/asks.ts';
import { formatNews, type TableNews } from '../../online/messages/news.ts';
import { refusal } from '../faults.ts';
import type { Host } from '../host.ts';
import type { Looker } from '../match/looker.ts';
import type { Person } from '../people/people.ts';
import { answerTable } from '../table-asks.ts';
import type { Line, Listener } from './line.ts';

/** Somebody who looks at a table through a socket. */
export class TableLine implements Looker, Listener {
  person: Person | undefined;
  asks = false;
  isApart = false;
  private readonly line: Line;
  private readonly host: Host;
  private readonly match: string;
  private readonly onError: (error: unknown) => void;
  private isGreeted = false;
  private isEnded = false;

  constructor(line: Line, host: Host, match: string, onError: (error: unknown) => void) {
    this.line = line;
    this.host = host;
    this.match = match;
    this.onError = onError;
  }

  get lag(): number {
    return this.line.lag;
  }

  send(json: string): void {
    this.line.send(json);
  }

  close(): void {
    this.line.close();
  }

  end(): void {
    this.isEnded = true;
    this.host.leave(this);
  }

  complain(): string {
    return formatNews({ type: 'no', fault: refusal('limit.rate') });
  }

  async hear(text: string): Promise<void> {
    const ask = parseTableAsk(text);
    if (!ask.ok) return this.tell({ type: 'no', ...withId(idOf(text)), fault: ask.fault });
    try {
      await this.obey(ask.value);
    } catch (error) {
      this.onError(error);
      const id = 'id' in ask.value ? ask.value.id : undefined;
      this.tell({ type: 'no', ...withId(id), fault: refusal('server.busy') });
    }
  }

  private async obey(ask: TableAsk): Promise<void> {
    if (ask.type === 'ping') return this.tell({ type: 'pong' });
    if (ask.type === 'hello') return this.greet(ask);
    if (!this.isGreeted) return this.refuseFirst();
    if (ask.type === 'sync') return this.sync(ask.ply, ask.hash);
    const before = this.person;
    const answer = await answerTable(this.host, this.match, this, ask);
    this.tell(answer);
    // From a seat everything looks different.
    if (this.person !== before) await this.come(0, '');
  }

  private async greet({ key, ply, hash, asks, apart }: Extract<TableAsk, { type: 'hello' }>): Promise<void> {
    this.person = key === undefined ? undefined : await this.host.people.byKey(key);
    if (key !== undefined && !this.person) this.tell({ type: 'no', fault: refusal('key.unknown') });
    this.asks = asks === true;
    this.isApart = apart === true;
    const fault = await this.come(ply, hash);
    if (fault) {
      this.tell({ type: 'no', fault });
      return this.line.close();
    }
    this.isGreeted = true;
    this.line.greet();
  }

  /** Whoever is gone before the table was found would be counted as here for ever: nobody would say that they left. */
  private async come(ply: number, hash: string): Promise<Fault | undefined> {
    const fault = await this.host.welcome(this, this.match, ply, hash);
    if (this.isEnded) this.host.leave(this);
    return fault;
  }

  private async sync(ply: number, hash: string): Promise<void> {
    const hosted = this.host.hostedFor(this);
    if (hosted) await this.host.inTurn(hosted, async () => hosted.audience.sync(this, ply, hash));
  }

  private refuseFirst(): void {
    this.tell({ type: 'no', fault: refusal('hello.first') });
    this.line.close(1008);
  }

  private tell(news: TableNews): void {
    this.line.send(formatNews(news));
  }
}

function withId(id: string | undefined): { readonly id?: string } {
  return id === undefined ? {} : { id };
}
