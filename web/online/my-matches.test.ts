import { describe, expect, it } from 'vitest';
import { ok, type Result } from '../../core/result.ts';
import { fail } from '../../online/faults.ts';
import type { MyMatch } from '../../online/messages/news.ts';
import { FakeClock } from '../../tests/fake-world.ts';
import { keptTexts } from '../../tests/support/kept-texts.ts';
import { LastMatches } from './last-matches.ts';
import { leftOf, MyMatches } from './my-matches.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** By the server's clock, which begins at 1000 like this one. */
function match(name: string, more: Partial<MyMatch> = {}): MyMatch {
  return {
    match: name,
    game: 'metro',
    status: 'live',
    seats: [],
    you: 0,
    yourTurn: false,
    deadline: null,
    time: 0,
    ...more,
  };
}

function lastOf(key: string | undefined, texts = keptTexts().texts) {
  return new LastMatches(texts, { get: () => key });
}

function list(matches: readonly MyMatch[], server?: { readonly ahead: number }, last = lastOf('a key')) {
  const clock = new FakeClock();
  let asked = 0;
  let isAway = false;
  const mine = new MyMatches({
    ask: async () => {
      asked++;
      if (isAway) return fail('server.away') as Result<never>;
      const now = server && { now: clock.now() + server.ahead };
      return ok({ type: 'matches', id: 'm', matches, ...now });
    },
    clock,
    last,
    onReturn: () => () => {},
  });
  const cut = (isCut: boolean) => {
    isAway = isCut;
  };
  return { clock, mine, asked: () => asked, cut };
}

describe('my matches', () => {
  it('are asked for often while people play, seldom where a match takes days, and never when nobody looks', async () => {
    const live = list([match('a', { time: 1000 })]);
    const leave = live.mine.subscribe(() => {});
    await live.clock.pass(12_500);
    expect(live.asked()).toBe(4);
    leave();
    await live.clock.pass(60_000);
    expect(live.asked()).toBe(4);
    const slow = list([match('b', { time: -DAY, deadline: 2 * DAY })]);
    slow.mine.subscribe(() => {});
    await slow.clock.pass(12_500);
    expect(slow.asked()).toBe(1);
  });

  it('are seldom asked for at the table itself, and at once when somebody leaves it', async () => {
    const { clock, mine, asked } = list([match('a', { time: 1000 })]);
    mine.lookAt('a');
    mine.subscribe(() => {});
    await clock.pass(12_500);
    expect(asked()).toBe(1);
    mine.lookAt(undefined);
    await clock.pass(0);
    expect(asked()).toBe(2);
    await clock.pass(4500);
    expect(asked()).toBe(3);
  });

  it('are told once to all who listen', async () => {
    const { clock, mine, asked } = list([match('a', { time: 1000 })]);
    const heard: number[] = [];
    mine.subscribe(() => heard.push(1));
    mine.subscribe(() => heard.push(2));
    await clock.pass(0);
    expect([asked(), heard]).toEqual([1, [1, 2]]);
    // Nothing is drawn again for news that are none.
    await clock.pass(4000);
    expect([asked(), heard]).toEqual([2, [1, 2]]);
  });

  it('have their times by the clock of this device, however wrong it is', async () => {
    const { clock, mine } = list([match('a', { deadline: 8 * MINUTE + 1000 })], { ahead: 5 * MINUTE });
    mine.subscribe(() => {});
    await clock.pass(0);
    expect(mine.snapshot[0].deadline).toBe(3 * MINUTE + 1000);
  });

  it('are shown as they were last while nothing answers, until something does', async () => {
    const texts = keptTexts().texts;
    const before = list(
      [match('abcdefgh', { time: 1000 }), match('over', { status: 'over' })],
      undefined,
      lastOf('key', texts),
    );
    before.mine.subscribe(() => {});
    await before.clock.pass(0);
    const now = list([], undefined, lastOf('key', texts));
    now.cut(true);
    now.mine.subscribe(() => {});
    await now.clock.pass(0);
    expect([now.mine.snapshot.map((each) => each.match), now.mine.isFromBefore]).toEqual([['abcdefgh'], true]);
    now.cut(false);
    await now.clock.pass(20_000);
    expect([now.mine.snapshot, now.mine.isFromBefore]).toEqual([[], false]);
  });

  it('are not remembered for somebody whom the server has forgotten', () => {
    const texts = keptTexts().texts;
    lastOf('key', texts).keep([match('abcdefgh')]);
    expect(lastOf(undefined, texts).get()).toEqual([]);
    expect(lastOf('another', texts).get()).toEqual([]);
  });

  it('come in the order in which they matter', async () => {
    const { clock, mine } = list([
      match('over', { status: 'over', time: 9 }),
      match('theirs'),
      match('mine-later', { yourTurn: true, deadline: 2 * DAY }),
      match('mine-soon', { yourTurn: true, deadline: DAY }),
    ]);
    mine.subscribe(() => {});
    await clock.pass(0);
    expect(mine.snapshot.map((each) => each.match)).toEqual(['mine-soon', 'mine-later', 'theirs', 'over']);
  });
});

it('a clock that has not started has all its time, as at its table', () => {
  const [now, deadline] = [1000, 1000 + 5 * MINUTE + 28_000];
  expect(leftOf(deadline, { starts: 29_000 }, now)).toBe(5 * MINUTE);
  expect(leftOf(deadline, { starts: 29_000 }, now + 29_000)).toBe(5 * MINUTE - 1000);
  expect(leftOf(deadline, {}, now)).toBe(5 * MINUTE + 28_000);
});
