import { expect, test } from 'vitest';
import { texts as table } from '#texts/web/table.ts';
import { must } from '../../../core/result.ts';
import { asYou } from '../../../texts/who.ts';
import { metro } from '../game.ts';
import { squareAt } from '../geometry.ts';
import { room } from '../index.ts';
import { mapLines } from './lines.ts';
import { describeForTable, describeSquare } from './words.ts';

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

test('at a table a tile is heard by the lines that cross it', () => {
  const position = must(metro.parse('metro aacb07 -,aacb 2'));
  const names = [asYou('Rosa'), 'Ada'];
  const say = (row: number, column: number) =>
    describeForTable(position, squareAt(row, column), mapLines(position), names);
  const stations = (row: number, column: number) =>
    mapLines(position)
      .lines.filter(({ steps }) => steps.some(({ square }) => square === squareAt(row, column)))
      .map(({ station }) => station);
  expect(stations(0, 7)).toEqual([1, 32]);
  expect(say(0, 7)).toBe('Row 1, column 8: a tile with your line 1 and Ada’s line 32');
  expect(say(0, 6)).toBe('Row 1, column 7: empty');
});

test('M9: a tile that is kept and the one that is placed instead read as one sentence', () => {
  const position = metro.start(2, {});
  const names = (seat: number) => ['Ada', 'Bo'][seat];
  const told: string[] = [];
  const logged: string[] = [];
  for (const text of ['+aacb', 'draw', '+cbaa', 'cbaa07']) {
    const move = must(metro.parseMove(position, text));
    if (position.turn >= 0) told.push(room.tellMove?.(position, move, names) ?? '');
    if (position.turn >= 0) logged.push(room.logMove?.(position, move, names) ?? '');
    position.play(move);
  }
  expect(table.news(told)).toBe('kept a tile and placed the next one.');
  expect(logged).toEqual(['kept a tile and drew another', 'placed a tile']);
});
