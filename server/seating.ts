import type { Seat } from '../core/game.ts';
import { must, ok, type Result } from '../core/result.ts';
import { fitPicks, settle } from '../core/settings.ts';
import type { TableAsk } from '../online/messages/asks.ts';
import { fillColours, swapColours } from '../online/seat-colours.ts';
import { usualContribution } from '../online/table-dice.ts';
import { type FaultCode, refusal } from './faults.ts';
import type { LiveMatch } from './match/live-match.ts';
import { contributionOf } from './match/table-news.ts';
import { deriveKey, isSame } from './people/keys.ts';
import type { People, Person } from './people/people.ts';
import type { Table, Tables } from './people/tables.ts';

type Ask<T extends TableAsk['type']> = Extract<TableAsk, { readonly type: T }>;
type SeatRow = Table['seats'][number];

/** Who sits where: coming in by link or from the lobby, getting up, giving a lost seat again. */
export class Seating {
  private readonly people: People;
  private readonly tables: Tables;
  private readonly serverKey: string;

  constructor(people: People, tables: Tables, serverKey: string) {
    this.people = people;
    this.tables = tables;
    this.serverKey = serverKey;
  }

  /** What the link to a table ends in. */
  inviteTo({ match }: Pick<Table, 'match'>): string {
    return deriveKey(this.serverKey, `invite:${match}`);
  }

  /** The link to one seat; another one each time that the seat is given away. */
  private inviteToSeat({ match, seat, issue }: SeatRow): string {
    return deriveKey(this.serverKey, `seat:${match}:${seat}:${issue}`);
  }

  /** Whether it is the link to the table, or the present one to a seat that was given again. */
  knows(table: Table, invite: string): boolean {
    const isToSeat = (row: SeatRow) => row.issue > 0 && isSame(invite, this.inviteToSeat(row));
    return isSame(invite, this.inviteTo(table)) || table.seats.some(isToSeat);
  }

  /** Sits somebody down, or at another seat before the match has begun. A newcomer is given a name and a key. */
  async sit(live: LiveMatch, who: Person | undefined, ask: Omit<Ask<'sit'>, 'type'>): Promise<Result<Seated>> {
    const old = live.seatOf(who?.id);
    const isMoving = old !== undefined && ask.seat !== undefined && ask.seat !== old && !live.story.hasBegun;
    if (who && old !== undefined && !isMoving) return ok({ person: who });
    const open = this.listOpen(live, who, ask);
    if (typeof open === 'string') return refuse(open);
    const { person, key } = who ? await this.named(who, ask.name) : await this.people.add(ask.name);
    for (const { seat } of open) {
      if (!(await this.tables.claim(live.table.match, seat, person, ask.dice ?? null, old))) continue;
      await this.inherit(live, person);
      await live.refresh();
      return ok(key === undefined ? { person } : { person, key });
    }
    return refuse('seat.taken');
  }

  /** Where the host got up and nobody was there to follow, the next to come is the host: somebody must be able to start. */
  private async inherit({ table, story }: LiveMatch, person: Person): Promise<void> {
    const isLed = table.seats.some((row) => row.person !== null && row.person !== person.id);
    if (!story.hasBegun && !isLed && table.host !== person.id) await this.tables.setHost(table.match, person.id);
  }

  async leave(live: LiveMatch, seat: Seat): Promise<FaultCode | undefined> {
    if (live.story.hasBegun) return 'match.begun';
    const { match, host, seats } = live.table;
    await this.tables.vacate(match, seat);
    const heir = seats.find((row) => row.seat !== seat && row.person !== null && row.kind === 'person')?.person;
    // Somebody must be able to fill the seats and to start.
    if (seats[seat].person === host && heir) await this.tables.setHost(match, heir);
    await live.refresh();
    return undefined;
  }

  async arrange(live: LiveMatch, who: Person, { seat, wish }: Ask<'arrange'>): Promise<FaultCode | undefined> {
    const { table } = live;
    if (who.id !== table.host) return 'seat.host';
    if (live.story.hasBegun) return 'match.begun';
    const row = table.seats[seat];
    if (!row || wish.kind === 'me' || row.person === who.id) return 'seat.taken';
    await this.tables.arrange(table.match, seat, wish);
    await live.refresh();
    return undefined;
  }

  /** The new link of a seat whose owner is lost. Nobody is sent from a seat at which they are. */
  async regive(live: LiveMatch, who: Person, seat: Seat, isHere: boolean): Promise<Result<string>> {
    const row = live.table.seats[seat];
    if (who.id !== live.table.host) return refuse('seat.host');
    if (!row || row.wanted === 'bot' || row.person === who.id) return refuse('seat.none');
    if (isHere) return refuse('seat.here');
    await this.tables.regive(live.table.match, row);
    await live.refresh();
    return ok(this.inviteToSeat(live.table.seats[seat]));
  }

  /** When every seat is taken the match begins, unless the host wants to say so; also after a crash between the two. */
  async beginIfFull(live: LiveMatch): Promise<void> {
    if (!live.story.hasBegun && live.table.begins === 'full' && isFull(live.table)) await this.begin(live);
  }

