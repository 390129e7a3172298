import { describe, expect, it } from 'vitest';
import { metro } from '../games/metro/game.ts';
import { OVER, type Position } from './game.ts';
import { perft } from './perft.ts';
import { SeededRandom } from './random.ts';
import { must } from './result.ts';

describe('perft', () => {
  it('counts one way to do nothing, and none to go on after the end', () => {
    const last = randomPosition('over', Number.POSITIVE_INFINITY);
    expect(last.turn).toBe(OVER);
    expect([0, 1, 2].map((depth) => perft(metro, last, depth))).toEqual([1, 0, 0]);
  });

  it('counts what the rules say of the first moves of Metro', () => {
    const start = metro.start(2, {});
    // 24 types can be drawn.
    expect(perft(metro, start, 1)).toBe(24);
    // Each goes on the squares of the rim where M6 lets it, or is kept.
    expect(perft(metro, start, 2)).toBe(24 + legalFirstSquares());
  });

  it.each([
    [0, 1],
    [40, 2],
    [70, 2],
    [100, 2],
    [115, 3],
    [118, 4],
  ])('after %i moves agrees, %i moves deep, with trying every text there is', (played, depth) => {
    for (const seed of ['a', 'b']) {
      const position = randomPosition(seed, played);
      const before = metro.format(position);
      expect(perft(metro, position, depth)).toBe(slowCount(before, depth));
      expect(metro.format(position)).toBe(before);
    }
  });
});

const LETTERS = 'abcd';
const CODES = [...LETTERS].flatMap((a) =>
  [...LETTERS].flatMap((b) => [...LETTERS].flatMap((c) => [...LETTERS].map((d) => a + b + c + d))),
);
const SQUARES = Array.from({ length: 64 }, (_, index) => `${index >> 3}${index & 7}`);
const REAL_CODES = CODES.filter((code) => metro.parseMove(metro.start(2, {}), `+${code}`).ok);
const TEXTS = ['draw', ...REAL_CODES.flatMap((code) => [`+${code}`, ...SQUARES.map((square) => code + square)])];

/** The same number without the list of moves: every text is tried, and positions go by their lines only. */
function slowCount(line: string, depth: number): number {
  if (depth === 0) return 1;
  const position = must(metro.parse(line));
  let ways = 0;
  for (const text of TEXTS) {
    const move = metro.parseMove(position, text);
    if (!move.ok) continue;
    const next = must(metro.parse(line));
    next.play(move.value);
    ways += slowCount(metro.format(next), depth - 1);
  }
  return ways;
}

/** M5, M6 on an empty board, from the words of the rule: the sum over all tiles of the squares open to them. */
function legalFirstSquares(): number {
  // Sides clockwise from the top; where each letter sends the train that enters by a side.
  const leaves = (code: string, side: number) => (side + { a: 2, b: 1, c: 3, d: 0 }[code[side] as 'a']) % 4;
  const rim = SQUARES.map((square) => {
    const [row, column] = [...square].map(Number);
    return [row === 0, column === 7, row === 7, column === 0];
  }).filter((sides) => sides.includes(true));
  return REAL_CODES.reduce((sum, code) => {
    const long = rim.filter((sides) => sides.every((onRim, side) => !(onRim && sides[leaves(code, side)])));
    return sum + (long.length === 0 ? rim.length : long.length);
  }, 0);
}

function randomPosition(seed: string, moves: number) {
  const random = new SeededRandom(`perft ${seed}`);
  const list = new Int32Array(metro.maxMoves);
  const position = metro.start(2, {});
  for (let i = 0; i < moves && position.turn !== OVER; i++) position.play(randomMove(position, list, random));
  return position;
}

function randomMove(position: Position, list: Int32Array, random: SeededRandom): number {
  return position.turn < 0 ? position.roll(random) : list[random.below(position.moves(list))];
}
