import { inLanguage } from '../../language.ts';

/** `boardwalk chaos`. */
export const texts = inLanguage('cli/chaos', {
  about: 'kill servers at random moments and count what was lost',
  kills: 'how many times to kill one',
  tables: 'tables being played meanwhile',
  game: 'the game they play',
  database: 'a PostgreSQL database to play in (default: a file of its own)',
  processes: 'servers that share the tables; more than one needs --database',
  help: `
After every break each player comes back, to any of the servers, and sends again what was not answered.
Then every acknowledged move is looked up in the log. The exit code is 0 only if nothing is lost,
doubled, missing or different.

Examples:
  boardwalk chaos --kills 100 --json
  boardwalk chaos --kills 100 --database postgres://localhost/test --processes 2`,
  lost: 'Something was lost.',
});
