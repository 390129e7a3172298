import { fail } from '../../core/platform-faults.ts';
import { type Fault, ok, type Result } from '../../core/result.ts';
import type { Room } from '../../games/room.ts';
import type { TableNow } from '../../online/messages/news.ts';
import type { TableLine } from '../online/table-line.ts';
import { paths } from '../routes.ts';

/** What it takes from the session's parts. */
interface NextMatchParts {
  readonly room: Room;
  readonly line: Pick<TableLine, 'match' | 'ask'>;
  readonly sitAt: (match: string, name: string) => Promise<Fault | undefined>;
  readonly go: (address: string) => void;
}

/** The way from a match on a server to its rematch. */
export class NextMatch {
  private readonly parts: NextMatchParts;
  /** It was asked for from here: when it begins, this page goes there. */
  private isAwaited = false;

  constructor(parts: NextMatchParts) {
    this.parts = parts;
  }

  /** Where the player is then: at the table of the rematch, or still at the result while the others have not answered. */
  async rematch(table: TableNow): Promise<Result<string>> {
    const { rematch } = table;
    if (rematch !== undefined) {
      // Somebody who is seated there already, or came too late, can still look.
      await this.sitAt(rematch, table);
      return ok(this.addressOf(rematch));
    }
    const answer = await this.parts.line.ask({ type: 'rematch' });
    if (answer.type === 'no') return { ok: false, fault: answer.fault };
    const match = answer.type === 'ok' ? answer.match : undefined;
    if (match === undefined) return fail('match.moved-on');
    this.isAwaited = true;
    const seated = await this.sitAt(match, table);
    return seated.ok ? ok(this.addressOf(this.parts.line.match)) : seated;
  }

  /** Something was told about the table. */
  hear({ rematch, rematchNow }: TableNow): void {
    if (!this.isAwaited || rematchNow?.status !== 'live' || !rematchNow.yours) return;
    this.isAwaited = false;
    this.goTo(rematch);
  }

  goTo(match: string | undefined): void {
    if (match !== undefined) this.parts.go(this.addressOf(match));
  }

  private async sitAt(match: string, { seats, you }: TableNow): Promise<Result<string>> {
    const { player } = seats[you ?? 0];
    const fault = await this.parts.sitAt(match, 'name' in player ? player.name : '');
    return fault ? { ok: false, fault } : ok(this.addressOf(match));
  }

  private addressOf(match: string): string {
    return paths.online(this.parts.room.game.id, match);
  }
}
