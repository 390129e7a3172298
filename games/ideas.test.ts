import { describe, expect, it } from 'vitest';
import type { Position } from '../core/game.ts';
import { areAlike, isNearlyLost, isNearlyWon, type JudgedMove, pickIdeas } from './ideas.ts';
import { gain, type Reason, risk, slightGain } from './reason.ts';

/** Never asked: the reasons of these moves are written down below. */
const POSITION = {} as Position;

/** The moves of the ideas in the order in which they are told. */
function order(judged: readonly JudgedMove[], reasons: readonly (readonly Reason[])[]): number[] {
  const explainMove = (_: Position, move: number) => [...reasons[move]];
  return pickIdeas({ explainMove }, POSITION, judged, String).map(({ move }) => move);
}

const judged = (move: number, win: number, doubt = 0.03): JudgedMove => ({ move, win, doubt });
const grows = (points: number) => gain('grows', `grows (+${points})`, { points });
const reply = (points: number) => risk('reply', `can reply with +${points}`, { points });

describe('what speaks against ideas', () => {
  const risksOf = (...reasons: Reason[][]) =>
    pickIdeas({ explainMove: (_, move) => reasons[move] }, POSITION, [judged(0, 0.8), judged(1, 0.79)], String).map(
      ({ risk }) => risk?.words,
    );

  it('is left out where it is the same for all of them, and told where it tells them apart', () => {
    expect(risksOf([grows(6), reply(4)], [grows(5), reply(4)])).toEqual([undefined, undefined]);
    expect(risksOf([grows(6), reply(4)], [grows(5), reply(3)])).toEqual(['can reply with +4', 'can reply with +3']);
  });
});

it('there are no ideas where no move was judged', () => {
  expect(order([], [])).toEqual([]);
});

describe('what is so after most moves', () => {
  const spare = [slightGain('next-region', 'grows your second-largest region')];

  it('is no idea beside one with a reason, and is told of the best move where no other is as good', () => {
    expect(order([judged(0, 0.8), judged(1, 0.75)], [[grows(6)], spare])).toEqual([0]);
    expect(order([judged(0, 0.8), judged(1, 0.75)], [spare, [grows(6)]])).toEqual([0, 1]);
    expect(order([judged(0, 0.8), judged(1, 0.8)], [spare, [grows(6)]])).toEqual([1]);
  });
});

describe('ideas whose chances are level', () => {
  it('begin with the one that brings more, whatever its kind', () => {
    const joins = gain('joins', 'joins (+9)', { points: 9 });
    expect(
      order(
        [judged(0, 0.8), judged(1, 0.79)],
        [
          [grows(6), reply(19)],
          [joins, reply(19)],
        ],
      ),
    ).toEqual([1, 0]);
  });

  it('are those that bring most, beside the best of the search', () => {
    const each = ['a', 'b', 'c', 'd'].map((kind, at) => [gain(kind, `${kind} (+${at})`, { points: at * 9 })]);
    const alike = [0.8, 0.79, 0.79, 0.785].map((win, move) => judged(move, win));
    expect(order(alike, each)).toEqual([3, 2, 0]);
  });

  it('begin with the one that costs less', () => {
    expect(
      order(
        [judged(0, 0.8), judged(1, 0.79)],
        [
          [grows(9), reply(12)],
          [grows(9), reply(9)],
        ],
      ),
    ).toEqual([1, 0]);
  });

  it('weigh what one brings against what it costs', () => {
    expect(order([judged(0, 0.8), judged(1, 0.79)], [[grows(1)], [grows(15), reply(6)]])).toEqual([1, 0]);
  });

  it('end with a danger that no number measures', () => {
    const danger = risk('doomed', 'is washed away');
    expect(order([judged(0, 0.8), judged(1, 0.79)], [[grows(9), danger], [grows(2)]])).toEqual([1, 0]);
  });

  it('stay as they came where the words tell no difference', () => {
    const waits = gain('waits', 'waits');
    const hopes = gain('hopes', 'hopes');
    expect(order([judged(0, 0.8), judged(1, 0.79)], [[waits], [hopes]])).toEqual([0, 1]);
  });
});

describe('ideas whose chances differ', () => {
  it('come by their chances, whatever their words tell', () => {
    expect(order([judged(0, 0.8), judged(1, 0.7)], [[grows(1)], [grows(9)]])).toEqual([0, 1]);
  });

  it('come by their words where two of them are told with one chance', () => {
    const reasons = [[grows(1)], [grows(9)], [grows(20)]];
    expect(order([judged(0, 0.802), judged(1, 0.798), judged(2, 0.7)], reasons)).toEqual([1, 0, 2]);
  });
});

