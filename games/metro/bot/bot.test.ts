import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { TILE_TOTAL, TILES } from '../components.ts';
import { metro } from '../game.ts';
import { layLegal } from '../notation.ts';
import type { MetroPosition } from '../position.ts';
import { listPlacements, squareOf, tileOf } from '../rules.ts';
import { allLines } from '../scoring.ts';
import { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { choosePlacement } from './index.ts';

describe('evaluate', () => {
  it('finds nothing on an empty board', () => {
    for (let seats = 2; seats <= 6; seats++) {
      for (let seat = 0; seat < seats; seat++) expect(evaluate(new State(seats, {}), seat)).toBe(0);
    }
  });

  it('what is good for one of two is as bad for the other', () => {
    for (const state of randomBoards(2)) expect(evaluate(state, 0) + evaluate(state, 1)).toBe(0);
  });

  it('with more seats at most one is ahead, and somebody is not behind', () => {
    for (const seats of [3, 4, 5, 6]) {
      for (const state of randomBoards(seats)) {
        const values = Array.from({ length: seats }, (_, seat) => evaluate(state, seat));
        expect(values.filter((value) => value > 0).length).toBeLessThanOrEqual(1);
        expect(Math.max(...values)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('M10 on a full board is the lead in points', () => {
    for (const seats of [2, 4]) {
      const state = randomBoard(seats, TILE_TOTAL, 'full');
      expect(allLines(state).every((line) => line.end.kind !== 'open')).toBe(true);
      for (let seat = 0; seat < seats; seat++) {
        const rivals = Array.from(state.points).filter((_, other) => other !== seat);
        expect(evaluate(state, seat)).toBe(state.points[seat] - Math.max(...rivals));
      }
    }
  });

  it('M7 a tile of an open line is worth more than a point, so that lines are kept running', () => {
    // Station 10 belongs to seat 2: four tiles on their way against three that came home.
    const running = board('aaaa10aaaa11aaaa12aaaa13');
    const home = board('aaaa10accd11');
    expect(evaluate(running, 1)).toBeGreaterThan(evaluate(home, 1));
  });
});

describe('choosePlacement', () => {
  it('is legal and leaves the board as it was, for every number of seats and both boards', () => {
    const list = new Int32Array(metro.maxMoves);
    for (const settings of [{}, { centre: 'off' }]) {
      for (let seats = 2; seats <= 6; seats++) {
        for (const placed of [0, 1, 10, 30, 50, 58, 59]) {
          const state = randomBoard(seats, placed, `choose ${seats}`, settings);
          const before = snapshot(state);
          for (let tile = 0; tile < TILES.length; tile++) {
            const count = listPlacements(state, tile, list);
            expect(Array.from(list.subarray(0, count))).toContain(choosePlacement(state, tile, placed % seats));
          }
          expect(snapshot(state)).toEqual(before);
        }
      }
    }
  });

  it('is a placement of the best evaluation, the first of equals', () => {
    const list = new Int32Array(metro.maxMoves);
    for (const settings of [{ centre: 'on' }, { centre: 'off' }]) {
      for (const state of randomBoards(3, settings)) {
        for (let tile = 0; tile < TILES.length; tile++) {
          const count = listPlacements(state, tile, list);
          const values = Array.from(list.subarray(0, count), (move) => valueAfter(state, move, settings));
          expect(choosePlacement(state, tile, 1)).toBe(list[values.indexOf(Math.max(...values))]);
        }
      }
    }
  });

  it('beats random play clearly, from either seat', () => {
    const wins = [0, 0];
    let points = 0;
    let rivals = 0;
    for (let game = 0; game < 200; game++) {
      const seat = game % 2;
      const end = playAgainstRandom(seat, `strength ${game}`);
      if (end.scores()[seat] > end.scores()[1 - seat]) wins[seat]++;
      points += end.scores()[seat];
      rivals += end.scores()[1 - seat];
    }
    // Of 100 games in each seat it wins 99 and 100, by 147 points to 69.
    expect(Math.min(...wins)).toBeGreaterThan(90);
    expect(points).toBeGreaterThan(rivals * 1.5);
  });
});

/** What seat 2 of three thinks of the board after a placement. */
function valueAfter(state: State, move: number, settings: Record<string, string>): number {
  const trial = new State(3, settings);
  trial.copyFrom(state);
  trial.lay(tileOf(move), squareOf(move));
  return evaluate(trial, 1);
}

/** One seat places what it draws where evaluate likes it best, the other anywhere. */
function playAgainstRandom(seat: number, seed: string): MetroPosition {
  const random = new SeededRandom(seed);
  const list = new Int32Array(metro.maxMoves);
  const position = metro.start(2, {});
  while (position.turn !== OVER) {
    if (position.turn === CHANCE) position.play(position.roll(random));
    else if (position.turn === seat) position.play(choosePlacement(position, position.tileToPlace, seat));
    else position.play(list[random.below(position.moves(list))]);
  }
  return position;
}

function randomBoards(seats: number, settings: Record<string, string> = {}): State[] {
  return Array.from({ length: 60 }, (_, placed) => randomBoard(seats, placed, `board ${seats} ${placed}`, settings));
}

function randomBoard(seats: number, placed: number, seed: string, settings: Record<string, string> = {}): State {
  const random = new SeededRandom(seed);
  const list = new Int32Array(metro.maxMoves);
  const position = metro.start(seats, settings);
  while (position.placed < placed) {
    position.play(position.turn === CHANCE ? position.roll(random) : list[random.below(position.moves(list))]);
  }
  return position;
}

function board(sequence: string): State {
  const state = new State(2, {});
  must(layLegal(state, sequence));
  return state;
}

function snapshot({ words, turn, mover, drawn, placed, deck, pool }: State) {
  return { words: words.join(), turn, mover, drawn, placed, deck, pool };
}
