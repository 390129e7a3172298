import { inLanguage } from '../../language.ts';
import { count, does } from '../grammar.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const texts = inLanguage('web/online-matches', {
  title: 'Online matches',
  all: 'Your matches',
  /** From a match that goes on. */
  back: 'Go to table',
  copy: 'Play on in a private copy',
  carry: 'Continue online with a friend',
  setUp: 'Play it online',
  yourTurn: 'Your turn',
  othersTurn: 'Waiting for the others',
  late: (name: string) => `${name} is out of time: you decide`,
  away: (name: string) => `${name} is away: you decide`,
  open: 'Waiting for players',
  paused: 'Paused',
  over: 'Finished',
  /** Until the clock runs out, of somebody where it is known whose it is. */
  left: (milliseconds: number, who?: string) => {
    if (milliseconds <= 0) return 'Time is up';
    return who === undefined ? `${span(milliseconds)} left` : `${does(who, 'has', 'have')} ${span(milliseconds)}`;
  },
});

function span(milliseconds: number): string {
  if (milliseconds < HOUR) return count(Math.ceil(milliseconds / MINUTE), { one: 'minute', other: 'minutes' });
  if (milliseconds < 2 * DAY) return count(Math.floor(milliseconds / HOUR), { one: 'hour', other: 'hours' });
  return count(Math.floor(milliseconds / DAY), { one: 'day', other: 'days' });
}
