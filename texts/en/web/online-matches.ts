import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const texts = inLanguage('web/online-matches', {
  title: 'Online matches',
  all: 'All your matches',
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
  /** Until the clock runs out. */
  left: (milliseconds: number) => {
    if (milliseconds <= 0) return 'Time is up';
    if (milliseconds < HOUR)
      return `${count(Math.ceil(milliseconds / MINUTE), { one: 'minute', other: 'minutes' })} left`;
    if (milliseconds < 2 * DAY)
      return `${count(Math.floor(milliseconds / HOUR), { one: 'hour', other: 'hours' })} left`;
    return `${count(Math.floor(milliseconds / DAY), { one: 'day', other: 'days' })} left`;
  },
});
