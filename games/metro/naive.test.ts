import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { TILE_TOTAL, TILES } from './components.ts';
import { metro } from './game.ts';
import { nameSquare, STATION_ENTRY, squareAt, TILE_BY_CODE } from './geometry.ts';
import type { MetroPosition } from './position.ts';
import { checkPlacement, DRAW_MORE, listPlacements, squareOf, tileOf } from './rules.ts';
import { traceLine } from './scoring.ts';
import { State } from './state.ts';

/*
 * The engine against a second Metro at the bottom of this file, made of strings and maps straight from the words of the
 * rules: slow, and too simple to be wrong in the same places.
 */
describe('M5 to M8 against a slow and obvious Metro', () => {
  const tables = [2, 3, 4, 5, 6].flatMap((seats) => ['on', 'off'].map((centre) => ({ seats, centre })));

  it.each(tables)('32 random games with $seats seats, centre $centre, looked at after every tile', (table) => {
    for (let game = 0; game < 32; game++) {
      const random = new SeededRandom(`naive ${table.seats} ${table.centre} ${game}`);
      const position = metro.start(table.seats, { centre: table.centre });
      const naive = new NaiveMetro(table.centre === 'on');
      while (position.turn !== OVER) {
        const move = randomMove(position, random);
        position.play(move);
        if (move >= DRAW_MORE) continue;
        naive.place(TILES[tileOf(move)][0], nameSquare(squareOf(move)));
        const found = difference(position, naive, random);
        if (found !== undefined) expect(found, metro.format(position)).toBeUndefined();
      }
      expect(naive.board.size).toBe(60);
    }
  });

  it('any placement on any board: legal for one, legal for the other', () => {
    const code = fc.constantFrom(...TILES.map(([name]) => name));
    const square = fc.nat({ max: 63 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(code, square), { maxLength: 12 }),
        code,
        fc.boolean(),
        (wanted, asked, withCentre) => {
          const naive = new NaiveMetro(withCentre);
          const state = new State(2, { centre: withCentre ? 'on' : 'off' });
          for (const [name, pick] of wanted) layBoth(naive, state, name, pick);
          const answers = ALL_SQUARES.map((name) => checkPlacement(state, codeToTile(asked), name) === undefined);
          const legal = naive.legalSquares(asked);
          expect(answers).toEqual(ALL_SQUARES.map((name) => legal.includes(nameSquare(name))));
          expect(Array.from(state.points)).toEqual(naive.scores(2));
        },
      ),
      { seed: 20200515, numRuns: 1000 },
    );
  });
});

const ALL_SQUARES = Array.from({ length: 64 }, (_, square) => square);

/** Lays a tile on one of its legal squares; which one, `pick` says. Copies are not counted here. */
function layBoth(naive: NaiveMetro, state: State, code: string, pick: number): void {
  const squares = naive.legalSquares(code);
  const name = squares[pick % squares.length];
  naive.place(code, name);
  state.lay(codeToTile(code), squareAt(Number(name[0]), Number(name[1])));
}

function codeToTile(code: string): number {
  return TILE_BY_CODE.get(code) ?? -1;
}

function randomMove(position: MetroPosition, random: SeededRandom): number {
  const list = new Int32Array(metro.maxMoves);
  return position.turn < 0 ? position.roll(random) : list[random.below(position.moves(list))];
}

/** What the engine and the naive game disagree about, if anything. */
function difference(position: MetroPosition, naive: NaiveMetro, random: SeededRandom): string | undefined {
  const scores = Array.from(position.scores()).join();
  if (scores !== naive.scores(position.seats).join()) return `scores ${scores}, naive ${naive.scores(position.seats)}`;
  for (let station = 1; station <= 32; station++) {
    const wanted = naive.line(station);
    const open = wanted.end.startsWith('open') ? wanted.path.length : -1;
    if (position.openLength(STATION_ENTRY[station]) !== open) return `station ${station} is open for ${open} tiles`;
    const line = traceLine(position, station);
    const end = line.end.kind === 'station' ? line.end.station : nameSquare(line.end.square);
    const path = line.steps.map((step) => `${nameSquare(step.square)}:${step.enters}-${step.leaves}`);
    const said = `${path} ${line.end.kind} ${end} ${line.points}`;
    if (said !== `${wanted.path} ${wanted.end} ${wanted.points}`) return `station ${station}: ${said}`;
  }
  if (position.placed === TILE_TOTAL) return undefined;
  const code = TILES[random.below(TILES.length)][0];
  const legal = engineSquares(position, code);
  const wanted = naive.legalSquares(code).join();
  return legal === wanted ? undefined : `${code} may go to ${legal}, naive ${wanted}`;
}

