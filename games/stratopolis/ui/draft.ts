import { texts } from '#texts/stratopolis/words.ts';
import type { Move, Seat } from '../../../core/game.ts';
import { STEPS, TILE_COLOURS } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { placement, placeOf, tileOf } from '../rules.ts';
import { type Region, regionsOf } from '../scoring.ts';
import { COLOUR_AT, HEIGHT } from '../state.ts';
import { touchedAt } from './touched.ts';
import { nameSide, sayPlace } from './words.ts';

/** Where a tile fits: one bit a turn, by the square of its origin. */
export type Fits = ReadonlyMap<number, number>;

/** The legal moves of one tile, taken apart. */
export function fitsOf(moves: readonly Move[], tile: number | undefined): Fits {
  const fits = new Map<number, number>();
  for (const move of moves) {
    if (tileOf(move) !== tile) continue;
    const origin = placeOf(move) >> 2;
    fits.set(origin, (fits.get(origin) ?? 0) | (1 << (placeOf(move) & 3)));
  }
  return fits;
}

/** Does the tile fit a square as it is turned, only if it is turned, or not at all? */
export type Fit = 'now' | 'turned' | 'never';

export function fitAt(fits: Fits, square: number, turn: number): Fit {
  const turns = fits.get(square) ?? 0;
  if ((turns >> turn) & 1) return 'now';
  return turns > 0 ? 'turned' : 'never';
}

/** Turns a tile on to the next way in which it fits, or a quarter where it fits no other way. */
export function turnOn(turn: number, turns: number, way: 1 | -1): number {
  for (let quarters = 1; quarters < 4; quarters++) {
    const next = (turn + way * quarters + 4) & 3;
    if ((turns >> next) & 1) return next;
  }
  return (turn + way + 4) & 3;
}

/** How a tile is shown on a square: as an idea has it there, else as it is turned, else the next way that fits. */
export function turnAt(fits: Fits, square: number, turn: number, idea: number | undefined): number {
  const turns = fits.get(square) ?? 0;
  if (idea !== undefined && (turns >> idea) & 1) return idea;
  return fitAt(fits, square, turn) === 'turned' ? turnOn(turn, turns, 1) : turn;
}

/** Bare ground where the tile fits neither here nor next to it: a finger that taps there means none of the squares. */
export function isOffCity({ cells }: StratopolisPosition, fits: Fits, square: number): boolean {
  const near = [square, ...Array.from(STEPS.subarray(0, 4), (step) => square + step)];
  return (cells[square] & HEIGHT) === 0 && !near.some((other) => fits.has(other));
}

/** The region that scores for each seat, if it has one. */
export function scoringRegions(position: StratopolisPosition): (Region | undefined)[] {
  return [0, 1].map((seat): Region | undefined => regionsOf(position, seat)[0]);
}

export function allRegions(position: StratopolisPosition): Region[] {
  return [0, 1].flatMap((seat) => regionsOf(position, seat));
}

/** "Green · Ada"; only "Green" where nobody is named, as in the viewer. */
export function nameBoth(names: readonly string[], seat: Seat): string {
  return texts.sideAndName(nameSide(seat), names[seat], seat);
}

/** "Ada" alone, beside a badge in her colour; else the colour. */
export function nameOrSide(names: readonly string[], seat: Seat): string {
  return nameBoth(names, seat) === nameSide(seat) ? nameSide(seat) : names[seat];
}

/** A square in words, for those who listen; `fit` tells what it means for the tile in hand. */
export function describeSquare(position: StratopolisPosition, square: number, fit?: string): string {
  const cell = position.cells[square];
  const height = cell & HEIGHT;
  const name = sayPlace(square, true);
  const shown =
    height === 0
      ? texts.bareSquare(name, touchedAt(position, square))
      : texts.square(name, texts.colours[cell >> COLOUR_AT], height);
  return fit === undefined ? shown : texts.squareWith(shown, fit);
}

/** What each square would mean for the tile in hand, in words; made for a whole board at a time. */
export function describeFits(position: StratopolisPosition, fits: Fits, tile: number, turn: number) {
  const words = new Map<number, string>();
  const after = position.copy();
  const before = Array.from(position.scores());
  for (const square of fits.keys()) {
    if (fitAt(fits, square, turn) === 'turned') {
      words.set(square, texts.fitsTurned);
      continue;
    }
    after.copyFrom(position);
    after.play(placement(tile, square * 4 + turn));
    words.set(square, texts.fits(before.map((points, seat) => change(seat, points, after.scores()[seat]))));
  }
  return words;
}

function change(seat: Seat, before: number, after: number): string {
  const side = nameSide(seat);
  return before === after ? texts.staysAt(side, after) : texts.goesTo(side, before, after);
}

/** "green corner, black on the right, red below". */
export function describeTile(tile: number, turn: number): string {
  const [corner, first, second] = [0, 1, 2].map((square) => texts.colours[TILE_COLOURS[tile * 4 + square]]);
  return texts.tileTurned(corner, first, second, turn);
}

/** "6 squares × height 3 = 18". */
export function spellRegion(region: Region | undefined): string {
  return region ? texts.regionSpelled(region.size, region.height) : texts.hidden;
}

/** "6 squares × height 3", where nothing else says what is counted. */
export function countRegion(region: Region | undefined): string {
  return region ? texts.regionCounted(region.size, region.height) : texts.hidden;
}

/** "6 × height 3". */
export function shortRegion(region: Region | undefined): string {
  return region ? texts.regionShort(region.size, region.height) : texts.hidden;
}
