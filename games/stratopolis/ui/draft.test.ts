import { expect, test } from 'vitest';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { settle } from '../../../core/settings.ts';
import { stratopolis } from '../game.ts';
import { nameSquare, squaresOf } from '../geometry.ts';
import { placeOf, tileOf } from '../rules.ts';
import {
  describeSquare,
  describeTile,
  fitAt,
  fitsOf,
  isOffCity,
  nameBoth,
  nameOrSide,
  turnAt,
  turnOn,
} from './draft.ts';
import { frameOf, growFrame, indexIn, isRoomy, isWhole, squareIn, squareNamed } from './layout.ts';
import { previewMove } from './preview.ts';

test('S7: every square that a tile may cover lies inside the frame, whatever the shape of the window', () => {
  const random = new SeededRandom('frame');
  const list = new Int32Array(stratopolis.maxMoves);
  for (const aspect of [0.6, 1, 1.4, 2.2]) {
    const position = stratopolis.start(2, must(settle(stratopolis.options, {})));
    while (position.turn !== OVER) {
      if (position.turn === CHANCE) {
        position.play(position.roll(random));
        continue;
      }
      const moves = Array.from(list.subarray(0, position.moves(list)));
      const frame = frameOf(position, aspect);
      const covered = new Set(moves.flatMap((move) => squaresOf(placeOf(move))));
      expect([...covered].filter((square) => indexIn(frame, square) === undefined)).toEqual([]);
      position.play(moves[random.below(moves.length)]);
    }
  }
});

test('F14: a frame is kept from move to move, seldom moves, and never comes nearer; the city stays about in its middle', () => {
  const random = new SeededRandom('growth');
  const list = new Int32Array(stratopolis.maxMoves);
  for (const aspect of [0.9, 1.1, 1.4]) {
    const position = stratopolis.start(2, must(settle(stratopolis.options, {})));
    let frame = frameOf(position, aspect);
    let growths = 0;
    while (position.turn !== OVER) {
      const isChance = position.turn === CHANCE;
      position.play(isChance ? position.roll(random) : list[random.below(position.moves(list))]);
      if (isRoomy(frame, position)) continue;
      const grown = growFrame(frame, position, aspect);
      expect(grown.columns >= frame.columns && grown.rows >= frame.rows).toBe(true);
      // Round a wide city there is little to spare: its squares are small.
      const least = frameOf(position, aspect);
      if (Math.min(least.rows, least.columns) >= 15)
        expect(grown.rows).toBeLessThanOrEqual(Math.max(frame.rows, least.rows + 3));
      frame = grown;
      expect(isRoomy(frame, position) && isWhole(frame, position)).toBe(true);
      growths++;
    }
    // Random matches sprawl; sensible ones grow two or three times.
    expect(growths).toBeGreaterThan(0);
    expect(growths).toBeLessThanOrEqual(8);
  }
});

test('a city that grew to one side is brought back to the middle, though all of it was in the frame', () => {
  const position = must(stratopolis.parse('stratopolis MMUANNRDMNCDPOTDKMJDJKMALOHC P,A green'));
  const frame = { left: 0, top: 3, columns: 20, rows: 20 };
  expect(isWhole(frame, position) && !isRoomy(frame, position)).toBe(true);
  expect(growFrame(frame, position, 1)).toEqual({ ...frame, left: 3 });
});

test('bare ground is off the city where the tile fits neither there nor next to it', () => {
  const position = stratopolis.start(2, must(settle(stratopolis.options, {})));
  const fits = new Map([[squareNamed('ML'), 1]]);
  const off = ['AA', 'ML', 'MK', 'MM'].map((name) => isOffCity(position, fits, squareNamed(name)));
  expect(off).toEqual([true, false, false, false]);
});

test('squares of a frame are counted along its rows, and names lead back to squares', () => {
  const position = stratopolis.start(2, must(settle(stratopolis.options, {})));
  const frame = frameOf(position, 1);
  expect(frame).toEqual({ left: 8, top: 8, columns: 10, rows: 10 });
  for (const index of [0, 9, 10, 99]) expect(indexIn(frame, squareIn(frame, index))).toBe(index);
  expect(nameSquare(squareNamed('MN'))).toBe('MN');
});

test('turning goes on to the next way that fits, or a quarter where no other does', () => {
  expect(turnOn(0, 0b0000, 1)).toBe(1);
  expect(turnOn(0, 0b0000, -1)).toBe(3);
  expect(turnOn(0, 0b1000, 1)).toBe(3);
  expect(turnOn(0, 0b0110, -1)).toBe(2);
  expect(turnOn(2, 0b0100, 1)).toBe(3);
});

test('a tile is shown as an idea has it, else as it is turned, else the next way that fits', () => {
  const fits = new Map([[5, 0b0110]]);
  expect(turnAt(fits, 5, 1, 2)).toBe(2);
  expect(turnAt(fits, 5, 2, undefined)).toBe(2);
  expect(turnAt(fits, 5, 0, 3)).toBe(1);
  expect(turnAt(fits, 6, 0, 3)).toBe(0);
});

test('fits and previews agree with the moves they were made from', () => {
  const position = must(stratopolis.parse('stratopolis MMUANLOB K,A red'));
  const list = new Int32Array(stratopolis.maxMoves);
  const moves = Array.from(list.subarray(0, position.moves(list)));
  const fits = fitsOf(moves, tileOf(moves[0]));
  for (const move of moves) expect(fitAt(fits, placeOf(move) >> 2, placeOf(move) & 3)).toBe('now');
  expect(fitAt(fits, squareNamed('AA'), 0)).toBe('never');
  const { before, after, regions, all } = previewMove(position, moves[0]);
  expect(before).toEqual(Array.from(position.scores()));
  expect(after).toEqual(regions.map((region) => region?.value ?? 0));
  // With sizes on, all of them are shown while a tile is tried.
  expect(all).toEqual(expect.arrayContaining(regions.filter((region) => region !== undefined)));
});

test('tiles and sides in words', () => {
  expect(describeTile(0, 0)).toBe('red corner, black on the right, black below');
  expect(describeTile(1, 3)).toBe('black corner, black above, red on the right');
  expect(nameBoth(['Ada', 'Player 2'], 0)).toBe('Green · Ada');
  expect(nameBoth(['Ada', 'Player 2'], 1)).toBe('Red');
  expect([0, 1].map((seat) => nameOrSide(['Ada', 'Player 2'], seat))).toEqual(['Ada', 'Red']);
});

test('a square is said by column and row, with what is on it or next to it', () => {
  const position = must(stratopolis.parse('stratopolis MMUANMKA M,A red'));
  const say = (name: string, fit?: string) => describeSquare(position, squareNamed(name), fit);
  expect(say('MM')).toBe('Column M, row M: red, height 1');
  expect(say('LM')).toBe('Column L, row M: empty, next to red');
  expect(say('MO', 'fits if you turn the tile')).toBe(
    'Column M, row O: empty, next to green, fits if you turn the tile',
  );
  // A corner is no neighbour.
  expect(say('LO')).toBe('Column L, row O: empty');
});
