import { inLanguage } from '../../language.ts';
import { texts as time } from './time-span.ts';

export const texts = inLanguage('web/online-matches', {
  title: 'Online matches',
  all: 'Your matches',
  /** From a match that goes on. */
  back: 'Go to table',
  copy: 'Play on in a private copy',
  carry: 'Continue online with a friend',
  setUp: 'Play online',
  yourTurn: 'Your turn',
  /** What somebody there asks for, instead of whose turn it is. */
  asked: { takeback: 'Undo requested', draw: 'Draw offered', pause: 'Pause requested' },
  othersTurn: 'Another player’s turn',
  late: (name: string) => `${name} is out of time: you decide`,
  away: (name: string) => `${name} is away: you decide`,
  open: 'Waiting for players',
  paused: 'Paused',
  over: 'Finished',
  /** Until the clock of the player to move runs out. */
  left: (milliseconds: number) => (milliseconds <= 0 ? 'time is up' : `${time.span(milliseconds)} left`),
  /** In a match that goes on. */
  lastMove: (when: string) => `last move ${when}`,
  started: (when: string) => `started ${when}`,
});
