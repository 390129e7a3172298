import { expect, it } from 'vitest';
import { sayGoOn, sayReview } from './review-words.ts';

const part = { done: 20, total: 50 };

it('a review that failed or was stopped says so, and never that there were no mistakes', () => {
  expect(sayReview({ ...part, state: 'failed' }, 'Ada', 0)).toContain('went wrong at 40%');
  expect(sayReview({ ...part, state: 'stopped' }, 'Ada', 0)).toBe('The review is paused at 40%.');
  expect(sayReview({ ...part, state: 'working' }, 'Ada', 0)).toBe('Reviewing: 40%.');
  expect(sayReview({ done: 50, total: 50, state: 'done' }, 'Ada', 0)).toContain('No clear mistakes');
});

it('the way on from a review that failed is to try again', () => {
  expect(sayGoOn({ ...part, state: 'failed' })).toBe('Try again');
  expect(sayGoOn({ ...part, state: 'stopped' })).toBe('Continue');
  expect(sayGoOn({ done: 0, state: 'stopped' })).toBe('Review this match');
});
