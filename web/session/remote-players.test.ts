import { expect, it } from 'vitest';
import { texts } from '#texts/web/players.ts';
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

it('people of one name are told apart while they are expected, and no computer player is called like one of them', () => {
  const kept = (keptFor: string): SeatNow => ({ player: { kind: 'empty', wanted: 'friend', keptFor } });
  const bot: SeatNow = { player: { kind: 'bot', level: 1 } };
  const [first, second] = texts.botNames;
  const names = playersOf([seatOf('Rosa'), kept('Rosa'), kept(first.toLowerCase()), bot]).map(({ name }) => name);
  expect(names).toEqual(['Rosa', 'Rosa 2', first.toLowerCase(), second]);
});

it('whoever is the second of a name stays so in a rematch, where everybody moves one seat on', () => {
  const named = (...names: [string, number?][]) =>
    playersOf(names.map(([name, firstSeat]) => seatOf(name, firstSeat === undefined ? {} : { firstSeat }))).map(
      ({ name }) => name,
    );
  expect(named(['Ada'], ['Bo'], ['Ada'])).toEqual(['Ada', 'Bo', 'Ada 2']);
  expect(named(['Bo', 1], ['Ada', 2], ['Ada', 0])).toEqual(['Bo', 'Ada 2', 'Ada']);
});
