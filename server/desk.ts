import { fail } from '../core/platform-faults.ts';
import { ok, type Result } from '../core/result.ts';
import { settle } from '../core/settings.ts';
import { replay } from '../core/timeline.ts';
import { findGame } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import type { DeskAsk, MakeAsk, QuickAsk } from '../online/messages/asks.ts';
import { LONGEST_VIEW } from '../online/messages/limits.ts';
import type { DeskNews, MyMatch, OpenTable } from '../online/messages/news.ts';
import type { ClockRule, SeatWish } from '../online/messages/parts.ts';
import { type FaultCode, refusal } from './faults.ts';
import type { Host } from './host.ts';
import { isTimeZone } from './match/counted-time.ts';
import type { Story } from './match/story.ts';
import { listSeats } from './match/table-news.ts';
import { CODE_SECONDS, type Person } from './people/people.ts';
import type { NewTable, Table } from './people/tables.ts';

/** Tables in the lobby, and matches of one person, that are listed. */
const LISTED = 100;
/** Of those, so many come with their position: what a front page shows and some more. */
const PICTURED = 20;

/** Answers that are remembered. */
const REMEMBERED = 1000;

const QUICK_RULES: Readonly<Record<QuickAsk['pace'], ClockRule>> = {
  live: { kind: 'bank', seconds: 900, increment: 10 },
  post: { kind: 'post', hours: 48, weekendsOff: false, nightsOff: false, zone: 'UTC' },
};

/** What the desk needs beside the host. */
export interface DeskParts {
  readonly host: Host;
  /** What browsers need to subscribe to push. */
  readonly pushKey: string | null;
  /** Whether the server may call this address. */
  readonly isPublic: (url: string) => Promise<boolean>;
}

/** Somebody at the desk. */
export interface Visitor {
  person: Person | undefined;
}

type Request = Exclude<DeskAsk, { readonly type: 'hello' | 'ping' | 'lobby' }>;
type Asked<T extends Request['type']> = Extract<Request, { readonly type: T }>;

/** Where tables are made and found, and where people arrange what concerns them alone. */
export class Desk {
  private readonly parts: DeskParts;
  /** Answers to people who made a table lately: asked again, they get the same table. */
  private readonly lately = new Map<string, Promise<DeskNews>>();

  constructor(parts: DeskParts) {
    this.parts = parts;
  }

  answer(visitor: Visitor, ask: Request): Promise<DeskNews> {
    // Never for somebody without a key: the answer holds one, and another newcomer may choose the same id.
    if (!visitor.person || (ask.type !== 'make' && ask.type !== 'quick')) return this.obey(visitor, ask);
    const asked = `${visitor.person.id} ${ask.id}`;
    const answered = this.lately.get(asked) ?? this.obey(visitor, ask);
    this.lately.set(asked, answered);
    for (const old of this.lately.keys()) if (this.lately.size > REMEMBERED) this.lately.delete(old);
    return answered;
  }

  private async obey(visitor: Visitor, ask: Request): Promise<DeskNews> {
    switch (ask.type) {
      case 'make':
        return this.make(visitor, ask);
      case 'quick':
        return this.quick(visitor, ask);
      case 'find':
        return this.find(ask);
      case 'adopt':
        return this.adopt(visitor, ask);
      case 'who':
        return this.who(visitor, ask.id);
      default:
        return visitor.person ? this.serve(visitor, visitor.person, ask) : no(ask.id, 'key.unknown');
    }
  }

  /** The tables that wait for strangers. */
  async lobby(): Promise<DeskNews> {
    const open = await this.parts.host.tables.listOpen(LISTED);
    const tables = open.map(
      (table): OpenTable => ({
        match: table.match,
        game: table.game,
        settings: table.settings,
        rule: table.rule,
        seats: listSeats(table),
        since: table.created,
      }),
    );
    return { type: 'lobby', tables };
  }