describe('an idea that was looked at for a moment only', () => {
  it('does not come before the best, whatever its few dice and its words say', () => {
    expect(order([judged(0, 0.64, 0.01), judged(1, 0.7, 0.13)], [[grows(1)], [grows(9)]])).toEqual([0, 1]);
    expect(order([judged(0, 0.41, 0.01), judged(1, 0.405, 0.09)], [[grows(1)], [grows(9)]])).toEqual([0, 1]);
  });

  it('does not take the place of a best one that has no reason', () => {
    expect(order([judged(0, 0.64, 0.01), judged(1, 0.63, 0.13)], [[], [grows(9)]])).toEqual([0, 1]);
    expect(order([judged(0, 0.64, 0.01), judged(1, 0.635, 0.012)], [[], [grows(9)]])).toEqual([1]);
  });

  it('is not told with a better chance than the best', () => {
    const explainMove = (_: Position, move: number) => [grows(1 + move)];
    const ideas = pickIdeas({ explainMove }, POSITION, [judged(0, 0.64, 0.01), judged(1, 0.7, 0.13)], String);
    expect(ideas.map(({ win }) => win)).toEqual([0.64, 0.64]);
  });
});

describe('ideas for a match that is as good as decided', () => {
  const waits = (kind: string) => gain(kind, `waits for ${kind}`);

  it.each([0.99, 0.01])('come by their words at %d, though one was looked at for a moment only', (win) => {
    const reasons = [[waits('a'), reply(3)], [waits('a2'), reply(4)], [grows(2)]];
    expect(order([judged(0, win, 0.01), judged(1, win, 0.05), judged(2, win, 0.05)], reasons)).toEqual([2, 0, 1]);
  });

  it('are the ones that cost least, whatever their kinds', () => {
    const reasons = [[waits('a'), reply(3)], [waits('b'), reply(4)], [waits('c'), reply(5)], [gain('a', 'waits more')]];
    expect(
      order(
        [0, 1, 2, 3].map((move) => judged(move, 0.99)),
        reasons,
      ),
    ).toEqual([3, 1, 2]);
  });

  it('come by their points, whatever dangers are told beside them', () => {
    const danger = risk('doomed', 'is washed away');
    expect(order([judged(0, 0.99), judged(1, 0.99)], [[grows(4)], [grows(28), danger]])).toEqual([1, 0]);
  });

  it('begin with the most points of those that are as good as won, though a third is not', () => {
    const reasons = [[gain('a', 'takes (+4)', { points: 4 })], [gain('b', 'wins (+28)', { points: 28 })], [grows(9)]];
    expect(order([judged(0, 0.997), judged(1, 0.974), judged(2, 0.9)], reasons)).toEqual([1, 0, 2]);
  });

  it('leave out a best one that has no reason', () => {
    expect(order([judged(0, 0.999), judged(1, 0.98)], [[], [grows(9)]])).toEqual([1]);
  });

  it('are no better for being looked at for a moment only, where another may still lose', () => {
    const reasons = [[gain('a', 'takes (+4)', { points: 4 })], [gain('b', 'wins (+28)', { points: 28 })], [grows(9)]];
    expect(order([judged(0, 0.99, 0.01), judged(1, 0.98, 0.2), judged(2, 0.9, 0.01)], reasons)).toEqual([0, 1, 2]);
  });

  it('is not decided as long as a move may change that', () => {
    const reasons = [[waits('a'), reply(3)], [grows(2)]];
    expect(order([judged(0, 0.99, 0.01), judged(1, 0.9, 0.01)], reasons)).toEqual([0, 1]);
  });
});

describe('ideas that are about the same', () => {
  it('are so when their chances differ by less than they may be off', () => {
    expect(areAlike([judged(0, 0.6), judged(0, 0.58)])).toBe(true);
    expect(areAlike([judged(0, 0.6), judged(0, 0.5)])).toBe(false);
    expect(areAlike([judged(0, 0.6, 0.01), judged(0, 0.5, 0.13)])).toBe(false);
    expect(areAlike([judged(0, 0.6, 0), judged(0, 0.57, 0)])).toBe(false);
    expect(areAlike([judged(0, 0.6)])).toBe(false);
  });
});

describe('chances at either end', () => {
  it('are told alike where they are ordered alike: by whole per cents', () => {
    expect([0.964, 0.966, 0.97, 0.974].map(isNearlyWon)).toEqual([false, true, true, true]);
    expect([0.036, 0.034, 0.03, 0.026].map(isNearlyLost)).toEqual([false, true, true, true]);
  });
});
