import { expect, it } from 'vitest';
import type { SeatNow } from '../../online/messages/parts.ts';
import { expectedAt, othersAt, sayLate, sayPlayer, sayTerms, sayTurn, waitsForMe } from './online-words.ts';

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
  // In the room of a rematch, too.
  const kept: SeatNow = { player: { kind: 'empty', wanted: 'friend', keptFor: 'Ada' } };
  expect(expectedAt([PERSON('Ada'), kept])).toEqual(['Ada 2']);
  expect(sayPlayer([PERSON('Ada'), kept], 1)).toBe('Ada 2');
});

it('somebody else who is out of time is named while the match goes on', () => {
  const seats = [PERSON('Anna'), PERSON('Ben', { late: true })];
  expect(sayLate({ seats, you: 0, status: 'live' })).toBe('Ben is out of time: you decide');
  expect(waitsForMe({ seats, you: 0, status: 'live', yourTurn: false })).toBe(true);
  expect(sayLate({ seats, you: 1, status: 'live' })).toBeUndefined();
  expect(sayLate({ seats, you: 0, status: 'over' })).toBeUndefined();
});

it('the player whose turn it is has a name, where the server says who', () => {
  const seats = [PERSON('Anna'), PERSON('Ben'), PERSON('Cy')];
  expect(sayTurn({ seats, turn: 2 }, ['Ben', 'Cy'])).toBe('Cy’s turn');
  expect(sayTurn({ seats }, ['Ben', 'Cy'])).toBe('Another player’s turn');
  expect(sayTurn({ seats: seats.slice(1) }, ['Cy'])).toBe('Cy’s turn');
});

it('the challenge of a table is named, the first one too; other options where they are not as usual', () => {
  const say = (game: string, settings: Readonly<Record<string, string>>) => sayTerms(game, settings, { kind: 'none' });
  expect(say('race-to-the-raft', {})).toMatch(/: 1 First steps \(very easy\)$/);
  expect(say('race-to-the-raft', { challenge: 'wet-paws' })).toMatch(/: 7 Wet paws \(easy\)$/);
  expect(say('arboretum', {})).toBe(say('metro', {}));
});
