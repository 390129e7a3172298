import { inLanguage } from '../../language.ts';
import { count, listOf, plural } from '../grammar.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** How many, as a word where it is small. */
const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const spell = (number: number) => WORDS[number] ?? String(number);

export const texts = inLanguage('web/home', {
  tab: 'Play modern board games',
  title: 'Play, study and build modern board games',
  lead: 'Play the computer, or friends on one screen. No account, no ads, and it works offline.',
  /** Where there is a server beside the page. */
  leadOnline: 'Play the computer, friends on one screen, or friends online with a link. No account, no ads.',
  back: 'Welcome back',
  waiting: (matches: number) =>
    `${spell(matches)} ${plural(matches, { one: 'match is', other: 'matches are' })} waiting for you.`,
  goingOn: (matches: number) => `${spell(matches)} ${plural(matches, { one: 'match', other: 'matches' })} in progress.`,
  openTables: (tables: number) =>
    `${spell(tables)} ${plural(tables, { one: 'table is', other: 'tables are' })} waiting for players.`,
  fine: 'The games belong to their designers and publishers. Boardwalk is an independent implementation with its own artwork.',
  install: 'Install as an app',
  about: 'About and install',
  privacy: 'Privacy',
  language: 'Language:',
  shelf: 'All games',
  playNow: 'Play now',
  /** For those who listen, after “Play now”. */
  playNowMore: (game: string) => `${game} against the computer`,
  playNowAlone: (game: string) => `${game} alone`,
  learn: 'Learn',
  /** Of a lesson that was taken to its end. */
  learned: 'Lesson finished',
  setUp: 'Set up',
  setUpMore: (game: string) => `a match of ${game}`,
  rules: 'Rules',
  rulesMore: (game: string) => `of ${game}`,
  campaign: (won: number, all: number) => `Campaign ${won}/${all}`,
  campaignMore: (game: string) => `of ${game}`,
  ways: {
    title: 'Ways to start',
    more: 'More to do',
    play: 'Play now',
    playSay: (game: string, level: number | undefined) =>
      level === undefined ? `${game}, on your own` : `${game}, computer level ${level}`,
    online: 'Play online',
    onlineSay: 'Send a link, no account needed',
    learn: (game: string) => `Learn ${game}`,
    learnSay: 'A first lesson at the table',
    puzzle: 'Solve today’s puzzle',
    puzzleSay: (game: string) => `${game}: find the best move`,
    puzzleSolved: (game: string) => `${game}: solved today`,
    study: 'Study your play',
    studySay: 'Results and reviews of your matches',
    view: 'Look at a position',
    viewSay: 'Replay a match, or paste a position',
    build: 'Build a bot or a game',
    buildSay: 'A player of your own, or a sixth game',
  },
  match: {
    /** The heading of a match: the game, and who else plays. */
    with: (game: string, others: readonly string[]) => (others.length === 0 ? game : `${game} with ${listOf(others)}`),
    /** People who share the device: nobody is “you”. */
    among: (game: string, names: readonly string[]) => `${game}: ${listOf(names)}`,
    /** Somebody tries things out in it; the match itself is on the server. */
    copy: (match: string) => `Copy: ${match}`,
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name}’s turn`,
    over: 'Finished',
    you: 'You',
    happened: (name: string, did: readonly string[]) => `${name} ${listOf(did)}.`,
    /** In the line of details: how strong the computer is, and that nobody here has moved. */
    level: (level: number) => `level ${level}`,
    untouched: 'new',
    notBegun: 'Nothing has happened yet.',
    unreadable: 'This version can’t open the match.',
    continue: 'Continue',
    continueMore: (match: string) => match,
    result: 'See the result',
    lookBack: 'Replay',
    review: 'Review',
    remove: (match: string) => `Remove ${match}`,
    scores: (points: readonly number[]) => points.join('–'),
    /** When somebody last moved. */
    when: (time: number, now: number) =>
      day.format(time) === day.format(now) ? `today, ${clock.format(time)}` : day.format(time),
    parts: (parts: readonly string[]) => parts.join(' · '),
  },
  others: 'Other matches',
  /** Over the matches where none goes on. */
  last: 'Last played',
  /** To the page with all of them. */
  all: (matches: number) => `Your matches (${matches})`,
  matches: {
    tab: 'Your matches',
    title: 'Your matches',
    crumb: 'Your matches',
    going: 'In progress',
    finished: 'Finished',
    none: 'No matches on this device yet. The ones you start here are saved in this browser.',
    search: 'Search by game or player',
    /** In the field itself. */
    searchShort: 'Search',
    game: 'Game',
    everyGame: 'All games',
    state: 'Which matches',
    states: { all: 'All', going: 'In progress', over: 'Finished' },
    found: (matches: number) =>
      matches === 0
        ? 'No match fits. Try fewer letters, or another choice.'
        : count(matches, { one: 'match', other: 'matches' }),
    /** An entry that cannot be read; the reason follows. */
    spoiled: 'This saved match can’t be read.',
    saveSpoiled: 'Save as a file',
    removed: (match: string) => `Removed ${match}.`,
    undo: 'Undo',
    openFile: 'Open a match file',
    problem: (file: string, why: string) => `${file}: ${why}`,
    /** For somebody who has chosen another file by mistake. */
    noMatchFile: (file: string) => `${file} isn’t a Boardwalk match file.`,
  },
});
