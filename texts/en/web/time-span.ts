import { inLanguage } from '../../language.ts';
import { count } from '../grammar.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something still takes: the same words in lists, at the table and in what calls somebody there. */
export const texts = inLanguage('web/time-span', {
  /** To the nearest unit that says enough. Two days that have just begun are two days. */
  span: (milliseconds: number) => {
    if (milliseconds < MINUTE) return 'less than a minute';
    if (milliseconds < 1.5 * HOUR) return count(Math.round(milliseconds / MINUTE), { one: 'minute', other: 'minutes' });
    if (milliseconds < 2 * DAY - HOUR) return count(Math.round(milliseconds / HOUR), { one: 'hour', other: 'hours' });
    return count(Math.floor((milliseconds + HOUR) / DAY), { one: 'day', other: 'days' });
  },
});
