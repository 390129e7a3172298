import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

/** `boardwalk load`, and the servers that it and `boardwalk chaos` start. */
export const texts = inLanguage('cli/load', {
  about: 'play many online tables at once and measure the server',
  url: 'a server running with --no-limits; may be given several times (default: start one)',
  processes: 'servers to start; more than one needs --database',
  database: 'a PostgreSQL database for them (default: a file)',
  game: 'the game to play',
  tables: 'tables of two',
  seconds: 'how long to measure',
  rate: 'moves per second, all tables together; 0 for as many as possible',
  watchers: 'people who watch each table, at the next server where there are several',
  help: `
A move’s time is from sending it to its arrival on the other screen. CPU is that of the servers alone,
for everything they did, divided by the moves stored. Tables are shared out among the servers, both seats
of one at the same server; with --watchers, the time to those who watch is reported too. docs/load.md has what we measured, and where.

Examples:
  boardwalk load --tables 5000 --seconds 30 --json
  boardwalk load --tables 300 --rate 0 --database postgres://localhost/test --processes 2`,
  open: (tables: number) => `${count(tables, { one: 'table is', other: 'tables are' })} open.`,
  oneFile: 'Several processes cannot share a file. Name a --database.',
  /** The two players at every table. */
  players: ['One', 'Two'],
});
