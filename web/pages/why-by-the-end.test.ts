import { expect, test } from 'vitest';
import { openMatch } from '../../core/match.ts';
import { plainDice, SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { asYou } from '../../texts/who.ts';
import { whyByTheEnd } from './why-by-the-end.ts';

const room = await findGame('metro')?.load();
if (!room) throw new Error('metro');
const { position } = must(openMatch(room.game, 3, {}, plainDice(new SeededRandom('ends'))));
const asked = { room, view: position, names: [asYou('You'), 'Ada', 'Bo'] };
const endsOf = (own: number, theirs: number, rival = 1, doubt = 0) => [
  { seat: 0, points: own, doubt, sources: [own] },
  { seat: rival, points: theirs, doubt, sources: [0, theirs / 2, theirs / 2] },
];
/** Of a move after which the match ends so, told from one after which it ends otherwise. */
const tell = (ends: Parameters<typeof endsOf>, others: Parameters<typeof endsOf>, isBest = false, ahead = 0) =>
  whyByTheEnd(asked, { ends: endsOf(...ends), others: endsOf(...others), isBest, ahead });

test.each([
  [
    [110, 98],
    [111, 108],
    true,
    0,
    'by the end Ada has 10 points fewer than with a weaker move, mainly through Ada’s line 2',
  ],
  [
    [115, 107],
    [110, 107],
    true,
    0,
    'by the end you have 5 points more than with a weaker move, mainly through your line 1',
  ],
  // Nothing is named that makes less than half of what is told.
  [
    [110, 112],
    [115, 107],
    false,
    0,
    'by the end you have 5 points fewer and Ada 5 more than with the best move, mainly through your line 1',
  ],
  [[110, 117], [113, 107], false, 0, 'by the end you have 3 points fewer and Ada 10 more than with the best move'],
  // Both gain: what outweighs the other says so.
  [
    [113, 117],
    [110, 107],
    false,
    0,
    'by the end you have 3 points more, but Ada 10 more than with the best move, mainly through Ada’s line 2',
  ],
  [
    [113, 117],
    [103, 112],
    true,
    0,
    'by the end you have 10 points more, Ada only 5 more than with a weaker move, mainly through your line 1',
  ],
  [
    [108, 97],
    [110, 107],
    true,
    0,
    'by the end you have 2 points fewer, but Ada 10 fewer than with a weaker move, mainly through Ada’s line 2',
  ],
  [
    [100, 102],
    [110, 107],
    false,
    0,
    'by the end you have 10 points fewer, Ada only 5 fewer than with the best move, mainly through your line 1',
  ],
  [
    [110.4, 108],
    [110.1, 98],
    false,
    10,
    'right away it looks 10 points better, but by the end Ada has 10 points more than with the best move, mainly through Ada’s line 2',
  ],
] as const)(
  'an end of %j instead of %j, of the best move %s that looked better by %d: %s',
  (ends, others, isBest, ahead, told) => {
    expect(tell([...ends], [...others], isBest, ahead)).toBe(told);
  },
);

test('an end that speaks for the wrong move, or of another rival, explains nothing', () => {
  expect(tell([120, 98], [111, 108])).toBeUndefined();
  expect(tell([100, 108], [111, 108], true)).toBeUndefined();
  expect(tell([111, 108], [110, 108], true)).toBeUndefined();
  expect(tell([100, 120], [110, 100, 2])).toBeUndefined();
  // What is given up must be made up for by more than a rounding.
  expect(tell([101, 90], [110, 100], true)).toBeUndefined();
});

test('what two averages might owe to chance explains nothing', () => {
  expect(tell([100, 110], [110, 110])).toBe(
    'by the end you have 10 points fewer than with the best move, mainly through your line 1',
  );
  expect(tell([100, 110, 1, 6], [110, 110])).toBeUndefined();
});