  private async serve(visitor: Visitor, person: Person, ask: Asked<Known>): Promise<DeskNews> {
    const { people } = this.parts.host;
    const { id } = ask;
    switch (ask.type) {
      case 'rename':
        await people.rename(person.id, ask.name);
        visitor.person = { ...person, name: ask.name };
        await this.parts.host.personChanged(await this.parts.host.tables.matchesOf(person.id));
        break;
      case 'mine':
        return this.mine(person, id);
      case 'code':
        return { type: 'code', id, code: await people.newCode(person.id), seconds: CODE_SECONDS };
      case 'push':
        await people.setPush(person.id, ask.subscription);
        break;
      case 'webhook':
        if (ask.url !== null && !(await this.parts.isPublic(ask.url))) return no(id, 'hook.address');
        await people.setWebhook(person.id, ask.url);
        break;
      case 'token': {
        const { key } = await people.add(ask.name, 'program', person.id);
        return { type: 'token', id, token: key };
      }
      case 'forget': {
        const matches = await this.parts.host.tables.matchesOf(person.id);
        await people.forget(person.id);
        visitor.person = undefined;
        await this.parts.host.personChanged(matches);
      }
    }
    return { type: 'ok', id };
  }

  private async make(visitor: Visitor, ask: MakeAsk): Promise<DeskNews> {
    const room = await findGame(ask.game)?.load();
    if (!room) return no(ask.id, 'table.game');
    const checked = checkTable(room, ask);
    if (!checked.ok) return { type: 'no', id: ask.id, fault: checked.fault };
    const { host } = this.parts;
    const known = visitor.person;
    const { person, key } = known ? { person: known } : await host.people.add(ask.name);
    visitor.person = person;
    const { carried } = checked.value;
    const match = await host.tables.make({
      ...ask,
      settings: checked.value.settings,
      rulesVersion: room.game.rulesVersion,
      host: { ...person, name: ask.name },
      ...(carried ? { carried } : {}),
    } satisfies NewTable);
    const mine = ask.seats.findIndex(({ kind }) => kind === 'me');
    if (mine >= 0) await host.tables.claim(match, mine, { ...person, name: ask.name }, ask.dice ?? null);
    return this.made(match, mine < 0 ? null : mine, ask.id, key);
  }

  /** Sits down at a table that waits for somebody like this, or makes one that does. */
  private async quick(visitor: Visitor, ask: QuickAsk): Promise<DeskNews> {
    const { host } = this.parts;
    for (const table of await host.tables.listOpen(LISTED)) {
      if (!suits(table, ask, visitor.person)) continue;
      const hosted = await host.open(table.match);
      if (!hosted) continue;
      const seated = await host.inTurn(hosted, async () => {
        const sat = await host.seating.sit(hosted.live, visitor.person, ask);
        if (sat.ok) await host.tableChanged(hosted);
        return sat;
      });
      if (!seated.ok) continue;
      visitor.person = seated.value.person;
      return this.made(table.match, hosted.live.seatOf(visitor.person.id) ?? null, ask.id, seated.value.key);
    }
    const seats = Array.from({ length: ask.seats }, (_, seat): SeatWish => ({ kind: seat === 0 ? 'me' : 'stranger' }));
    const wish = { settings: {}, clock: QUICK_RULES[ask.pace], takebacks: true, watchers: true };
    return this.make(visitor, { ...ask, ...wish, seats, type: 'make' });
  }

  private async made(match: string, seat: number | null, id: string, key: string | undefined): Promise<DeskNews> {
    const { host } = this.parts;
    // A table against computer players alone is full, and begins.
    const table = (await host.open(match))?.live.table;
    if (!table) throw new Error(`The new table ${match} is not there.`);
    host.parts.onLobby();
    const invite = host.seating.inviteTo(table);
    return {
      type: 'made',
      id,
      match,
      game: table.game,
      seat,
      invite,
      letters: table.letters ?? '',
      ...(key === undefined ? {} : { key }),
    };
  }

  private async find({ id, letters }: Asked<'find'>): Promise<DeskNews> {
    const { host } = this.parts;
    const found = await host.tables.findByLetters(letters);
    return found ? { type: 'found', id, ...found, invite: host.seating.inviteTo(found) } : no(id, 'table.letters');
  }

  private async adopt(visitor: Visitor, { id, code }: Asked<'adopt'>): Promise<DeskNews> {
    const { people } = this.parts.host;
    const key = await people.adopt(code);
    if (key === undefined) return no(id, 'code.unknown');
    visitor.person = await people.byKey(key);
    return { type: 'ok', id, key };
  }

  private async who({ person }: Visitor, id: string): Promise<DeskNews> {
    const { host, pushKey } = this.parts;
    const known = person && (await host.people.reach(person.id));
    const push = known?.push !== undefined;
    return { type: 'you', id, name: known?.name ?? null, push, webhook: known?.webhook ?? null, pushKey };
  }

