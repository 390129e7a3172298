import { inLanguage } from '../../language.ts';
import { listOf } from '../grammar.ts';

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
  timeUp: ': your time has run out',
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
  back: 'Go to table',
  close: 'Close until the next turn',
});
