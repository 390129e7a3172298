import { expect, it } from 'vitest';
import { texts } from '#texts/web/time-span.ts';
import type { MyMatch } from '../../online/messages/news.ts';
import { HOUR, MINUTE, match, NOW } from '../../tests/support/my-match.ts';
import { callAt, countBeside, isLoud, isSaidAt, nameOfCall } from './match-call.ts';

const slow = match('slow', { deadline: NOW + 47 * HOUR });
const live = match('live', { deadline: NOW + 10 * MINUTE });

it('at another table only a clock that runs out is worth a call; elsewhere every match that people play now', () => {
  for (const table of ['/metro/online/other', '/metro/match/mine']) {
    expect(callAt([slow], table, NOW)).toBeUndefined();
    expect(callAt([slow, live], table, NOW)).toBe(live);
  }
  expect(callAt([slow], '/metro/rules/', NOW)).toBe(slow);
  expect(callAt([live], '/metro/online/live', NOW)).toBeUndefined();
});

it('a clock that has run out is called at another table too, for a day', () => {
  const late = match('late', { seats: [{ player: { kind: 'person', name: 'Ada' }, late: true }], time: NOW - HOUR });
  expect(callAt([late], '/metro/online/other', NOW)).toBe(late);
  expect(callAt([{ ...late, time: NOW - 25 * HOUR }], '/metro/online/other', NOW)).toBeUndefined();
});

it('somebody who asks for a pause or an undo is heard everywhere, though the call for the turn was closed', () => {
  const asked = { ...slow, asked: 'pause' } as const;
  expect(callAt([asked], '/metro/match/mine', NOW)).toBe(asked);
  expect(nameOfCall(asked)).not.toBe(nameOfCall(slow));
});

it('a table that waits for players is called after everything that goes on, and not at another table', () => {
  const open = match('open', { status: 'open', yourTurn: false, time: NOW - HOUR });
  expect(callAt([open], '/metro/rules/', NOW)).toBe(open);
  expect(callAt([open, slow], '/metro/rules/', NOW)).toBe(slow);
  expect(callAt([open], '/metro/match/mine', NOW)).toBeUndefined();
  expect(callAt([open], '/metro/online/open', NOW)).toBeUndefined();
  expect(callAt([open], '/metro/rules/', NOW + 24 * HOUR)).toBeUndefined();
  expect(nameOfCall(open)).not.toBe(nameOfCall({ ...open, status: 'live' }));
});

it('pages that list the matches say nothing twice', () => {
  const isSaid = (place: string) => isSaidAt(place, live, NOW, false);
  expect(['/', '/matches', '/online', '/metro/new'].map(isSaid)).toEqual([false, false, false, true]);
});

it('that a match only goes on is not said at another table', () => {
  const theirs = { ...live, yourTurn: false };
  const isSaid = (match: MyMatch, isNew = false) => isSaidAt('/metro/match/mine', match, NOW, isNew);
  expect([isSaid(theirs), isSaid(theirs, true), isSaid(live), isSaid({ ...theirs, asked: 'draw' })]).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(isSaidAt('/metro/rules/', theirs, NOW, false)).toBe(true);
});

it('a turn is called aloud while people play or the hour runs, not with days left', () => {
  const lately = match('lately', { time: NOW - MINUTE });
  expect([live, lately, { ...slow, asked: 'pause' as const }].map((each) => isLoud(each, NOW))).toEqual([
    true,
    true,
    true,
  ]);
  const theirs = { ...live, yourTurn: false };
  expect([slow, theirs, { ...lately, time: NOW - HOUR }].map((each) => isLoud(each, NOW))).toEqual([
    false,
    false,
    false,
  ]);
});

it('a call that was closed comes again with the next turn, not with every move of the others', () => {
  expect(nameOfCall(live)).not.toBe(nameOfCall({ ...live, time: NOW + 1 }));
  const theirs = { ...live, yourTurn: false };
  expect(nameOfCall(theirs)).toBe(nameOfCall({ ...theirs, time: NOW + 1 }));
});

it('time left is said to the nearest minute, hour or day everywhere', () => {
  const times = [30_000, 74_000, 89 * MINUTE, 100 * MINUTE, 47.9 * HOUR, 71 * HOUR, 70 * HOUR].map(texts.span);
  const said = ['less than a minute', '1 minute', '89 minutes', '2 hours', '2 days', '3 days', '2 days'];
  expect(times).toEqual(said);
});

it('the others that wait for a move are counted, without the one that is called and the one that is shown', () => {
  const open = match('open', { status: 'open', yourTurn: false });
  const theirs = match('theirs', { yourTurn: false });
  const all = [slow, live, match('third'), open, theirs];
  expect(countBeside(all, live, '/metro/rules/')).toBe(2);
  expect(countBeside(all, live, '/metro/online/third')).toBe(1);
  expect(countBeside([live, theirs], live, '/metro/rules/')).toBe(0);
});
