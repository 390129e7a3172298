import { expect, it } from 'vitest';
import { readPasted } from './pasted.ts';
import type { NewGamePosition } from './position.ts';

/** The position after these moves. */
function after(moves: string): NewGamePosition {
  return readPasted(moves).positions.at(-1) as NewGamePosition;
}

it('N2: the seats take turns and never mark a square twice', () => {
  expect(after('').turn).toBe(0);
  expect(after('b2').turn).toBe(1);
  expect(readPasted('b2 b2')).toMatchObject({ fault: { rule: 'N2', span: [3, 5] } });
});

it.each([
  ['a row', 'a1 a2 b1 b2 c1', [0]],
  ['a column', 'b2 a1 b1 a2 c3 a3', [1]],
  ['a diagonal', 'a1 a2 b2 b1 c3', [0]],
  ['a full board', 'a1 b2 c3 b1 b3 a3 c1 c2 a2', [0, 1]],
])('N3: %s ends the game', (_, moves, winners) => {
  expect(after(moves).winners()).toEqual(winners);
});

it('N3: nothing can be marked after the end', () => {
  expect(readPasted('a1 a2 b1 b2 c1 c2')).toMatchObject({ fault: { rule: 'N3' } });
});
