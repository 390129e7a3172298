import { describe, expect, it } from 'vitest';
import { listMoves } from '../../../core/list-moves.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { settle } from '../../../core/settings.ts';
import { STATIONS } from '../components.ts';
import { metro } from '../game.ts';
import { ENTRIES, NO_OWNER, OWNER, SQUARES, STATION_ENTRY, TURNED } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, placement, ROLL, squareOf, tileOf } from '../rules.ts';
import { features } from './features.ts';
import { JoinedLines } from './joined-lines.ts';
import { TURNED_SQUARE } from './turns.ts';

const active = new Int32Array(features.maxActive);
const moveActive = new Int32Array(features.maxMoveActive);
const ends = new Int32Array(metro.maxMoves);
const start = (seats: number, set: Readonly<Record<string, string>> = {}) =>
  metro.start(seats, must(settle(metro.options, set)));

/** Every position of a match in which all moves are drawn, with the moves that are possible in it. */
function* walk(seats: number, seed: string): Generator<[position: MetroPosition, moves: readonly number[]]> {
  const random = new SeededRandom(seed);
  const position = start(seats);
  for (let moves = listMoves(metro, position); moves.length > 0; moves = listMoves(metro, position)) {
    yield [position, moves];
    position.play(position.turn < 0 ? position.roll(random) : moves[random.below(moves.length)]);
  }
}

describe.each([2, 3, 6])('with %i seats', (seats) => {
  it('names only features that there are', () => {
    for (const [position, moves] of walk(seats, `features ${seats}`)) {
      const table = features.tableOf(position);
      for (let seat = 0; seat < seats; seat++) {
        const count = features.look(position, seat, active);
        // More could overflow a word of the net's first layer.
        expect(count).toBeLessThanOrEqual(250);
        expect(active.subarray(0, count).every((one) => one >= 0 && one < (table?.features ?? 0))).toBe(true);
      }
      if (position.turn < 0) continue;
      features.lookAtMoves(position, Int32Array.from(moves), moves.length, moveActive, ends);
      const named = moveActive.subarray(0, ends[moves.length - 1]);
      expect(named.every((one) => one >= 0 && one < (table?.moveFeatures ?? 0))).toBe(true);
      expect(ends.subarray(0, moves.length).every((end, at) => end > (ends[at - 1] ?? 0))).toBe(true);
    }
  });

  it('sees the lines that a tile makes longer as if it lay there', () => {
    const joined = new JoinedLines();
    const after = start(seats);
    for (const [position, moves] of walk(seats, `lines ${seats}`)) {
      if (position.turn < 0) continue;
      for (const move of moves) {
        if (move === DRAW_MORE) continue;
        joined.read(position, tileOf(move), squareOf(move));
        const seen = Array.from({ length: joined.count }, (_, at) =>
          [joined.owner[at], joined.before[at], joined.after[at], joined.outlet[at]].join(),
        );
        after.copyFrom(position);
        after.lay(tileOf(move), squareOf(move));
        expect(seen.sort()).toEqual(changedLines(position, after).sort());
      }
    }
  });
});

function changedLines(before: MetroPosition, after: MetroPosition): string[] {
  const lines: string[] = [];
  for (let station = 1; station <= STATIONS; station++) {
    const entry = STATION_ENTRY[station];
    const owner = OWNER[before.seats * ENTRIES + entry];
    if (owner === NO_OWNER || before.lengthOf(entry) === after.lengthOf(entry)) continue;
    lines.push([owner, before.lengthOf(entry), after.lengthOf(entry), after.outletOf(entry)].join());
  }
  return lines;
}

it('looks the same after a quarter turn of the board, moves included', () => {
  const turned = start(2);
  const turn = (move: number) => {
    if (move >= ROLL) return ROLL + TURNED[move - ROLL];
    return move === DRAW_MORE ? move : placement(TURNED[tileOf(move)], TURNED_SQUARE[SQUARES + squareOf(move)]);
  };
  const random = new SeededRandom('turned');
  const position = start(2);
  for (let moves = listMoves(metro, position); moves.length > 0; moves = listMoves(metro, position)) {
    // Before the first tile lies there is nothing to turn.
    if (position.placed > 0 && position.turn >= 0) {
      for (const seat of [0, 1]) expect(lookOf(turned, seat)).toEqual(lookOf(position, seat));
      expect(movesOf(turned, moves.map(turn))).toEqual(movesOf(position, moves));
    }
    const move = position.turn < 0 ? position.roll(random) : moves[random.below(moves.length)];
    position.play(move);
    turned.play(turn(move));
  }
  expect(Array.from(turned.points)).toEqual(Array.from(position.points));
});

function lookOf(position: MetroPosition, seat: number): number[] {
  const count = features.look(position, seat, active);
  return [...Array.from(active.subarray(0, count)).sort((a, b) => a - b), features.lead(position, seat)];
}

function movesOf(position: MetroPosition, moves: readonly number[]): number[][] {
  features.lookAtMoves(position, Int32Array.from(moves), moves.length, moveActive, ends);
  return moves.map((_, at) => Array.from(moveActive.subarray(ends[at - 1] ?? 0, ends[at])).sort((a, b) => a - b));
}

it('has nets for duels and for larger tables of the assignment’s game, and none for its options', () => {
  expect([2, 3, 6].map((seats) => features.tableOf(start(seats))?.name)).toEqual(['2', 'more', 'more']);
  for (const set of [{ refill: 'on' }, { turning: 'on' }, { secret: 'on' }, { centre: 'off' }]) {
    expect(features.tableOf(start(2, set))).toBeUndefined();
  }
});
