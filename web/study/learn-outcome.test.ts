import { expect, test } from 'vitest';
import { texts } from '#texts/web/study-retry.ts';
import { type Answer, answerOf, outcomeOf } from './learn-outcome.ts';

type Known = ReturnType<typeof outcomeOf> | undefined;
const after = (...answers: Answer[]) =>
  answers.reduce<Known>((before, answer) => outcomeOf(before, answer, false), undefined);

test('what was found with a hint was not found on the first try', () => {
  expect([outcomeOf(undefined, 'best', true), outcomeOf('first', 'best', true)]).toEqual(['later', 'first']);
});

test('the first answer counts, and whether a later one was right', () => {
  expect([after('best'), after('best', 'wrong'), after('wrong'), after('wrong', 'best')]).toEqual([
    'first',
    'first',
    'missed',
    'later',
  ]);
});

test('a move that is almost as good is not the best: somebody who goes on may still find that', () => {
  expect([answerOf(true, true, 0), answerOf(true, false, 0.004), answerOf(true, false, 0.03)]).toEqual([
    'best',
    'best',
    'near',
  ]);
  expect(answerOf(false, false, 0.09)).toBe('wrong');
  expect([after('near'), after('near', 'wrong'), after('near', 'best'), after('wrong', 'near')]).toEqual([
    'near',
    'near',
    'later',
    'near',
  ]);
  const only = { first: 0, later: 0, near: 0, missed: 0 };
  expect(texts.endTitle({ ...only, near: 1 })).toBe('You found a good move');
  expect(texts.endSay({ ...only, near: 1 })).toBe('It’s almost as good as the best one.');
  expect(texts.endTitle({ ...only, first: 1 })).toBe('You found it');
  expect(texts.endTitle({ ...only, first: 1, near: 2 })).toBe('You found them all');
  expect(texts.endSay({ ...only, first: 1, near: 2, missed: 1 })).toBe(
    '1 on the first try, 2 almost as good as the best, 1 not found.',
  );
});
