import { inLanguage } from '../../language.ts';
import { count, listOf } from '../grammar.ts';

const span = (seconds: number) => {
  if (seconds % 3600 === 0) return count(seconds / 3600, { one: 'hour', other: 'hours' });
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
};
const days = (hours: number) =>
  hours % 24 === 0 ? count(hours / 24, { one: 'day', other: 'days' }) : count(hours, { one: 'hour', other: 'hours' });

/** What online tables are like, in lists and at their doors. */
export const texts = inLanguage('web/tables', {
  title: (host: string) => `${host}’s table`,
  titleOfGame: (game: string) => `${game} table`,
  parts: (parts: readonly string[]) => parts.join(' · '),
  clock: {
    none: 'No clock',
    move: (seconds: number) => `${span(seconds)} a turn`,
    bank: (seconds: number) => `${span(seconds)} each`,
    bankMore: (seconds: number, increment: number) => `${span(seconds)} each, plus ${span(increment)} a turn`,
    post: (hours: number) => `${days(hours)} a turn`,
    off: (what: readonly string[]) => `${listOf(what)} don’t count`,
    nights: 'nights',
    weekends: 'weekends',
  },
  span,
  days,
  option: (title: string, value: string) => `${title}: ${value}`,
  takebacks: 'Undo if all agree',
  noTakebacks: 'No undo',
  watchers: 'Watchers welcome',
  noWatchers: 'No watchers',
  carried: 'A match in progress',
  seat: {
    free: 'Free seat',
    freeFriend: 'For someone with the link',
    freeStranger: 'For anyone',
    kept: 'Invited to the rematch. The seat is kept.',
    bot: (level: number) => `Computer, level ${level}`,
    computer: 'computer',
    program: 'program',
  },
  sits: (names: readonly string[]) => listOf(names),
  name: {
    label: 'Your name',
    help: 'Other players see it. That’s all we ask for.',
    wanted: 'Type your name first.',
    full: (letters: number) => `A name has ${letters} letters at most.`,
    as: (name: string) => `You play as ${name}.`,
    change: 'Change your name',
  },
});
