import { inLanguage } from '../../language.ts';
import { count, does, listOf } from '../grammar.ts';

/** At the foot of every page while an online match waits for its table. */
export const texts = inLanguage('web/match-banner', {
  title: 'Online match',
  /** The game comes first: it may be said at another table. */
  game: (game: string) => game,
  /** At another table, before the game where there is room for it. */
  other: 'Other match',
  otherIs: (game: string) => `, ${game}`,
  yourTurn: ': your turn',
  asked: { takeback: ': undo requested', draw: ': draw offered', pause: ': pause requested' },
  timeUp: ': your time is up',
  /** Around whom it is with. */
  goesOn: (game: string) => `Your ${game} match`,
  started: ' has started',
  stillOn: ' is still going',
  waits: (game: string) => `${game}: waiting`,
  /** Behind that, where there is room. */
  waitsFor: ' for players',
  /** Behind the game, where there is room. */
  with: (others: readonly string[]) => ` with ${listOf(others)}`,
  timeLeft: (time: string) => `Time left: ${time}`,
  /** Other matches that wait for you as well, and the same for those who listen. */
  more: (matches: number) => `+${matches}`,
  moreSay: (matches: number) => `and ${count(matches, { one: 'more match', other: 'more matches' })}`,
  back: 'Go to table',
  close: 'Close until the next turn',
  /** Of a match that ended while its player was elsewhere; who is to blame may be “you”. */
  ended: {
    aborted: (who: string, game: string) => `${who} called off your ${game} match`,
    resigned: (who: string, game: string) => `${does(who, 'resigned', 'resigned')} from your ${game} match`,
    left: (who: string, game: string) => `${does(who, 'left', 'left')} your ${game} match`,
    time: (who: string, game: string) => `${does(who, 'ran', 'ran')} out of time in your ${game} match`,
    over: (game: string) => `Your ${game} match is over`,
    /** Behind each of them. */
    result: (result: string) => `. ${result}`,
  },
  see: 'See the end',
  closeEnded: 'Close',
});
