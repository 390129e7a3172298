import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

export const texts = inLanguage('web/lobby', {
  tab: 'Play online',
  crumb: 'Play online',
  title: 'Play online',
  lead: 'Send a friend a link, or join an open table. No account needed.',
  /** Instead, where tables are open: before the way to them, which may be far below. */
  leadOpen: 'Send a friend a link, or join now:',
  toTables: (tables: number) => `${count(tables, { one: 'open table', other: 'open tables' })} ↓`,
  settings: 'Online settings',
  none: 'There is no server here for online tables. If you host Boardwalk yourself, start it with “npm start”. You can still play the computer, or friends on one screen.',
  loading: 'Looking for open tables…',
  lost: 'You’re offline, so open tables can’t be seen right now. Trying again…',
  tables: 'Open tables',
  empty: 'No open tables right now',
  emptySay: 'Find a quick match, or make a table with a seat for anyone. Your table then shows up here.',
  free: (seats: number) => count(seats, { one: 'free seat', other: 'free seats' }),
  sit: 'Sit down',
  sitMore: (table: string) => `at ${table}`,
  back: 'Back to your table',
  backMore: (table: string) => table,
  withFriends: 'With friends',
  make: 'Make a table',
  makeSay: 'Choose the game, the seats and the clock, then send the link. Computer players can fill the empty seats.',
  quick: {
    title: 'Quick match',
    say: 'Take the next free seat. If there is none, you open a new table and wait there.',
    /** For somebody who plays any game; the one to open where nobody waits. */
    sayAny: (game: string) =>
      `Take the next free seat in any game. If there is none, you open a ${game} table and wait there.`,
    any: 'Any game',
    game: 'Game',
    seats: 'Players',
    pace: 'Pace',
    live: 'Live',
    liveSay: '15 min each, plus 10 s a turn',
    post: 'Over days',
    postSay: '2 days a turn',
    find: 'Find a match',
  },
  letters: {
    title: 'Join with six letters',
    say: 'Type the letters you were given.',
    label: 'Six letters',
    join: 'Join',
  },
});
