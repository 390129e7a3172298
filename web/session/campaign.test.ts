import { expect, it } from 'vitest';
import { must, type Result } from '../../core/result.ts';
import { raceToTheRaft } from '../../games/race-to-the-raft/game.ts';
import { room } from '../../games/race-to-the-raft/index.ts';
import { FakeBrowser } from '../../tests/fake-world.ts';
import { readGolden } from '../../tests/support/golden.ts';
import { ada, you } from '../../tests/support/players.ts';
import { usualSettings } from '../known-settings.ts';
import { begunSteps, countMatch, starsOf, withNextStep } from './campaign.ts';
import { startMatch } from './new-match.ts';
import type { SavedMatch } from './saved-match.ts';

const { campaign } = room.about;

it('a campaign remembers how far the best try came, and the fewest rounds of one that was won', () => {
  if (!campaign) throw new Error('The raft has a campaign.');
  const { store } = new FakeBrowser().openTab();
  const [match] = readGolden(raceToTheRaft);
  const count = (id: string, won: boolean, done: number, rounds = 9, stars = 0) =>
    countMatch(store, campaign, id, match, { won, reached: { done, all: 3 }, rounds, stars });
  const tally = () => store.loadTallies(raceToTheRaft.id)[match.settings.challenge];
  count('a', false, 2);
  count('b', false, 1);
  expect(tally()).toMatchObject({ played: 2, won: false, reached: { done: 2, all: 3 } });
  count('b', true, 3);
  expect(tally()).toMatchObject({
    played: 2,
    won: true,
    rounds: 9,
    reached: { done: 3, all: 3 },
  });
  count('c', true, 3, 5);
  count('d', true, 3, 7);
  count('e', false, 1, 2);
  expect(tally()).toMatchObject({ played: 5, rounds: 5 });
  expect(starsOf(tally())).toBe(1);
  count('f', true, 3, 9, 3);
  count('g', true, 3, 9, 2);
  expect(starsOf(tally())).toBe(3);
});

it('what is told of it is counted in the last position', () => {
  const won = readGolden(raceToTheRaft, 'long')[0];
  expect(room.reachedIn?.(won.position)).toEqual({ done: 3, all: 3 });
  expect(room.roundsIn?.(won.position)).toBe(won.log.filter((text) => /^([A-D]\d)+$/.test(text)).length);
  expect(won.positions().map((position) => room.reachedIn?.(position).done)).toContain(0);
});

it('a new match begins with the next challenge to win, unless another that is not won was chosen', () => {
  const won = { 'first-steps': { played: 1, won: true, last: 'a' }, 'wet-paws': { played: 1, won: true, last: 'b' } };
  const from = (settings: Readonly<Record<string, string>>) => withNextStep(campaign, won, settings).challenge;
  expect(from({})).toBe('ancient-trail');
  expect(from({ challenge: 'wet-paws' })).toBe('ancient-trail');
  expect(from({ challenge: 'mind-the-gap' })).toBe('mind-the-gap');
  expect(withNextStep(undefined, {}, { set: 'a' })).toEqual({ set: 'a' });
  const { store } = new FakeBrowser().openTab();
  store.saveTallies(room.about.id, won);
  store.saveSetUp(room.about.id, { players: [you], settings: { challenge: 'wet-paws' } });
  expect(usualSettings(store, room.about, 2)).toEqual({ challenge: 'ancient-trail' });
});

it('knows the challenges that people have begun and not won yet', () => {
  if (!campaign) throw new Error('The raft has a campaign.');
  const world = new FakeBrowser().openTab();
  const { store } = world;
  const begin = (challenge: string, player = you) => {
    const id = must(startMatch(world, room, [player], { challenge }));
    const { untouched: _, ...saved } = must(store.loadMatch(id) as Result<SavedMatch>);
    store.saveMatch(saved);
    return id;
  };
  begin('first-steps');
  begin('wet-paws', ada);
  const id = begin('ancient-trail');
  must(startMatch(world, room, [you], { challenge: 'mind-the-gap' }));
  store.saveTallies(room.about.id, { 'first-steps': { played: 1, won: true, last: 'a' } });
  expect([...begunSteps(store, room.about.id, campaign)]).toEqual([['ancient-trail', id]]);
});
