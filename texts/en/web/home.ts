import { inLanguage } from '../../language.ts';

const clock = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

export const texts = inLanguage('web/home', {
  tab: 'Play modern board games',
  title: 'Play, study and build modern board games',
  lead: 'Against friends on one screen or against the computer. No account, no advertising, no network needed.',
  fine: 'The games belong to their designers and publishers. Boardwalk is an independent implementation with its own artwork.',
  language: 'Language:',
  playNow: 'Play now',
  /** For those who listen, after “Play now”. */
  playNowMore: (game: string) => `${game} against the computer`,
  playNowAlone: (game: string) => `${game} alone`,
  learn: 'Learn',
  setUp: 'Set up',
  setUpMore: (game: string) => `a match of ${game}`,
  rules: 'Rules',
  rulesMore: (game: string) => `of ${game}`,
  campaign: (won: number, all: number) => `Campaign ${won}/${all}`,
  campaignMore: (game: string) => `of ${game}`,
  viewer: 'Viewer',
  viewerMore: (game: string) => `for ${game}`,
  saved: {
    title: 'Your matches',
    none: 'Matches you begin are kept here, in this browser.',
    going: 'not finished',
    finished: 'finished',
    /** When somebody last moved. */
    when: (state: string, time: number) => `${state}, ${clock.format(time)}`,
    delete: 'Delete',
    deleteMore: (game: string, names: readonly string[]) => `${game}, ${names.join(', ')}`,
    sure: 'Delete this match?',
    sureSay: (game: string, names: readonly string[]) =>
      `${game} with ${names.join(', ')}. It is kept in this browser only and cannot be brought back.`,
    keep: 'Keep it',
    /** An entry that cannot be read; the reason follows. */
    spoiled: 'A saved match that cannot be read.',
    saveSpoiled: 'Save as a file',
    sureSpoiled: 'This entry cannot be read, but it may be mended by hand. Once deleted it cannot be brought back.',
    replay: 'Replay',
    replayMore: (game: string, names: readonly string[]) => `${game}, ${names.join(', ')}`,
    openFile: 'Open a match file',
    problem: (file: string, why: string) => `${file}: ${why}`,
  },
});
