import { expect, it } from 'vitest';
import type { Position } from '../../core/game.ts';
import type { Decision } from '../../study/decision.ts';
import type { Mark } from '../../study/marks.ts';
import { sayGoOn, sayLearn, sayMostlyHints, sayNoLearning, sayReview, sayUnmarked } from './review-words.ts';

const part = { done: 20, total: 50 };

it('a review that failed or was stopped says so, and never that there were no mistakes', () => {
  expect(sayReview({ ...part, state: 'failed' }, 'Ada', [], 0)).toContain('went wrong at 40%');
  expect(sayReview({ ...part, state: 'stopped' }, 'Ada', [], 0)).toBe('The review is paused at 40%.');
  expect(sayReview({ ...part, state: 'working' }, 'Ada', [], 0)).toBe('Reviewing: 40%.');
  expect(sayReview({ done: 50, total: 50, state: 'done' }, 'Ada', [], 0)).toContain('No clear mistakes: Ada played');
});

it('moves that came from hints are nobody’s praise', () => {
  expect(sayReview({ done: 50, total: 50, state: 'done' }, 'Ada', [], 20)).toBe(
    'No clear mistakes. 20 of Ada’s decisions came from hints.',
  );
});

it('hints are the reason for no accuracy only where most moves came from them', () => {
  expect(sayMostlyHints('Ada', 20, 30)).toBe('Most of Ada’s decisions came from hints, so there is no accuracy.');
  expect(sayMostlyHints('Ada', 1, 30)).toBeUndefined();
});

it('inaccuracies are no mistakes to learn from', () => {
  const found = (...marks: readonly Mark[]) => marks.map((mark) => ({ mark }));
  expect(sayLearn('Ada', found('inaccuracy', 'blunder'))).toBe('Learn from Ada’s mistakes');
  expect(sayLearn('Ada', found('inaccuracy', 'inaccuracy'))).toBe('Find better moves');
  expect(sayLearn('Ada', found('inaccuracy'))).toBe('Find a better move');
});

it('a button that leads to no mistake says why', () => {
  const say = (state: 'done' | 'working', found: number, tried: number) =>
    sayNoLearning({ state }, 'Ada', Array(found), Array(tried));
  expect(say('done', 2, 1)).toBeUndefined();
  expect(say('done', 0, 0)).toBe('No clear mistakes to learn from.');
  expect(say('working', 0, 0)).toBe('No mistakes found so far.');
  expect(say('done', 2, 0)).toBe('To learn from Ada’s mistakes, look with all cards open.');
});

it('the way on from a review that failed is to try again', () => {
  expect(sayGoOn({ ...part, state: 'failed' })).toBe('Try again');
  expect(sayGoOn({ ...part, state: 'stopped' })).toBe('Continue');
  expect(sayGoOn({ done: 0, state: 'stopped' })).toBe('Review this match');
});

it('a move is called the best only where no other is as good', () => {
  const say = (wins: readonly number[], counted = true) => {
    const lines = wins.map((win, at) => ({ move: `m${at}`, win }));
    const decision = { best: 'm0', played: 'm0', legal: 9, seat: 0, counted, lines } as Partial<Decision>;
    return sayUnmarked(decision as Decision, { turn: 1 } as Position);
  };
  expect(say([0.8, 0.7, 0.7])).toBe('The best move');
  expect(say([0.8, 0.8, 0.5])).toBe('One of the best moves');
  expect(say([0.8, 0.8, 0.8], false)).toBe('As good as any other move here');
});
