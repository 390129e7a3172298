import { expect, test } from 'vitest';
import { must } from '../../../core/result.ts';
import { metro } from '../game.ts';
import { squareAt } from '../geometry.ts';
import { room } from '../index.ts';
import { describeSquare } from './words.ts';

test('rows and columns are counted from 1; a terminal names the digits that are typed', () => {
  const position = must(metro.parse('metro - aacb,- 1'));
  const move = must(metro.parseMove(position, 'aacb07'));
  expect(room.describeMove(position, move)).toBe('placed a tile in row 1, column 8');
  expect(room.adviseMove(position, move)).toBe('Place your tile in row 1, column 8');
  expect(room.typed?.describeMove(position, move)).toBe('placed a tile at 07');
  expect(room.typed?.adviseMove(position, move)).toBe('Place your tile at 07');
  expect(describeSquare(position, squareAt(0, 7))).toBe('Row 1, column 8: empty');
  expect(describeSquare(position, squareAt(3, 4))).toBe('Row 4, column 5: central station');
});
