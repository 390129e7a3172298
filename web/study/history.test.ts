import { expect, test } from 'vitest';
import { accuracies, type PlayedMatch, resultFor, tallyByLevel } from './history.ts';

function played(id: string, level: number | undefined, result: PlayedMatch['result'], more: Partial<PlayedMatch> = {}) {
  return { id, game: 'metro', level, result, accuracy: undefined, when: 0, ...more };
}

test('results are counted by level, the weakest first', () => {
  const matches = [played('a', 5, 'won'), played('b', 2, 'lost'), played('c', 5, 'lost'), played('d', 5, 'shared')];
  expect(tallyByLevel(matches)).toEqual([
    { level: 2, won: 0, shared: 0, lost: 1 },
    { level: 5, won: 1, shared: 1, lost: 1 },
  ]);
});

test('accuracy is told over time, of reviewed matches only', () => {
  const matches = [
    played('late', 1, 'won', { accuracy: 80, when: 3 }),
    played('never', 1, 'won', { when: 2 }),
    played('by hints', 1, 'won', { accuracy: null, when: 2 }),
    played('early', 1, 'won', { accuracy: 60, when: 1 }),
  ];
  expect(accuracies(matches).map(({ id }) => id)).toEqual(['early', 'late']);
});

test('a win is somebody’s own, or shared, or somebody else’s', () => {
  expect([resultFor(0, [0]), resultFor(0, [0, 1]), resultFor(0, [1]), resultFor(0, [])]).toEqual([
    'won',
    'shared',
    'lost',
    'lost',
  ]);
});
