import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Settings } from '../../core/settings.ts';
import type { TableWish } from '../../online/messages/asks.ts';
import { LETTERS_OF_A_TABLE } from '../../online/messages/limits.ts';
import type { Beginning, ClockRule, SeatWish } from '../../online/messages/parts.ts';
import { commitTo } from '../../online/table-dice.ts';
import { newId, newLetters, newSecret } from './keys.ts';
import type { Person } from './people.ts';
import type { Schema } from './schema.ts';

/** Where nobody plays by post, a table without people for so long is nothing to sit down at. */
const WAITING = 60_000;
/** As `JSON.stringify` writes a rule of that kind. */
const BY_POST = '{"kind":"post"%';

/** What a seat is like from which somebody has got up. */
const NOBODY = { person: null, name: null, kind: null, dice: null };

type SeatRow = Selectable<Schema['seat']>;

/** A table and who sits at it. The server's secret is not part of it: `secretOf` is asked for it. */
export interface Table {
  readonly match: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly settings: Settings;
  readonly rule: ClockRule;
  readonly takebacks: boolean;
  readonly watchers: boolean;
  readonly begins: Beginning;
  readonly commitment: string;
  readonly carried: readonly string[] | undefined;
  readonly host: string;
  readonly letters: string | undefined;
  readonly status: 'open' | 'live' | 'over';
  readonly created: number;
  readonly rematch: string | undefined;
  /** What is known of it, where one table is loaded. */
  readonly rematchNow: Rematch | undefined;
  readonly seats: readonly SeatRow[];
}

interface Rematch extends Pick<Table, 'status'> {
  /** Who wanted it. */
  readonly host: string;
  /** Who sits there. */
  readonly people: readonly string[];
  /** Who has said no. */
  readonly declined: readonly string[];
}

export interface NewTable extends TableWish {
  readonly rulesVersion: number;
  readonly carried?: readonly string[];
  readonly host: Person;
  /** For each seat the person for whom it is kept, after a rematch, and their name. */
  readonly keptFor?: readonly (string | null)[];
  readonly keptNames?: readonly (string | null)[];
  /** Those of the match before. */
  readonly colours?: readonly (number | null)[];
  readonly firstSeats?: readonly number[];
}

/** The tables, as far as they are not the log of a match. */
export class Tables {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Sets a table up, nobody sitting at it yet. The secret of its dice is drawn before anybody can. */
  make(table: NewTable): Promise<string> {
    return this.db.transaction().execute((db) => this.makeIn(db, table));
  }

  async load(match: string): Promise<Table | undefined> {
    const row = await this.db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst();
    if (!row) return undefined;
    const seats = await this.db.selectFrom('seat').selectAll().where('match', '=', match).orderBy('seat').execute();
    return { ...readTable(row, seats), rematchNow: await this.lookAt(row.rematch) };
  }

  private async lookAt(match: string | null): Promise<Rematch | undefined> {
    if (match === null) return undefined;
    const row = await this.db
      .selectFrom('matches')
      .select(['host', 'status'])
      .where('id', '=', match)
      .executeTakeFirst();
    const seats = await this.db
      .selectFrom('seat')
      .select(['person', 'kept_for', 'declined'])
      .where('match', '=', match)
      .execute();
    const people = seats.flatMap(({ person }) => person ?? []);
    const declined = seats.flatMap(({ kept_for, declined }) => (declined === 1 ? (kept_for ?? []) : []));
    return row && { ...row, people, declined };
  }

  async secretOf(match: string): Promise<string> {
    const row = await this.db
      .selectFrom('secret')
      .select('secret')
      .where('match', '=', match)
      .executeTakeFirstOrThrow();
    return row.secret;
  }

