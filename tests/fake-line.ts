import type { DeskNews, TableNews } from '../online/messages/news.ts';
import type { Connect, SocketEvents } from '../web/online/socket.ts';

/** A network that a test holds in its hands: every connection, and everything that was sent on it. */
export class FakeNetwork {
  /** What was said on each connection, the newest last. */
  readonly said: Record<string, unknown>[][] = [];
  private events: SocketEvents | undefined;

  readonly connect: Connect = (events) => {
    this.events = events;
    const sent: Record<string, unknown>[] = [];
    this.said.push(sent);
    return {
      send: (text) => sent.push(JSON.parse(text)),
      close: () => {
        if (this.events === events) this.events = undefined;
      },
    };
  };

  get isUsed(): boolean {
    return this.events !== undefined;
  }

  /** What was said since the last connection was made. */
  get last(): Record<string, unknown>[] {
    return this.said.at(-1) ?? [];
  }

  /** Messages of one kind on the newest connection. */
  sent(type: string): Record<string, unknown>[] {
    return this.last.filter((each) => each.type === type);
  }

  accept(): void {
    this.events?.opened();
  }

  cut(): void {
    this.events?.closed();
  }

  tell(news: TableNews | DeskNews): void {
    this.events?.heard(JSON.stringify(news));
  }
}