function engineSquares(state: State, code: string): string {
  const moves = new Int32Array(metro.maxMoves);
  const count = listPlacements(state, codeToTile(code), moves);
  return Array.from(moves.subarray(0, count), (move) => nameSquare(squareOf(move)))
    .sort()
    .join();
}

interface NaiveLine {
  readonly path: string[];
  readonly end: string;
  readonly points: number;
}

/** Owner of each station from 1 to 32, as people count seats. */
const OWNERS: Record<number, string> = {
  2: '12121212121212121212121212121212',
  3: '123131232312321--321321313212312',
  4: '34214312431234214321341234124321',
  5: '143512354152413--235412534213452',
  6: '125314635126534--214365423162546',
};

class NaiveMetro {
  readonly board = new Map<string, string>();
  readonly withCentre: boolean;

  constructor(withCentre: boolean) {
    this.withCentre = withCentre;
  }

  place(code: string, square: string): void {
    this.board.set(square, code);
  }

  /** M5, M6: the open squares where the tile is not short; all open squares when it is short on each. */
  legalSquares(code: string): string[] {
    const open: string[] = [];
    for (const row of '01234567') {
      for (const column of '01234567') if (this.isOpen(row + column)) open.push(row + column);
    }
    const long = open.filter((square) => !isShort(code, square));
    return long.length > 0 ? long : open;
  }

  scores(seats: number): number[] {
    const scores = new Array<number>(seats).fill(0);
    for (let station = 1; station <= 32; station++) {
      const owner = OWNERS[seats][station - 1];
      if (owner !== '-') scores[Number(owner) - 1] += this.line(station).points;
    }
    return scores;
  }

  line(station: number): NaiveLine {
    let { square, exit } = departure(station);
    const path: string[] = [];
    for (;;) {
      const code = this.board.get(square);
      if (code === undefined) return { path, end: `open ${square}`, points: 0 };
      const out = (exit + { a: 5, b: 3, c: 7, d: 1 }[code[exit / 2] as 'a']) % 8;
      path.push(`${square}:${exit}-${out}`);
      const next = beyond(square, out);
      if (next === undefined) return { path, end: `station ${arrival(square, out)}`, points: path.length };
      if (this.isCentre(next)) return { path, end: `centre ${next}`, points: 2 * path.length };
      square = next;
      exit = { 1: 4, 3: 6, 5: 0, 7: 2 }[out as 1];
    }
  }

  private isOpen(square: string): boolean {
    if (this.board.has(square) || this.isCentre(square)) return false;
    if (/[07]/.test(square)) return true;
    return [1, 3, 5, 7].some((out) => this.board.has(beyond(square, out) ?? ''));
  }

  private isCentre(square: string): boolean {
    return this.withCentre && ['33', '34', '43', '44'].includes(square);
  }
}

function isShort(code: string, square: string): boolean {
  const rimSides = [square[0] === '0', square[1] === '7', square[0] === '7', square[1] === '0'];
  if (rimSides.some((onRim, side) => onRim && code[side] === 'd')) return true;
  if (square === '00') return code[0] === 'c' || code[3] === 'b';
  if (square === '07') return code[0] === 'b' || code[1] === 'c';
  if (square === '70') return code[2] === 'b' || code[3] === 'c';
  if (square === '77') return code[1] === 'b' || code[2] === 'c';
  return false;
}

/** The square that an odd exit leads to, or nothing off the board. */
function beyond(square: string, out: number): string | undefined {
  const row = Number(square[0]) + { 1: -1, 3: 0, 5: 1, 7: 0 }[out as 1];
  const column = Number(square[1]) + { 1: 0, 3: 1, 5: 0, 7: -1 }[out as 1];
  return row < 0 || column < 0 || row > 7 || column > 7 ? undefined : `${row}${column}`;
}

function departure(station: number): { square: string; exit: number } {
  if (station <= 8) return { square: `0${8 - station}`, exit: 0 };
  if (station <= 16) return { square: `${station - 9}0`, exit: 6 };
  if (station <= 24) return { square: `7${station - 17}`, exit: 4 };
  return { square: `${32 - station}7`, exit: 2 };
}

function arrival(square: string, out: number): number {
  for (let station = 1; station <= 32; station++) {
    const start = departure(station);
    if (start.square === square && start.exit + 1 === out) return station;
  }
  throw new Error(`no station at ${square}:${out}`);
}
