import type { Pool } from 'pg';
import type { Addition, Log } from './log.ts';

/** In PostgreSQL, where any number of processes may write the same matches. */
export class PostgresLog implements Log {
  private readonly pool: Pool;

  /** After `preparePostgresLog`. */
  constructor(pool: Pool) {
    this.pool = pool;
  }

  async load(match: string, from: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ body: string }>({ name: 'load', text: LOAD, values: [match, from] });
    return rows.map(({ body }) => body);
  }

  async append(additions: readonly Addition[]): Promise<readonly boolean[]> {
    // In one order everywhere: two processes that add the same entries would otherwise wait for each other.
    const sorted = additions.toSorted((a, b) => (a.match < b.match ? -1 : 1));
    const { rows } = await this.pool.query<{ match: string }>({
      name: 'append',
      text: APPEND,
      values: [
        sorted.map(({ match }) => match),
        sorted.map(({ number }) => number),
        sorted.map(({ body }) => body),
        sorted.map(({ deadline }) => deadline ?? null),
        sorted.map(({ deadline }) => deadline !== undefined),
      ],
    });
    const added = new Set(rows.map(({ match }) => match));
    return additions.map(({ match }) => added.has(match));
  }

  async due(now: number, most: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ match: string }>({ name: 'due', text: DUE, values: [now, most] });
    return rows.map(({ match }) => match);
  }

  async postpone(match: string, deadline: number | null): Promise<void> {
    if (deadline === null) await this.pool.query('delete from deadline where match = $1', [match]);
    else await this.pool.query(SET_DEADLINE, [match, deadline]);
  }

  async remove(match: string): Promise<void> {
    await this.pool.query('delete from entry where match = $1', [match]);
    await this.postpone(match, null);
  }

  /** The pool belongs to whoever opened it. */
  async close(): Promise<void> {}
}

/** Two processes may come at once, and "if not exists" alone does not keep them apart. */
export async function preparePostgresLog(pool: Pool): Promise<void> {
  await pool.query(`begin; select pg_advisory_xact_lock(${TABLES_LOCK}); ${TABLES} commit;`);
}

/** Any number that nobody else uses. */
const TABLES_LOCK = 71_403_226;

// Texts of matches and entries are compared by their bytes: no language's order is needed, and "C" is the fastest.
const TABLES = `
  create table if not exists entry (
    match text collate "C" not null, number integer not null, body text not null, primary key (match, number)
  );
  create table if not exists deadline (match text collate "C" primary key, at bigint not null);
  create index if not exists deadline_at on deadline (at);
`;

const LOAD = 'select body from entry where match = $1 and number >= $2 order by number';

const DUE = 'select match from deadline where at <= $1 order by at limit $2';

const SET_DEADLINE = `insert into deadline (match, at) values ($1, $2) on conflict (match) do update set at = excluded.at`;

const APPEND = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::boolean[])
      as given (match, number, body, at, timed)
  ), added as (
    insert into entry (match, number, body) select match, number, body from given on conflict do nothing returning match
  ), dropped as (
    delete from deadline using given, added
    where given.timed and given.at is null and given.match = added.match and deadline.match = given.match
  ), moved as (
    insert into deadline (match, at)
    select given.match, given.at from given join added using (match) where given.timed and given.at is not null
    on conflict (match) do update set at = excluded.at
  )
  select match from added`;
