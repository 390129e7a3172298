import { expect, test } from 'vitest';
import { listMoves } from '../../../core/list-moves.ts';
import { must } from '../../../core/result.ts';
import { metro } from '../game.ts';
import { squareAt, TILE_BY_CODE, TURNED } from '../geometry.ts';
import { DRAW_MORE, squareOf, tileOf } from '../rules.ts';
import { NONE } from '../state.ts';
import { openFor, turnableFor } from './turnable.ts';

const tile = (code: string) => TILE_BY_CODE.get(code) ?? -1;
const placementsOf = (line: string) => listMoves(metro, must(metro.parse(line))).filter((move) => move < DRAW_MORE);

test('M14: where a tile fits only another way round, the first such way clockwise is shown', () => {
  const placements = placementsOf('metro - accd,- 1 turning=on');
  const [held, corner] = [tile('accd'), squareAt(0, 0)];
  const [open, turnable] = [openFor(placements, held), turnableFor(placements, held, undefined)];
  expect(open.has(corner)).toBe(false);
  expect([...turnable.keys()].filter((square) => open.has(square))).toEqual([]);
  expect(new Set([...open.keys(), ...turnable.keys()])).toEqual(new Set(placements.map(squareOf)));
  const ways = placements.filter((move) => squareOf(move) === corner);
  const clockwise = [TURNED[held], TURNED[TURNED[held]], TURNED[TURNED[TURNED[held]]]];
  const [first] = ways.toSorted((a, b) => clockwise.indexOf(tileOf(a)) - clockwise.indexOf(tileOf(b)));
  expect(turnable.get(corner)).toBe(first);
  // Another way that is suggested there comes first.
  for (const hint of ways) expect(turnableFor(placements, held, hint).get(corner)).toBe(hint);
});

test('where tiles may not be turned, no square asks for it', () => {
  expect(turnableFor(placementsOf('metro - aacb,- 1'), tile('aacb'), undefined)).toEqual(new Map());
  // Nor where nobody is to place one.
  expect(turnableFor([], NONE, undefined)).toEqual(new Map());
});
