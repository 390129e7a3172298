import { expect, test } from 'vitest';
import { must } from '../../core/result.ts';
import { room } from '../../games/metro/index.ts';
import { isSeen } from './better-move.ts';

test('a better move that only draws another tile is not on the board', () => {
  const position = must(room.game.parse('metro aacb07 -,aacb 2'));
  const moves = ['aacb06', 'draw'].map((text) => must(room.game.parseMove(position, text)));
  expect(moves.map((move) => isSeen(room, position, move))).toEqual([true, false]);
  expect(isSeen({ ...room, placesOf: undefined } as unknown as typeof room, position, moves[1])).toBe(true);
});
