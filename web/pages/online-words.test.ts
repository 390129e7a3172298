import { expect, it } from 'vitest';
import type { SeatNow } from '../../online/messages/parts.ts';
import { othersAt, sayLate, sayPlayer, waitsForMe } from './online-words.ts';

const PERSON = (name: string, more: Partial<SeatNow> = {}): SeatNow => ({ player: { kind: 'person', name }, ...more });
const BOT: SeatNow = { player: { kind: 'bot', level: 2 } };

it('computer players have the names in lists that they have at the table', () => {
  expect(othersAt([PERSON('Anna'), BOT, PERSON('Ben')], 2)).toEqual(['Anna', 'Ada']);
  expect(othersAt([PERSON('Ada'), BOT, PERSON('Ben')], 2)).not.toEqual(['Ada', 'Ada']);
});

it('people of the same name are told apart, for everybody alike', () => {
  const seats = [PERSON('Ada'), PERSON('ada'), PERSON('Ada'), PERSON('Ada 2'), BOT];
  expect(seats.slice(0, 4).map((_, seat) => sayPlayer(seats, seat))).toEqual(['Ada', 'ada 3', 'Ada 4', 'Ada 2']);
  expect(othersAt(seats, 2)).toHaveLength(new Set(othersAt(seats, 2)).size);
});

it('somebody else who is out of time is named while the match goes on', () => {
  const seats = [PERSON('Anna'), PERSON('Ben', { late: true })];
  expect(sayLate({ seats, you: 0, status: 'live' })).toBe('Ben is out of time: you decide');
  expect(waitsForMe({ seats, you: 0, status: 'live', yourTurn: false })).toBe(true);
  expect(sayLate({ seats, you: 1, status: 'live' })).toBeUndefined();
  expect(sayLate({ seats, you: 0, status: 'over' })).toBeUndefined();
});
