import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely, Migration, SchemaModule } from 'kysely';

/** People, tables and notices, the same in SQLite and PostgreSQL. Times are milliseconds since 1970, flags 0 or 1. */
export interface Schema {
  person: {
    id: string;
    name: string;
    /** `program` for a bot of somebody's. */
    kind: 'person' | 'program';
    owner: string | null;
    created: number;
    push: string | null;
    webhook: string | null;
  };
  /** A device or a program of a person. Only the hash of its key is known. */
  device: { hash: string; person: string; created: number };
  /** Short codes with which another device becomes a person's too. */
  code: { hash: string; person: string; expires: number };
  matches: {
    id: string;
    game: string;
    rules_version: number;
    settings: string;
    rule: string;
    takebacks: number;
    watchers: number;
    /** Of the server's secret. */
    commitment: string;
    /** Lines that were played elsewhere, as JSON. */
    carried: string | null;
    host: string;
    letters: string | null;
    status: 'open' | 'live' | 'over';
    created: number;
    ended: number | null;
    rematch: string | null;
    begins: 'full' | 'host';
    /** When somebody who sits here last looked, while the table was open. */
    seen: number;
  };
  seat: {
    match: string;
    seat: number;
    wanted: 'friend' | 'stranger' | 'bot';
    level: number | null;
    person: string | null;
    name: string | null;
    kind: 'person' | 'program' | null;
    /** What the seat adds to the dice. */
    dice: string | null;
    /** Who may sit here without an invitation, after a rematch. */
    kept_for: string | null;
    /** 1 when they have said no to it: then it is for others as well. */
    declined: number;
    /** How often it was given away again: each time with another link. */
    issue: number;
    /** 1 when free chat is wanted. */
    chat: number;
    /** Once somebody has chosen one, every seat of the table has one. */
    colour: number | null;
    /** After rematches, the seat that this player had in the first match: people of one name keep their numbers by it. */
    first_seat: number | null;
  };
  /** The crown jewels: never in a view, a message or a line of the server's own log before the match is over. */
  secret: { match: string; secret: string };
  talk: { match: string; time: number; person: string | null; speaker: string; what: string };
  meta: { name: string; value: string };
  outage: { began: number; ended: number };
}

/** Each is made once, in this order, and never changed afterwards. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-people': { up: makePeople },
  '002-tables': { up: makeTables },
  '003-beginnings': { up: addColumn('matches', 'begins', 'text', 'full') },
  '004-seen': { up: addColumn('matches', 'seen', 'bigint', 0) },
  '005-colours': { up: addColumn('seat', 'colour', 'integer') },
  '006-declined': { up: addColumn('seat', 'declined', 'integer', 0) },
  '007-first-seats': { up: addColumn('seat', 'first_seat', 'integer') },
};

// Migrations are written for whatever the schema was at that time.
type AnySchema = Kysely<unknown>;

async function makePeople({ schema }: AnySchema): Promise<void> {
  await newTable(schema, 'person', {
    id: 'text key',
    name: 'text',
    kind: 'text',
    owner: 'text?',
    created: 'bigint',
    push: 'text?',
    webhook: 'text?',
  }).execute();
  await newTable(schema, 'device', { hash: 'text key', person: 'text', created: 'bigint' }).execute();
  await schema.createIndex('device_person').on('device').column('person').execute();
  await newTable(schema, 'code', { hash: 'text key', person: 'text', expires: 'bigint' }).execute();
  await newTable(schema, 'meta', { name: 'text key', value: 'text' }).execute();
  await newTable(schema, 'outage', { began: 'bigint', ended: 'bigint' }).execute();
}

async function makeTables({ schema }: AnySchema): Promise<void> {
  await newTable(schema, 'matches', {
    id: 'text key',
    game: 'text',
    rules_version: 'integer',
    settings: 'text',
    rule: 'text',
    takebacks: 'integer',
    watchers: 'integer',
    commitment: 'text',
    carried: 'text?',
    host: 'text',
    letters: 'text unique',
    status: 'text',
    created: 'bigint',
    ended: 'bigint?',
    rematch: 'text?',
  }).execute();
  await schema.createIndex('matches_status').on('matches').columns(['status', 'created']).execute();
  await newTable(schema, 'seat', {
    match: 'text',
    seat: 'integer',
    wanted: 'text',
    level: 'integer?',
    person: 'text?',
    name: 'text?',
    kind: 'text?',
    dice: 'text?',
    kept_for: 'text?',
    issue: 'integer',
    chat: 'integer',
  })
    .addPrimaryKeyConstraint('seat_key', ['match', 'seat'])
    .execute();
  await schema.createIndex('seat_person').on('seat').column('person').execute();
  await newTable(schema, 'secret', { match: 'text key', secret: 'text' }).execute();
  await newTable(schema, 'talk', {
    match: 'text',
    time: 'bigint',
    person: 'text?',
    speaker: 'text',
    what: 'text',
  }).execute();
  await schema.createIndex('talk_match').on('talk').columns(['match', 'time']).execute();
}

/** A column that came later. Rows from before hold `usual` there, or nothing. */
function addColumn(table: string, name: string, type: 'text' | 'integer' | 'bigint', usual?: string | number) {
  const fill = (column: ColumnDefinitionBuilder) => (usual === undefined ? column : column.notNull().defaultTo(usual));
  return ({ schema }: AnySchema): Promise<void> => schema.alterTable(table).addColumn(name, type, fill).execute();
}

/** What a column holds. Where there is a question mark, or where it is only unique, it may be empty. */
type Column = `${'text' | 'integer' | 'bigint'}${'' | '?' | ' key' | ' unique'}`;

function newTable(schema: SchemaModule, name: string, columns: Readonly<Record<string, Column>>) {
  let table: CreateTableBuilder<string, string> = schema.createTable(name);
  for (const [called, column] of Object.entries(columns)) {
    const [type] = column.split(/[ ?]/) as ['text' | 'integer' | 'bigint'];
    table = table.addColumn(called, type, (made) => {
      if (column.endsWith('?')) return made;
      if (column.endsWith(' key')) return made.primaryKey();
      return column.endsWith(' unique') ? made.unique() : made.notNull();
    });
  }
  return table;
}
