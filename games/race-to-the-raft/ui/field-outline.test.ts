import { expect, it } from 'vitest';
import { readGolden } from '../../../tests/support/golden.ts';
import { raceToTheRaft as game } from '../game.ts';
import type { RaftPosition } from '../position.ts';
import { among, chanceAt, FIRE, fieldOf, frontOf } from './field-outline.ts';
import { drawFire } from './fire.ts';
import { CELL } from './land.ts';
import { frontIn, lookIn, looksOf } from './looks.ts';

const numbersIn = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);
const square = (column: number, row: number) => ({ x: column * CELL, y: row * CELL });

it('a field sways by a twelfth of a square at most, so that squares can still be told', () => {
  for (const [column, row] of [
    [0, 0],
    [7, 3],
    [17, 17],
  ]) {
    const { x, y } = square(column, row);
    const numbers = numbersIn(fieldOf([{ x, y }], among([{ x, y }])));
    for (const [at, number] of numbers.entries()) {
      const from = at % 2 === 0 ? x : y;
      expect(number).toBeGreaterThan(from - CELL / 12);
      expect(number).toBeLessThan(from + CELL + CELL / 12);
    }
  }
});

it('what a square looks like depends on the squares beside it alone: a block is drawn as on the whole island', () => {
  const looks = looksOf(readGolden(game)[3].position as RaftPosition);
  const whole = lookIn(looks);
  for (const [row, line] of looks.entries()) {
    for (const [column, look] of Array.from(line).entries()) {
      const corner = square(column, row);
      const around = [-1, 0, 1].map((down) =>
        [-1, 0, 1].map((across) => looks[row + down]?.[column + across] ?? ' ').join(''),
      );
      const near = lookIn(around, row - 1, column - 1);
      const drawn = [whole, near].map((lookAt) => fieldOf([corner], (x, y) => lookAt(x, y) === look));
      expect(drawn[1]).toBe(drawn[0]);
    }
  }
});

it('fire has a front to land, and none to other fire or where the island ends', () => {
  const fire = [square(0, 0), square(1, 0)];
  const front = (land: readonly { x: number; y: number }[]) => frontOf(fire, among(fire), among([...fire, ...land]));
  expect(front([])).toBe('');
  expect(front([square(0, 1)]).match(/M/g)).toHaveLength(1);
  expect(front([square(0, 1), square(1, 1)]).match(/M/g)).toHaveLength(2);
  expect(frontIn(['ff', 'gb'])).toBe(front([square(0, 1), square(1, 1)]));
});

it('fire licks over the seam that fields leave between them', () => {
  const [own] = [square(2, 2)];
  const [field, fire] = [undefined, FIRE].map((cut) => numbersIn(fieldOf([own], among([own]), cut)));
  expect(Math.min(...fire)).toBeLessThan(Math.min(...field));
  expect(Math.max(...fire)).toBeGreaterThan(Math.max(...field));
});

it('a square burns the same whenever it is drawn, and otherwise than the squares beside it', () => {
  const flames = (column: number, row: number) => JSON.stringify(drawFire([square(column, row)]));
  expect(flames(3, 4)).toBe(flames(3, 4));
  const chances = Array.from({ length: 18 }, (_, column) => Math.floor(chanceAt(square(column, 2), 2) * 100));
  expect(new Set(chances).size).toBeGreaterThan(14);
  for (const chance of chances) expect(chance >= 0 && chance < 100).toBe(true);
});