  /** The host says that the match begins, with those who are there. Said again, it has. */
  async start(live: LiveMatch, who: Person): Promise<FaultCode | undefined> {
    if (who.id !== live.table.host) return 'seat.host';
    // No seat may go from a match that another process has begun.
    await live.catchUp();
    if (live.story.hasBegun) return undefined;
    if (!isFull(live.table)) {
      if (!canStart(live)) return 'seat.free';
      const { options } = live.story.setUp.room.game;
      const { match, settings } = live.table;
      await this.tables.dropFree(match, (seats) => must(settle(options, fitPicks(settings, options, seats), seats)));
      await live.refresh();
    }
    await this.begin(live);
    return undefined;
  }

  /** A colour that no other person at the table has; a computer player or a free seat takes the old one for it. */
  async paint(live: LiveMatch, seat: Seat, colour: number): Promise<FaultCode | undefined> {
    if (live.story.hasBegun) return 'match.begun';
    if (live.story.setUp.room.about.seatColours) return 'seat.colours';
    const { match, seats } = live.table;
    const colours = fillColours(seats.map((row) => row.colour ?? undefined));
    const other = seats[colours.indexOf(colour)];
    if (other && other.seat !== seat && other.person !== null) return 'seat.colour';
    await this.tables.setColours(match, swapColours(colours, seat, colour));
    await live.refresh();
    return undefined;
  }

  private async begin(live: LiveMatch): Promise<void> {
    const { table } = live;
    const players = table.seats.map(({ wanted, level, kind }) =>
      wanted === 'bot' ? (level ?? 1) : (kind ?? 'person'),
    );
    const dice = table.seats.map((row) => contributionOf(row) ?? usualContribution(row.seat));
    await live.begin(players, dice, table.carried);
    await this.tables.markBegun(table.match);
    await live.refresh();
  }

  /** The same people once more, everybody one seat on. */
  async rematch(live: LiveMatch, who: Person): Promise<string> {
    const { table } = live;
    if (table.rematch) return table.rematch;
    const turn = <Each>(list: readonly Each[]) => [...list.slice(1), list[0]];
    const turned = turn(table.seats);
    const colours = table.seats.map(({ colour }) => colour ?? undefined);
    const match = await this.tables.make({
      game: table.game,
      rulesVersion: table.rulesVersion,
      settings: table.settings,
      seats: turned.map(({ wanted, level }) =>
        wanted === 'bot' ? { kind: 'bot', level: level ?? 1 } : { kind: wanted },
      ),
      clock: table.rule,
      takebacks: table.takebacks,
      watchers: table.watchers,
      host: who,
      keptFor: turned.map(({ person }) => person),
      keptNames: turned.map(({ name }) => name),
      firstSeats: turned.map(({ first_seat, seat }) => first_seat ?? seat),
      // Everybody is known by their colour by now, also those who never chose it.
      colours: live.story.setUp.room.about.seatColours ? [] : turn(fillColours(colours)),
    });
    const agreed = await this.tables.linkRematch(table.match, match);
    await live.refresh();
    return agreed;
  }

  /** Seats that somebody may take, the ones kept for them first, or why there is none. */
  private listOpen(live: LiveMatch, who: Person | undefined, ask: Omit<Ask<'sit'>, 'type'>): SeatRow[] | FaultCode {
    const free = live.table.seats.filter(({ wanted, person }) => wanted !== 'bot' && person === null);
    const wished = ask.seat === undefined ? free : free.filter(({ seat }) => seat === ask.seat);
    if (wished.length === 0) return ask.seat === undefined ? 'seat.none' : 'seat.taken';
    const open = wished.filter((row) => this.mayTake(live, row, who, ask.invite));
    if (open.length === 0) return live.story.hasBegun ? 'match.begun' : 'seat.invite';
    return open.sort((a, b) => Number(b.kept_for !== null) - Number(a.kept_for !== null));
  }

  private mayTake(live: LiveMatch, row: SeatRow, who: Person | undefined, invite: string | undefined): boolean {
    if (invite !== undefined && row.issue > 0 && isSame(invite, this.inviteToSeat(row))) return true;
    if (row.kept_for !== null && row.kept_for === who?.id) return true;
    if (row.kept_for !== null && row.declined === 0) return false;
    // A seat that was given again, or one in a match that is on, opens to its own link alone.
    if (live.story.hasBegun || row.issue > 0) return false;
    return row.wanted === 'stranger' || (invite !== undefined && isSame(invite, this.inviteTo(live.table)));
  }

  private async named(who: Person, name: string): Promise<{ person: Person; key?: string }> {
    if (who.name === name) return { person: who };
    await this.people.rename(who.id, name);
    return { person: { ...who, name } };
  }
}

function isFull({ seats }: Table): boolean {
  return seats.every(({ wanted, person }) => wanted === 'bot' || person !== null);
}

/** Those who are there are enough for the game. A match that was begun elsewhere needs everybody. */
function canStart({ table, story }: LiveMatch): boolean {
  const there = table.seats.filter(({ wanted, person }) => wanted === 'bot' || person !== null);
  return !table.carried && there.length >= story.setUp.room.game.seats.min;
}

interface Seated {
  readonly person: Person;
  /** For somebody new. */
  readonly key?: string;
}

function refuse(code: FaultCode): Result<never> {
  return { ok: false, fault: refusal(code) };
}
