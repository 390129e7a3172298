import type { Kysely, Migration } from 'kysely';

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
    /** How often it was given away again: each time with another link. */
    issue: number;
    /** 1 when free chat is wanted. */
    chat: number;
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
  '003-beginnings': { up: addBeginnings },
  '004-seen': { up: addSeen },
};

// Migrations are written for whatever the schema was at that time.
type AnySchema = Kysely<unknown>;

async function makePeople({ schema }: AnySchema): Promise<void> {
  await schema
    .createTable('person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('push', 'text')
    .addColumn('webhook', 'text')
    .execute();
  await schema
    .createTable('device')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('device_person').on('device').column('person').execute();
  await schema
    .createTable('code')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('meta')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('outage')
    .addColumn('began', 'bigint', (column) => column.notNull())
    .addColumn('ended', 'bigint', (column) => column.notNull())
    .execute();
}

async function makeTables({ schema }: AnySchema): Promise<void> {
  await schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('takebacks', 'integer', (column) => column.notNull())
    .addColumn('watchers', 'integer', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('carried', 'text')
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('letters', 'text', (column) => column.unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('ended', 'bigint')
    .addColumn('rematch', 'text')
    .execute();
  await schema.createIndex('matches_status').on('matches').columns(['status', 'created']).execute();
  await schema
    .createTable('seat')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('wanted', 'text', (column) => column.notNull())
    .addColumn('level', 'integer')
    .addColumn('person', 'text')
    .addColumn('name', 'text')
    .addColumn('kind', 'text')
    .addColumn('dice', 'text')
    .addColumn('kept_for', 'text')
    .addColumn('issue', 'integer', (column) => column.notNull())
    .addColumn('chat', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('seat_key', ['match', 'seat'])
    .execute();
  await schema.createIndex('seat_person').on('seat').column('person').execute();
  await schema
    .createTable('secret')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('talk')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('time', 'bigint', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('speaker', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('talk_match').on('talk').columns(['match', 'time']).execute();
}

async function addBeginnings({ schema }: AnySchema): Promise<void> {
  await schema
    .alterTable('matches')
    .addColumn('begins', 'text', (column) => column.notNull().defaultTo('full'))
    .execute();
}

async function addSeen({ schema }: AnySchema): Promise<void> {
  await schema
    .alterTable('matches')
    .addColumn('seen', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
