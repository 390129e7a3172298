import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { type Settings, settle } from '../../core/settings.ts';
import { about } from './about.ts';
import { BOARD_SIZE, ORIENTATIONS, TILE_TYPES, TILES } from './components.ts';
import { COLOUR_LETTERS, columnOf, isOnBoard, PLACES, rowOf } from './geometry.ts';
import { formatPlacements } from './notation.ts';
import { StratopolisPosition } from './position.ts';
import { checkPlacement, listPlacements, MAX_PLACEMENTS, placeOf } from './rules.ts';
import { cascadeOf, leaderOf, regionsOf } from './scoring.ts';
import { COLOUR_AT, HEIGHT, NONE } from './state.ts';

/*
 * The rules once more, slowly and obviously: a city is a map from "column,row" to a tower of (tile number, colour),
 * built anew from the official string. What State and scoring keep in clever ways must agree with it.
 */
type Tower = { tile: number; colour: string }[];

function build(text: string): Map<string, Tower> {
  const city = new Map<string, Tower>();
  city.set('12,12', [{ tile: 0, colour: 'R' }]);
  city.set('12,13', [{ tile: 0, colour: 'G' }]);
  for (let at = 4; at < text.length; at += 4) {
    const colours = TILES.find(([letter]) => letter === text[at + 2])?.[1] ?? '';
    const squares = cover(text.charCodeAt(at) - 65, text.charCodeAt(at + 1) - 65, text[at + 3]);
    for (const [i, square] of squares.entries()) {
      city.set(square, [...(city.get(square) ?? []), { tile: at / 4, colour: colours[i] }]);
    }
  }
  return city;
}

function cover(column: number, row: number, turn: string): string[] {
  const arms = ORIENTATIONS.find(([letter]) => letter === turn)?.[1] ?? [];
  return [[0, 0], ...arms].map(([right, down]) => `${column + right},${row + down}`);
}

function neighbours(square: string): string[] {
  const [column, row] = square.split(',').map(Number);
  return [`${column},${row - 1}`, `${column + 1},${row}`, `${column},${row + 1}`, `${column - 1},${row}`];
}

/** S5 to S9. */
function isLegal(city: Map<string, Tower>, colours: string, squares: string[]): boolean {
  const onBoard = squares.every((square) => square.split(',').every((n) => Number(n) >= 0 && Number(n) < BOARD_SIZE));
  if (!onBoard) return false;
  const towers = squares.map((square) => city.get(square) ?? []);
  if (new Set(towers.map((tower) => tower.length)).size > 1) return false;
  if (towers[0].length === 0) return squares.some((square) => neighbours(square).some((next) => city.has(next)));
  const tops = towers.map((tower) => tower[tower.length - 1]);
  const clashes = tops.some((top, i) => ['RG', 'GR'].includes(top.colour + colours[i]));
  return !clashes && new Set(tops.map((top) => top.tile)).size >= 2;
}

function slowPlacements(city: Map<string, Tower>, colours: string): string[] {
  const legal: string[] = [];
  for (let column = 0; column < BOARD_SIZE; column++) {
    for (let row = 0; row < BOARD_SIZE; row++) {
      for (const [turn] of ORIENTATIONS) {
        if (isLegal(city, colours, cover(column, row, turn))) legal.push(`${column},${row}${turn}`);
      }
    }
  }
  return legal.sort();
}

/** S10: regions of a colour as [size, height], in no order. */
function slowRegions(city: Map<string, Tower>, colour: string): [number, number][] {
  const open = new Set(
    [...city].filter(([, tower]) => tower[tower.length - 1].colour === colour).map(([square]) => square),
  );
  const regions: [number, number][] = [];
  for (const start of open) {
    const region = new Set([start]);
    for (const square of region) for (const next of neighbours(square)) if (open.has(next)) region.add(next);
    for (const square of region) open.delete(square);
    regions.push([region.size, Math.max(...[...region].map((square) => city.get(square)?.length ?? 0))]);
  }
  return regions;
}

/** S11, S13, S14: values in the order in which regions count. */
function slowValues(regions: [number, number][], boxed: boolean): number[] {
  const values = regions.map(([size, height]) => [size * height, size, height]);
  values.sort((a, b) => (boxed ? b[0] - a[0] : b[1] - a[1] || b[2] - a[2]));
  return values.map(([value]) => value);
}

function listed(position: StratopolisPosition, tile: number): string[] {
  const moves = new Int32Array(MAX_PLACEMENTS);
  const count = listPlacements(position, tile, moves, 0);
  return Array.from(moves.subarray(0, count), (move) => namePlace(placeOf(move))).sort();
}

function namePlace(place: number): string {
  return `${columnOf(place >> 2)},${rowOf(place >> 2)}${ORIENTATIONS[place & 3][0]}`;
}

const settings = (given: Settings) => must(settle(about.options, given));

