import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const days = (milliseconds: number) => count(Math.floor((milliseconds + HOUR) / DAY), { one: 'day', other: 'days' });

/** How long something still takes: the same words in lists, at the table and in what calls somebody there. */
export const texts = inLanguage('web/time-span', {
  /** To the nearest unit that says enough. Two days that have just begun are two days. */
  span: (milliseconds: number) => {
    if (milliseconds < MINUTE) return 'less than a minute';
    if (milliseconds < 1.5 * HOUR) return count(Math.round(milliseconds / MINUTE), { one: 'minute', other: 'minutes' });
    if (milliseconds < 2 * DAY - HOUR) return count(Math.round(milliseconds / HOUR), { one: 'hour', other: 'hours' });
    return days(milliseconds);
  },
  /** The same where a phone has no room for it. */
  short: (milliseconds: number) => {
    if (milliseconds < 1.5 * HOUR) return `${Math.max(1, Math.round(milliseconds / MINUTE))} min`;
    return milliseconds < 2 * DAY - HOUR ? `${Math.round(milliseconds / HOUR)} h` : days(milliseconds);
  },
});