  /** Takes a seat, and gets up from another. False when somebody else was quicker. */
  claim(match: string, seat: number, person: Person, dice: string | null, old?: number): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const isTaken = await this.take(db, match, seat, person, dice);
      if (isTaken && old !== undefined) await this.moveOver(db, match, old, seat);
      return isTaken;
    });
  }

  private async take(
    db: Kysely<Schema>,
    match: string,
    seat: number,
    { id, name, kind }: Person,
    dice: string | null,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('seat')
      .set({ person: id, name, kind, dice, kept_for: null })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('person', 'is', null)
      .where('wanted', '!=', 'bot')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** From one seat to another; the colour comes along. */
  private async moveOver(db: Kysely<Schema>, match: string, from: number, to: number): Promise<void> {
    const rows = await db.selectFrom('seat').select(['seat', 'colour']).where('match', '=', match).execute();
    const colourOf = (at: number) => rows.find(({ seat }) => seat === at)?.colour ?? null;
    await this.change(db, match, from, { ...NOBODY, colour: colourOf(to) });
    await this.change(db, match, to, { colour: colourOf(from) });
  }

  async vacate(match: string, seat: number): Promise<void> {
    await this.change(this.db, match, seat, NOBODY);
  }

  async arrange(match: string, seat: number, wish: SeatWish): Promise<void> {
    const { wanted, level } = emptySeat(match, seat, wish);
    await this.change(this.db, match, seat, { wanted, level, ...NOBODY, kept_for: null });
  }

  /**
   * The seat's old link is void from now on. Until somebody has used the new one the name stays, and its owner may take the
   * seat back.
   */
  async regive(match: string, { seat, issue, person, kept_for }: SeatRow): Promise<void> {
    await this.change(this.db, match, seat, { person: null, issue: issue + 1, kept_for: person ?? kept_for });
  }

  /** The seat that is kept for somebody is for others as well; it is still theirs if they come after all. */
  async decline(match: string, person: string): Promise<void> {
    await this.db
      .updateTable('seat')
      .set({ declined: 1 })
      .where('match', '=', match)
      .where('kept_for', '=', person)
      .where('person', 'is', null)
      .execute();
  }

  async wantChat(match: string, seat: number, wanted: boolean): Promise<void> {
    await this.change(this.db, match, seat, { chat: Number(wanted) });
  }

  setColours(match: string, colours: readonly number[]): Promise<void> {
    return this.db.transaction().execute(async (db) => {
      for (const [seat, colour] of colours.entries()) await this.change(db, match, seat, { colour });
    });
  }

  /** Takes away the seats that nobody has taken; the others close ranks. `settingsFor`: how so many play. */
  dropFree(match: string, settingsFor: (seats: number) => Settings): Promise<void> {
    return this.db.transaction().execute(async (db) => {
      await db
        .deleteFrom('seat')
        .where('match', '=', match)
        .where('person', 'is', null)
        .where('wanted', '!=', 'bot')
        .execute();
      const left = await db.selectFrom('seat').select('seat').where('match', '=', match).orderBy('seat').execute();
      for (const [seat, row] of left.entries()) await this.change(db, match, row.seat, { seat });
      const settings = JSON.stringify(settingsFor(left.length));
      await db.updateTable('matches').set({ settings }).where('id', '=', match).execute();
    });
  }

  async setHost(match: string, host: string): Promise<void> {
    await this.db.updateTable('matches').set({ host }).where('id', '=', match).execute();
  }

  /** Its letters stay: who comes too late to sit down may watch, as with the link. */
  async markBegun(match: string): Promise<void> {
    await this.db.updateTable('matches').set({ status: 'live' }).where('id', '=', match).execute();
  }

  /** Letters are free for others as soon as nobody plays there. */
  async markOver(match: string): Promise<void> {
    const over = { status: 'over' as const, letters: null, ended: this.now() };
    await this.db.updateTable('matches').set(over).where('id', '=', match).where('status', '!=', 'over').execute();
  }

  /** The match that goes on from this one: the first that was made. */
  async linkRematch(match: string, rematch: string): Promise<string> {
    await this.db
      .updateTable('matches')
      .set({ rematch })
      .where('id', '=', match)
      .where('rematch', 'is', null)
      .execute();
    const row = await this.db.selectFrom('matches').select('rematch').where('id', '=', match).executeTakeFirstOrThrow();
    return row.rematch ?? rematch;
  }

  async findByLetters(letters: string): Promise<{ match: string; game: string } | undefined> {
    return this.db
      .selectFrom('matches')
      .select(['id as match', 'game'])
      .where('letters', '=', letters.trim().toUpperCase())
      .executeTakeFirst();
  }

  /** Somebody who sits at an open table looks at it. */
  async noteSeen(match: string): Promise<void> {
    await this.db.updateTable('matches').set({ seen: this.now() }).where('id', '=', match).execute();
  }

  /** The same for somebody who was there a moment ago: a table that was given up stays so. */
  async noteStillSeen(match: string): Promise<void> {
    const now = this.now();
    await this.db
      .updateTable('matches')
      .set({ seen: now })
      .where('id', '=', match)
      .where('seen', '>', now - WAITING)
      .execute();
  }

  /** Tables that wait for strangers, the newest first: somebody is there, or it is played by post. */
  async listOpen(most: number): Promise<readonly Table[]> {
    const rows = await this.db
      .selectFrom('matches')
      .selectAll()
      .where('status', '=', 'open')
      .where((of) => of.or([of('seen', '>', this.now() - WAITING), of('rule', 'like', BY_POST)]))
      .where('id', 'in', (of) =>
        of.selectFrom('seat').select('match').where('wanted', '=', 'stranger').where('person', 'is', null),
      )
      .orderBy('created', 'desc')
      .limit(most)
      .execute();
    return this.addSeats(rows);
  }

  /** Every match at which somebody, or a program of theirs, sits. */
  async matchesOf(person: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('seat')
      .select('match')
      .distinct()
      .where('person', 'in', (of) =>
        of
          .selectFrom('person')
          .select('id')
          .where((either) => either.or([either('id', '=', person), either('owner', '=', person)])),
      )
      .execute();
    return rows.map(({ match }) => match);
  }

  async listOf(person: string, most: number): Promise<readonly Table[]> {
    const rows = await this.db
      .selectFrom('matches')
      .selectAll()
      .where('id', 'in', (of) => of.selectFrom('seat').select('match').where('person', '=', person))
      .orderBy('created', 'desc')
      .limit(most)
      .execute();
    return this.addSeats(rows);
  }

  private async makeIn(db: Kysely<Schema>, table: NewTable): Promise<string> {
    const match = newId();
    const secret = newSecret();
    await db.insertInto('secret').values({ match, secret }).execute();
    await db
      .insertInto('seat')
      .values(
        table.seats.map((wish, seat) => ({
          ...emptySeat(match, seat, wish),
          kept_for: table.keptFor?.[seat] ?? null,
          name: table.keptFor?.[seat] ? (table.keptNames?.[seat] ?? null) : null,
          colour: table.colours?.[seat] ?? null,
          first_seat: table.firstSeats?.[seat] ?? null,
        })),
      )
      .execute();
    await db
      .insertInto('matches')
      .values({
        id: match,
        game: table.game,
        rules_version: table.rulesVersion,
        settings: JSON.stringify(table.settings),
        rule: JSON.stringify(table.clock),
        takebacks: Number(table.takebacks),
        watchers: Number(table.watchers),
        commitment: commitTo(secret),
        carried: table.carried ? JSON.stringify(table.carried) : null,
        host: table.host.id,
        letters: newLetters(LETTERS_OF_A_TABLE),
        status: 'open',
        created: this.now(),
        ended: null,
        rematch: null,
        begins: table.begins ?? 'full',
        seen: this.now(),
      })
      .execute();
    return match;
  }

  private async addSeats(rows: readonly Selectable<Schema['matches']>[]): Promise<readonly Table[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await this.db.selectFrom('seat').selectAll().where('match', 'in', ids).orderBy('seat').execute();
    return rows.map((row) =>
      readTable(
        row,
        seats.filter(({ match }) => match === row.id),
      ),
    );
  }

  private async change(db: Kysely<Schema>, match: string, seat: number, to: Updateable<Schema['seat']>): Promise<void> {
    await db.updateTable('seat').set(to).where('match', '=', match).where('seat', '=', seat).execute();
  }
}

function emptySeat(match: string, seat: number, wish: SeatWish): SeatRow {
  return {
    match,
    seat,
    wanted: wish.kind === 'me' ? 'friend' : wish.kind,
    level: wish.kind === 'bot' ? wish.level : null,
    person: null,
    name: null,
    kind: null,
    dice: null,
    kept_for: null,
    declined: 0,
    issue: 0,
    chat: 0,
    colour: null,
    first_seat: null,
  };
}

function readTable(row: Selectable<Schema['matches']>, seats: readonly SeatRow[]): Table {
  return {
    match: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    settings: JSON.parse(row.settings),
    rule: JSON.parse(row.rule),
    takebacks: row.takebacks === 1,
    watchers: row.watchers === 1,
    begins: row.begins,
    commitment: row.commitment,
    carried: row.carried === null ? undefined : JSON.parse(row.carried),
    host: row.host,
    letters: row.letters ?? undefined,
    status: row.status,
    created: row.created,
    rematch: row.rematch ?? undefined,
    rematchNow: undefined,
    seats,
  };
}
