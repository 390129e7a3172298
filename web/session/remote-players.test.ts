import { expect, it } from 'vitest';
import type { SeatNow } from '../../online/messages/parts.ts';
import { asYou } from '../../texts/who.ts';
import { nameNow, playersOf, whoMoved } from './remote-players.ts';

const seatOf = (name: string, more: Partial<SeatNow> = {}): SeatNow => ({ player: { kind: 'person', name }, ...more });

it('what a computer player did for somebody is told as its own, line by line', () => {
  const seats = [
    seatOf('Ada', { standIns: [{ from: 2, to: 5 }] }),
    seatOf('Bo', { heldBy: 3, standIns: [{ from: 8 }] }),
  ];
  const players = playersOf(seats);
  const table = { seats, you: 0 };
  const you = asYou('You');
  expect([1, 2, 4, 5].map((line) => whoMoved(players, table, line, 0))).toEqual([
    you,
    'Ada (computer)',
    'Ada (computer)',
    you,
  ]);
  expect([7, 8, 90].map((line) => whoMoved(players, table, line, 1))).toEqual(['Bo', 'Bo (computer)', 'Bo (computer)']);
  // The result is credited to those who play at the end.
  expect(nameNow(players, table)).toEqual([you, 'Bo (computer)']);
});
