import type Libsql from 'libsql';
import type { Addition, Log } from './log.ts';

/** In a file of its own process. Every call is synchronous inside: a commit takes one fsync, however many entries it holds. */
export class SqliteLog implements Log {
  private readonly loadFrom: Libsql.Statement<[string, number]>;
  private readonly add: Libsql.Statement<[string, number, string]>;
  private readonly setDeadline: Libsql.Statement<[string, number]>;
  private readonly dropDeadline: Libsql.Statement<[string]>;
  private readonly drop: Libsql.Statement<[string]>;
  private readonly dueBy: Libsql.Statement<[number, number]>;
  private readonly begin: Libsql.Statement<[]>;
  private readonly commit: Libsql.Statement<[]>;
  private readonly rollback: Libsql.Statement<[]>;

  constructor(database: Libsql.Database) {
    database.exec(TABLES);
    this.loadFrom = database.prepare('select body from entry where match = ? and number >= ? order by number');
    this.add = database.prepare('insert into entry (match, number, body) values (?, ?, ?) on conflict do nothing');
    this.setDeadline = database.prepare(
      'insert into deadline (match, at) values (?, ?) on conflict (match) do update set at = excluded.at',
    );
    this.dropDeadline = database.prepare('delete from deadline where match = ?');
    this.drop = database.prepare('delete from entry where match = ?');
    this.dueBy = database.prepare('select match from deadline where at <= ? order by at limit ?');
    this.begin = database.prepare('begin immediate');
    this.commit = database.prepare('commit');
    this.rollback = database.prepare('rollback');
  }

  async load(match: string, from: number): Promise<readonly string[]> {
    return (this.loadFrom.all(match, from) as { body: string }[]).map(({ body }) => body);
  }

  async append(additions: readonly Addition[]): Promise<readonly boolean[]> {
    this.begin.run();
    try {
      const added = additions.map((addition) => this.addOne(addition));
      this.commit.run();
      return added;
    } catch (error) {
      this.rollback.run();
      throw error;
    }
  }

  async due(now: number, most: number): Promise<readonly string[]> {
    return (this.dueBy.all(now, most) as { match: string }[]).map(({ match }) => match);
  }

  async postpone(match: string, deadline: number | null): Promise<void> {
    this.setDue(match, deadline);
  }

  async remove(match: string): Promise<void> {
    this.drop.run(match);
    this.dropDeadline.run(match);
  }

  /** The database belongs to whoever opened it. */
  async close(): Promise<void> {}

  private addOne({ match, number, body, deadline }: Addition): boolean {
    if (this.add.run(match, number, body).changes === 0) return false;
    if (deadline !== undefined) this.setDue(match, deadline);
    return true;
  }

  private setDue(match: string, deadline: number | null): void {
    if (deadline === null) this.dropDeadline.run(match);
    else this.setDeadline.run(match, deadline);
  }
}

const TABLES = `
  create table if not exists entry (
    match text not null, number integer not null, body text not null, primary key (match, number)
  ) without rowid;
  create table if not exists deadline (match text primary key, at integer not null) without rowid;
  create index if not exists deadline_at on deadline (at);
`;
