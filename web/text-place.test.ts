import { expect, it } from 'vitest';
import { placeIn } from './text-place.ts';

it.each([
  ['aacb01cbaa09', [11, 12], undefined, 12, 'aacb01cbaa09', '           ^'],
  ['aacb01', [6, 6], undefined, 7, 'aacb01', '      ^'],
  ['ffff\nbbxb\nrrrr', [7, 8], 2, 3, 'bbxb', '  ^'],
  ['a\n', [2, 2], 2, 1, '', '^'],
  [
    `${'x'.repeat(50)}Y${'z'.repeat(50)}`,
    [50, 51],
    undefined,
    51,
    `…${'x'.repeat(14)}Y${'z'.repeat(14)}…`,
    `${' '.repeat(15)}^`,
  ],
  ['\té“', [2, 3], undefined, 3, '···', '  ^'],
] as const)('F9: %j is marked under the very character', (text, span, line, column, excerpt, marks) => {
  expect(placeIn(text, span)).toEqual({ line, column, excerpt, marks });
});
