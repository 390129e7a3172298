import { expect, test } from 'vitest';
import { asYou } from '../../texts/who.ts';
import { tieWords } from './tie-words.ts';

const level = { room: { tieBreak: 'more tokens' }, names: [asYou('You'), 'Ada'], seat: 0 };
const ends = (own: number, theirs: number) => [
  { seat: 0, points: own },
  { seat: 1, points: theirs },
];

test('a win with the same points says by which rule it is one', () => {
  const tell = (end: 'win' | 'draw' | 'loss', own = 280) => tieWords({ ...level, end, ends: ends(own, 280) });
  expect(tell('win')).toBe('you end level on points and win the tie-break: more tokens');
  expect(tell('loss')).toBe('you end level on points, but Ada wins the tie-break: more tokens');
  expect(tell('draw')).toBeUndefined();
  expect(tell('win', 281)).toBeUndefined();
  expect(tieWords({ ...level, room: {}, end: 'win', ends: ends(280, 280) })).toBeUndefined();
});
