import { describe, expect, it } from 'vitest';
import type { TableNow } from '../../online/messages/news.ts';
import { arrivalSound } from './use-arrivals.ts';

const person = (name: string) => ({ player: { kind: 'person', name } });
const free = { player: { kind: 'empty', wanted: 'friend' } };
const bot = { player: { kind: 'bot', level: 2 } };

/** What the sounds depend on. */
function table(seats: readonly object[], more: object = {}): TableNow {
  return { match: 'm', status: 'open', you: 0, seats, ...more } as unknown as TableNow;
}

describe('what is heard at a table that waits', () => {
  const waiting = table([person('Ada'), free, free]);

  it('is a knock when somebody sits down, and a call when the match starts', () => {
    expect(arrivalSound(waiting, table([person('Ada'), person('Bo'), free]))).toBe('wood');
    const full = [person('Ada'), person('Bo'), person('Cy')];
    expect(arrivalSound(waiting, table(full, { status: 'live' }))).toBe('turn');
  });

  it('is nothing on arrival, for a computer player, for those who leave or watch, and once the match is on', () => {
    const two = table([person('Ada'), person('Bo'), free]);
    expect(arrivalSound(undefined, two)).toBeUndefined();
    expect(arrivalSound(waiting, table([person('Ada'), bot, free]))).toBeUndefined();
    expect(arrivalSound(two, waiting)).toBeUndefined();
    expect(arrivalSound({ ...waiting, you: null }, two)).toBeUndefined();
    expect(arrivalSound({ ...two, status: 'live' }, { ...two, status: 'live' })).toBeUndefined();
    expect(arrivalSound(waiting, { ...two, match: 'another' })).toBeUndefined();
  });
});
