import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../core/game.ts';
import { listMoves } from '../../../core/list-moves.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { settle } from '../../../core/settings.ts';
import { TILE_TOTAL, TILE_TYPES } from '../components.ts';
import { metro } from '../game.ts';
import { isCentre, SHORT, SQUARES } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, squareOf, tileOf } from '../rules.ts';
import { State } from '../state.ts';
import { DealtEndings } from './dealt-endings.ts';
import { bot } from './index.ts';

const start = (seats: number, set: Readonly<Record<string, string>> = {}) =>
  metro.start(seats, must(settle(metro.options, set)));

/** What a seat knows whenever it is its turn, in a match in which all moves are drawn. */
function* views(seats: number, seed: string, set: Readonly<Record<string, string>> = {}): Generator<MetroPosition> {
  const random = new SeededRandom(seed);
  const position = start(seats, set);
  while (position.turn !== OVER) {
    const moves = listMoves(metro, position);
    if (position.turn !== CHANCE) yield position.view(position.turn);
    position.play(position.turn === CHANCE ? position.roll(random) : moves[random.below(moves.length)]);
  }
}

const emptySquares = (position: MetroPosition) =>
  Array.from({ length: SQUARES }, (_, square) => square).filter(
    (square) => !isCentre(square) && !position.isOccupied(square),
  );

/** The slow obvious version: every tile is laid where it was dealt, but the placement's tile and the one in its place are exchanged. */
function scoresByLaying(position: MetroPosition, { tileAt, dealtTo }: DealtEndings, move: number): number[] {
  const board = new State(position.seats, position.settings);
  board.copyFrom(position);
  const tiles = [...tileAt];
  tiles[dealtTo[tileOf(move)]] = tileAt[squareOf(move)];
  tiles[squareOf(move)] = tileOf(move);
  for (const square of emptySquares(position)) board.lay(tiles[square], square);
  return [...board.points];
}

describe.each([
  [2, {}],
  [3, {}],
  [6, {}],
  [2, { refill: 'on' }],
  [2, { secret: 'on' }],
  [4, { secret: 'on', refill: 'on' }],
])('with %i seats and %o', (seats, set) => {
  it('the tiles to come are dealt to the empty squares, each once', () => {
    const endings = new DealtEndings();
    const random = new SeededRandom('deal');
    for (const view of views(seats, `deal ${seats}`, set)) {
      endings.begin(view);
      endings.imagine(random);
      const dealt = emptySquares(view).map((square) => endings.tileAt[square]);
      const seen = [...view.hands, view.drawn];
      for (let tile = 0; tile < TILE_TYPES; tile++) {
        const copies = view.unseen[tile] + seen.filter((held) => held === tile).length;
        expect(dealt.filter((one) => one === tile)).toHaveLength(copies);
        if (copies > 0) expect(endings.tileAt[endings.dealtTo[tile]]).toBe(tile);
      }
    }
  });

  it('a placement scores as if its tile lay there and the one that was dealt there in its stead', () => {
    const endings = new DealtEndings();
    const random = new SeededRandom('score');
    for (const view of views(seats, `score ${seats}`, set)) {
      endings.begin(view);
      for (let ending = 0; ending < 3; ending++) {
        endings.imagine(random);
        for (const move of [...listMoves(metro, view), ...answersToRoll(view, random)]) {
          if (move === DRAW_MORE) continue;
          const scores = Array.from(endings.scoresAfter(move)).slice(0, seats);
          expect(scores).toEqual(scoresByLaying(view, endings, move));
        }
      }
    }
  });
});

/** What could be laid after asking for another tile. */
function answersToRoll(view: MetroPosition, random: SeededRandom): number[] {
  if (!listMoves(metro, view).includes(DRAW_MORE)) return [];
  const asked = view.imagine(random);
  asked.play(DRAW_MORE);
  asked.play(asked.roll(random));
  return listMoves(metro, asked);
}

describe('endings that are dealt', () => {
  it('are those of random play, as far as points go', () => {
    for (const [seats, placed] of [
      [2, 0],
      [2, 24],
      [3, 40],
    ]) {
      const view = viewAfter(seats, placed);
      const points = [playedPoints(view, 4000), dealtPoints(view, 4000)];
      for (let seat = 0; seat < seats; seat++) expect(Math.abs(points[0][seat] - points[1][seat])).toBeLessThan(1.5);
    }
  });

  it('M6 have short lines about as often as random play, which has them where nothing else is left', () => {
    const view = viewAfter(2, 6);
    const endings = new DealtEndings();
    const random = new SeededRandom('short');
    const trial = view.copy();
    const short = { played: 0, dealt: 0 };
    endings.begin(view);
    for (let ending = 0; ending < 1000; ending++) {
      trial.copyFrom(view);
      bot.playOn?.(trial, random, random);
      endings.imagine(random);
      for (const square of emptySquares(view)) {
        if (isShort(trial.tiles[square], square)) short.played += 1 / 1000;
        if (isShort(endings.tileAt[square], square)) short.dealt += 1 / 1000;
      }
    }
    // Dealt without a look at the squares there would be five or more.
    expect(short.played).toBeGreaterThan(0.8);
    expect(Math.abs(short.dealt - short.played)).toBeLessThan(0.4);
  });

  it('are known wherever all squares get tiles that nobody turns', () => {
    const { knows } = new DealtEndings();
    for (let seats = 2; seats <= 6; seats++) expect(knows(start(seats))).toBe(true);
    expect(knows(start(2, { refill: 'on', secret: 'on' }))).toBe(true);
    expect(knows(start(2, { turning: 'on' }))).toBe(false);
    expect(knows(start(2, { centre: 'off' }))).toBe(false);
  });

  it('refuse a position whose tiles do not add up', () => {
    const view = viewAfter(2, 10);
    view.hands[0] = 0;
    view.hands[1] = 0;
    expect(() => new DealtEndings().begin(view)).toThrow('squares');
  });
});

function isShort(tile: number, square: number): boolean {
  return ((SHORT[tile * 2 + (square >> 5)] >>> (square & 31)) & 1) === 1;
}

function viewAfter(seats: number, placed: number): MetroPosition {
  for (const view of views(seats, 'view')) if (view.placed === placed && view.drawn === TILE_TYPES) return view;
  throw new Error(`No match has ${placed} of ${TILE_TOTAL} tiles.`);
}

function playedPoints(view: MetroPosition, times: number): number[] {
  const [choices, dice] = [new SeededRandom('choices'), new SeededRandom('dice')];
  const trial = view.copy();
  const sums = Array<number>(view.seats).fill(0);
  for (let time = 0; time < times; time++) {
    trial.copyFrom(view);
    bot.playOn?.(trial, choices, dice);
    for (let seat = 0; seat < view.seats; seat++) sums[seat] += trial.points[seat] / times;
  }
  return sums;
}

/** The placements of the tile in hand as likely as they are in random play: all the same. */
function dealtPoints(view: MetroPosition, times: number): number[] {
  const endings = new DealtEndings();
  const random = new SeededRandom('endings');
  const moves = listMoves(metro, view).filter((move) => move !== DRAW_MORE);
  const sums = Array<number>(view.seats).fill(0);
  endings.begin(view);
  for (let time = 0; time < times; time++) {
    endings.imagine(random);
    const points = endings.scoresAfter(moves[random.below(moves.length)]);
    for (let seat = 0; seat < view.seats; seat++) sums[seat] += points[seat] / times;
  }
  return sums;
}
