import { expect, it } from 'vitest';
import { HOUR, MINUTE, match, NOW } from '../../tests/support/my-match.ts';
import { Elsewhere } from './elsewhere.ts';

const live = match('live', { deadline: NOW + 10 * MINUTE });

it('a match has started when it was seen to wait for players, and goes on from its first move', () => {
  const elsewhere = new Elsewhere([]);
  elsewhere.look([live, match('next', { status: 'open' })], undefined, NOW);
  const next = match('next', { time: NOW + MINUTE });
  elsewhere.look([live, next], undefined, NOW + MINUTE);
  expect([live, next, { ...next, time: NOW + HOUR }].map((each) => elsewhere.isNew(each))).toEqual([
    false,
    true,
    false,
  ]);
});

it('nobody is told that a match has started who was at its table', () => {
  const waits = match('next', { status: 'open' });
  const begun = match('next', { time: NOW + MINUTE });
  const left = (at: number) => {
    const elsewhere = new Elsewhere([]);
    elsewhere.look([waits], 'next', NOW);
    elsewhere.look([waits], undefined, at);
    elsewhere.look([begun], undefined, at + MINUTE);
    return elsewhere.isNew(begun);
  };
  expect([left(NOW + 2 * MINUTE), left(NOW)]).toEqual([false, true]);
});

const over = match('live', {
  status: 'over',
  time: NOW + MINUTE,
  ending: { why: 'aborted', by: 1, winners: [] },
});

it('a match that ended while another page was shown is told until somebody looks at it', () => {
  const elsewhere = new Elsewhere([]);
  elsewhere.look([live], undefined, NOW);
  expect(elsewhere.hasEnded(live)).toBe(false);
  elsewhere.look([over], undefined, NOW + MINUTE);
  elsewhere.look([over], undefined, NOW + HOUR);
  expect(elsewhere.hasEnded(over)).toBe(true);
  elsewhere.look([over], 'live', NOW + HOUR);
  elsewhere.look([over], undefined, NOW + HOUR);
  expect(elsewhere.hasEnded(over)).toBe(false);
});

it('a match is told that ended since the page was last open, not one that nobody knew to go on', () => {
  const elsewhere = new Elsewhere([live]);
  const known = match('known', { ...over, match: 'known' });
  elsewhere.look([over, known], undefined, NOW);
  expect([over, known].map((each) => elsewhere.hasEnded(each))).toEqual([true, false]);
});

it('nobody is told how a match ended who saw it, or who ended it', () => {
  const atTable = new Elsewhere([]);
  atTable.look([live], 'live', NOW);
  atTable.look([live], undefined, NOW + 2 * MINUTE);
  atTable.look([over], undefined, NOW + HOUR);
  expect(atTable.hasEnded(over)).toBe(false);
  const own = { ...over, ending: { why: 'resigned', by: 0, winners: [1] } } as const;
  const away = new Elsewhere([live]);
  away.look([own], undefined, NOW + HOUR);
  expect(away.hasEnded(own)).toBe(false);
});