  private async mine(person: Person, id: string): Promise<DeskNews> {
    const { host } = this.parts;
    const mine: { match: MyMatch; story: Story }[] = [];
    for (const table of await host.tables.listOf(person.id, LISTED)) {
      const you = table.seats.find((seat) => seat.person === person.id)?.seat;
      const hosted = you === undefined ? undefined : await host.open(table.match);
      if (you === undefined || !hosted) continue;
      const { story } = hosted.live;
      // Somebody who looks elsewhere in the app is called when the match begins, so the table may wait on.
      if (story.status === 'open') await host.tables.noteStillSeen(table.match);
      const match: MyMatch = {
        match: table.match,
        game: table.game,
        status: story.status,
        seats: listSeats(table, story),
        you,
        yourTurn: story.turn === you,
        ...(story.turn === undefined ? {} : { turn: story.turn }),
        deadline: story.clocks.deadline ?? null,
        ...startOf(story, host.parts.now()),
        time: story.lastTime || table.created,
        moved: story.decisions > 0,
        ...(story.ending ? { ending: story.ending } : {}),
        ...requestTo(story, you),
      };
      mine.push({ match, story });
    }
    mine.sort((a, b) => b.match.time - a.match.time);
    // Those that wait for this person first, and finished ones last: the others may go without a picture.
    const rank = ({ match: { status, yourTurn } }: (typeof mine)[number]) => (status === 'over' ? 2 : yourTurn ? 0 : 1);
    const begun = mine.filter(({ match }) => match.status !== 'open');
    const pictured = new Set(begun.sort((a, b) => rank(a) - rank(b)).slice(0, PICTURED));
    const matches = mine.map((one) => (pictured.has(one) ? withView(one.match, one.story) : one.match));
    return { type: 'matches', id, matches, now: host.parts.now() };
  }
}

/** With what that seat may see of the board. */
function withView(match: MyMatch, { timeline: { game, position } }: Story): MyMatch {
  const view = game.format(position.view(match.you));
  return view.length <= LONGEST_VIEW ? { ...match, view } : match;
}

type Known = 'rename' | 'mine' | 'code' | 'push' | 'webhook' | 'token' | 'forget';

interface CheckedTable {
  readonly settings: Readonly<Record<string, string>>;
  readonly carried?: readonly string[];
}

function checkTable({ game }: Room, { seats, settings, clock, record }: MakeAsk): Result<CheckedTable> {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max)
    return fail('match.seats', { game: game.title, least: min, most: max, seats: String(seats.length) });
  if (seats.every(({ kind }) => kind === 'bot')) return refuse('table.seats');
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return refuse('table.me');
  if (clock.kind === 'post' && !isTimeZone(clock.zone)) return refuse('table.zone');
  if (!record) {
    const settled = settle(game.options, settings, seats.length);
    return settled.ok ? ok({ settings: settled.value }) : settled;
  }
  const timeline = replay(game, record);
  if (!timeline.ok) return timeline;
  if (timeline.value.position.turn === -2) return refuse('match.over');
  if (record.seats !== seats.length) return refuse('table.seats');
  return ok({ settings: timeline.value.settings, carried: timeline.value.log });
}

function suits(table: Table, ask: QuickAsk, person: Person | undefined): boolean {
  if (!ask.orAny && table.game !== ask.game) return false;
  if (table.seats.length !== ask.seats) return false;
  if ((table.rule.kind === 'post') !== (ask.pace === 'post') || table.carried) return false;
  return !table.seats.some((seat) => seat.person !== null && seat.person === person?.id);
}

function refuse(code: FaultCode): Result<never> {
  return { ok: false, fault: refusal(code) };
}

function no(id: string, code: FaultCode): DeskNews {
  return { type: 'no', id, fault: refusal(code) };
}

function startOf({ clocks }: Story, now: number): Pick<MyMatch, 'starts'> {
  const still = clocks.grace(now);
  return still > 0 ? { starts: now + still } : {};
}

/** What the others ask of a seat that has not answered yet. */
function requestTo(story: Story, you: number): Pick<MyMatch, 'asked'> {
  const { offer } = story;
  return offer && story.isAsked(you) && !offer.agreed.includes(you) ? { asked: offer.proposal.what } : {};
}