/**
 * Positions of random games with a seat to move, and their ends. Some games drift to the lower right until they meet
 * the edge, some climb, so that towers and cut regions are common.
 */
function* randomPositions(seed: string, games: number, given: Settings = {}): Generator<StratopolisPosition> {
  const random = new SeededRandom(seed);
  const list = new Int32Array(MAX_PLACEMENTS);
  for (let game = 0; game < games; game++) {
    const position = new StratopolisPosition(settings(given));
    const [wish, tries] = WISHES[game % WISHES.length];
    while (position.turn !== OVER) {
      if (position.turn === CHANCE) {
        position.play(position.roll(random));
        continue;
      }
      yield position;
      const count = position.moves(list);
      const tried = Array.from({ length: tries }, () => list[random.below(count)]);
      position.play(tried.reduce((best, move) => (wish(position, move) > wish(position, best) ? move : best)));
    }
    yield position;
  }
}

const heightBelow = ({ cells }: StratopolisPosition, move: number) => cells[placeOf(move) >> 2] & HEIGHT;
const WISHES: [wish: (position: StratopolisPosition, move: number) => number, tries: number][] = [
  [() => 0, 1],
  [(_, move) => placeOf(move) + 27 * (columnOf(placeOf(move) >> 2) * 4), 12],
  [heightBelow, 8],
  [heightBelow, 200],
];

describe('a slow and obvious city agrees', () => {
  it('S5–S9: on what may be placed, for every tile', () => {
    const random = new SeededRandom('which');
    let highest = 0;
    let farthest = 0;
    for (const position of randomPositions('lists', 24)) {
      if (random.below(4) > 0) continue;
      const city = build(formatPlacements(position));
      const tile = random.below(TILE_TYPES);
      expect(listed(position, tile).join(' ')).toBe(slowPlacements(city, TILES[tile][1]).join(' '));
      highest = Math.max(highest, ...[...city.values()].map((tower) => tower.length));
      farthest = Math.max(farthest, ...[...city.keys()].map((square) => Number(square.split(',')[0])));
    }
    expect(highest).toBeGreaterThan(4);
    expect(farthest).toBe(BOARD_SIZE - 1);
  });

  it('S5–S9: on what may not, and check gives a reason exactly then', () => {
    const random = new SeededRandom('reasons');
    const codes = new Set<string>();
    for (const position of randomPositions('checks', 24)) {
      if (random.below(8) > 0) continue;
      const tile = random.below(TILE_TYPES);
      const passed = Array.from({ length: PLACES }, (_, place) => place).filter((place) => {
        const fault = checkPlacement(position, tile, place);
        if (fault) codes.add(fault.code);
        return fault === undefined;
      });
      expect(passed.map(namePlace).sort().join(' ')).toBe(listed(position, tile).join(' '));
    }
    expect([...codes].sort()).toEqual(
      ['apart', 'clash', 'off', 'straddle', 'uneven'].map((code) => `stratopolis.${code}`),
    );
  });

  it('S6: on what shows and how high it is', () => {
    for (const position of randomPositions('faces', 12)) {
      const city = build(formatPlacements(position));
      const wanted = [...city].map(([square, tower]) => `${square} ${tower[tower.length - 1].colour}${tower.length}`);
      const shown = Array.from(position.cells.keys())
        .filter((square) => isOnBoard(square) && position.cells[square] !== 0)
        .map((square) => {
          const cell = position.cells[square];
          return `${columnOf(square)},${rowOf(square)} ${COLOUR_LETTERS[cell >> COLOUR_AT]}${cell & HEIGHT}`;
        });
      expect(shown.sort().join('; ')).toBe(wanted.sort().join('; '));
    }
  });

  it.each([false, true])('S10–S14: on regions, scores and ties, boxed scoring %s', (boxed) => {
    let ties = 0;
    for (const position of randomPositions('regions', 40, { scoring: boxed ? 'boxed' : 'official' })) {
      const city = build(formatPlacements(position));
      const values = ['G', 'R'].map((colour) => slowValues(slowRegions(city, colour), boxed));
      expect(Array.from(position.scores())).toEqual(values.map((list) => list[0] ?? 0));
      expect([0, 1].map((seat) => regionsOf(position, seat).map((region) => region.value))).toEqual(values);
      const decided = slowDecision(values);
      expect(leaderOf(position)).toBe(decided.winner ?? NONE);
      const { winner, steps } = cascadeOf(position);
      expect({ winner, ranks: steps.length }).toEqual(decided);
      if (decided.ranks > 1) ties++;
    }
    expect(ties).toBeGreaterThan(30);
  });
});

function slowDecision(values: number[][]): { winner: number | undefined; ranks: number } {
  const longest = Math.max(values[0].length, values[1].length);
  for (let rank = 0; rank < longest; rank++) {
    const [green, red] = values.map((list) => list[rank] ?? 0);
    if (green !== red) return { winner: green > red ? 0 : 1, ranks: rank + 1 };
  }
  return { winner: undefined, ranks: longest };
}
