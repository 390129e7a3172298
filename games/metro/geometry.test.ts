import { describe, expect, it } from 'vitest';
import { OWNERSHIP, STATIONS, TILE_TOTAL, TILE_TYPES, TILES } from './components.ts';
import {
  ARRIVED,
  ARRIVED_AT_CENTRE,
  BESIDE,
  columnOf,
  ENTRIES,
  EXIT_SIDE,
  EXITS,
  isCentre,
  NO_OWNER,
  nameSquare,
  neighbourOf,
  ONWARD,
  OWNER,
  RIM,
  rowOf,
  SHORT,
  SQUARES,
  STATION_AT,
  STATION_ENTRY,
  squareAt,
  TILE_BY_CODE,
  WITH_CENTRE,
  WITHOUT_CENTRE,
} from './geometry.ts';
import { ownerOf, stationAtExit } from './scoring.ts';

const ALL_SQUARES = Array.from({ length: SQUARES }, (_, square) => square);
const ALL_STATIONS = Array.from({ length: STATIONS }, (_, index) => index + 1);
const MIDDLE = ['33', '34', '43', '44'];

describe('M1 squares', () => {
  it('are named by row, then column', () => {
    expect(nameSquare(squareAt(0, 0))).toBe('00');
    expect(nameSquare(squareAt(3, 4))).toBe('34');
    expect(nameSquare(squareAt(7, 6))).toBe('76');
    expect(new Set(ALL_SQUARES.map(nameSquare)).size).toBe(64);
    for (const square of ALL_SQUARES) expect(squareAt(rowOf(square), columnOf(square))).toBe(square);
  });

  it('the central station is 33, 34, 43, 44, which leaves a square for each of the 60 tiles', () => {
    expect(ALL_SQUARES.filter(isCentre).map(nameSquare)).toEqual(MIDDLE);
    expect(SQUARES - MIDDLE.length).toBe(TILE_TOTAL);
  });

  it('28 squares are on the rim', () => {
    const rim = squaresIn(RIM, 0);
    expect(rim).toEqual(ALL_SQUARES.filter((square) => /0|7/.test(nameSquare(square))).map(nameSquare));
    expect(rim).toHaveLength(28);
  });

  it('neighbours lie above, right, below and left', () => {
    const around = (name: string) =>
      [0, 1, 2, 3].map((side) => {
        const next = neighbourOf(squareNamed(name), side);
        return next < 0 ? 'off' : nameSquare(next);
      });
    expect(around('34')).toEqual(['24', '35', '44', '33']);
    expect(around('00')).toEqual(['off', '01', '10', 'off']);
    expect(around('77')).toEqual(['67', 'off', 'off', '76']);
    expect(around('07')).toEqual(['off', 'off', '17', '06']);
  });
});

describe('M1 stations', () => {
  it.each(ALL_STATIONS)('station %i faces its square by the exits of its side', (station) => {
    const { row, column, departure } = placeOf(station);
    const arrival = departure + 1;
    expect(stationAtExit(row, column, departure)).toBe(station);
    expect(stationAtExit(row, column, arrival)).toBe(station);
    expect(STATION_ENTRY[station]).toBe(squareAt(row, column) * 4 + departure / 2);
    expect(STATION_AT[STATION_ENTRY[station]]).toBe(station);
  });

  it('corner squares face two', () => {
    const facing = (name: string) => {
      const [row, column] = [...name].map(Number);
      return [0, 2, 4, 6].map((exit) => stationAtExit(row, column, exit)).filter((station) => station !== undefined);
    };
    expect(facing('00').sort()).toEqual([8, 9]);
    expect(facing('07')).toEqual([1, 32]);
    expect(facing('70')).toEqual([17, 16]);
    expect(facing('77')).toEqual([25, 24]);
  });

  it('other rim squares face one, inner squares none', () => {
    for (const square of ALL_SQUARES) {
      const name = nameSquare(square);
      const wanted = [...name].filter((digit) => digit === '0' || digit === '7').length;
      const exits = [0, 1, 2, 3, 4, 5, 6, 7].filter(
        (exit) => stationAtExit(rowOf(square), columnOf(square), exit) !== undefined,
      );
      expect({ name, exits: exits.length }).toEqual({ name, exits: wanted * 2 });
    }
  });

  it('no entry but the 32 departures has a station', () => {
    expect(STATION_AT.filter((station) => station > 0)).toHaveLength(32);
  });
});

describe('M2 tracks', () => {
  const LEAVES_BY: Record<string, Record<number, number>> = {
    a: { 0: 5, 2: 7, 4: 1, 6: 3 },
    b: { 0: 3, 2: 5, 4: 7, 6: 1 },
    c: { 0: 7, 2: 1, 4: 3, 6: 5 },
    d: { 0: 1, 2: 3, 4: 5, 6: 7 },
  };

  it.each(TILES)('%s leads every train as its letters say', (code) => {
    const tile = TILE_BY_CODE.get(code) ?? -1;
    const exits = [0, 1, 2, 3].map((side) => EXIT_SIDE[tile * 4 + side] * 2 + 1);
    expect(exits).toEqual([0, 1, 2, 3].map((side) => LEAVES_BY[code[side]][side * 2]));
    expect([0, 1, 2, 3].map((side) => ((EXITS[tile] >> (side * 2)) & 3) * 2 + 1)).toEqual(exits);
    // Two trains never share a track.
    expect(new Set(exits).size).toBe(4);
  });

  it.each([
    ['with', WITH_CENTRE],
    ['without', WITHOUT_CENTRE],
  ])('%s the centre, exits meet the neighbour’s: 1 meets 4, 3 meets 6, 5 meets 0, 7 meets 2', (_, board) => {
    const meets = [4, 6, 0, 2];
    const step = [-8, 1, 8, -1];
    for (const square of ALL_SQUARES) {
      for (const side of [0, 1, 2, 3]) {
        const onward = ONWARD[board * ENTRIES + square * 4 + side];
        const name = nameSquare(square);
        if (stationAtExit(rowOf(square), columnOf(square), side * 2 + 1) !== undefined) {
          expect({ name, side, onward }).toEqual({ name, side, onward: ARRIVED });
          continue;
        }
        if (board === WITH_CENTRE && isCentre(square + step[side])) continue;
        expect({ name, side, onward }).toEqual({ name, side, onward: (square + step[side]) * 4 + meets[side] / 2 });
      }
    }
  });

  it('the central station is entered from 23 and 24 by 5, 35 and 45 by 7, 53 and 54 by 1, 32 and 42 by 3', () => {
    const faces: string[] = [];
    for (const square of ALL_SQUARES.filter((square) => !isCentre(square))) {
      for (const side of [0, 1, 2, 3]) {
        if (ONWARD[square * 4 + side] === ARRIVED_AT_CENTRE) faces.push(`${nameSquare(square)}:${side * 2 + 1}`);
      }
    }
    expect(faces.sort()).toEqual(['23:5', '24:5', '32:3', '35:7', '42:3', '45:7', '53:1', '54:1']);
    expect(ONWARD.subarray(ENTRIES)).not.toContain(ARRIVED_AT_CENTRE);
  });
});

describe('M3 the deck', () => {
  it('holds 60 tiles of 24 types', () => {
    expect([TILE_TOTAL, TILE_TYPES, TILE_BY_CODE.size]).toEqual([60, 24, 24]);
    expect(codesWith(4)).toBe('aaaa aacb acba baac cbaa');
    expect(codesWith(3)).toBe('bcbc cbcb');
    expect(codesWith(2)).toBe('accd adad adbb badb bbad bbbb bcdd cccc ccda cdac cddb dacc dada dbba dbcd ddbc dddd');
  });
});

describe('M4 owners', () => {
  // A digit a station, from 1 to 32: the seat that owns it as people count, or nobody.
  it.each([
    [2, 16, '12121212121212121212121212121212'],
    [3, 10, '123131232312321--321321313212312'],
    [4, 8, '34214312431234214321341234124321'],
    [5, 6, '143512354152413--235412534213452'],
    [6, 5, '125314635126534--214365423162546'],
  ])('with %i seats everybody has %i stations', (seats, each, owners) => {
    const found = ALL_STATIONS.map((station) => ownerOf(seats, station)).map((seat) => (seat ?? -2) + 1);
    expect(found.map((seat) => (seat < 0 ? '-' : seat)).join('')).toBe(owners);
    expect(OWNERSHIP[seats].map((stations) => stations.length)).toEqual(new Array(seats).fill(each));
    expect(new Set(OWNERSHIP[seats].flat()).size).toBe(seats * each);
  });

  it('nobody owns 16 and 17 with 3, 5 and 6 seats, somebody does with 2 and 4', () => {
    for (const seats of [3, 5, 6]) expect([ownerOf(seats, 16), ownerOf(seats, 17)]).toEqual([undefined, undefined]);
    for (const seats of [2, 4]) {
      expect(ownerOf(seats, 16)).toBeTypeOf('number');
      expect(ownerOf(seats, 17)).toBeTypeOf('number');
    }
  });

  it('nobody owns a line that starts inside the board or at the centre', () => {
    for (let seats = 2; seats <= 6; seats++) {
      for (let entry = 0; entry < ENTRIES; entry++) {
        if (STATION_AT[entry] === 0) expect(OWNER[seats * ENTRIES + entry]).toBe(NO_OWNER);
      }
    }
  });
});

describe('M5 squares beside', () => {
  it('are the neighbours, never the central station, never over the edge', () => {
    expect(squaresIn(BESIDE, squareNamed('00') * 2)).toEqual(['01', '10']);
    expect(squaresIn(BESIDE, squareNamed('07') * 2)).toEqual(['06', '17']);
    expect(squaresIn(BESIDE, squareNamed('32') * 2)).toEqual(['22', '31', '42']);
    expect(squaresIn(BESIDE, squareNamed('24') * 2)).toEqual(['14', '23', '25']);
    expect(squaresIn(BESIDE, (SQUARES + squareNamed('32')) * 2)).toEqual(['22', '31', '33', '42']);
    expect(squaresIn(BESIDE, (SQUARES + squareNamed('33')) * 2)).toEqual(['23', '32', '34', '43']);
  });
});

describe('M6 short squares', () => {
  // A track from one rim side of a corner to the other, by the tile's letters from the top clockwise.
  const CORNER_LINKS: Record<string, (code: string) => boolean> = {
    '00': (code) => code[0] === 'c' || code[3] === 'b',
    '07': (code) => code[0] === 'b' || code[1] === 'c',
    '70': (code) => code[2] === 'b' || code[3] === 'c',
    '77': (code) => code[1] === 'b' || code[2] === 'c',
  };

  it.each(TILES)('%s is short where a letter d faces a station or a corner links two', (code) => {
    const wanted = ALL_SQUARES.map(nameSquare).filter((name) => {
      const rim = [name[0] === '0', name[1] === '7', name[0] === '7', name[1] === '0'];
      return rim.some((onRim, side) => onRim && code[side] === 'd') || CORNER_LINKS[name]?.(code);
    });
    expect(squaresIn(SHORT, (TILE_BY_CODE.get(code) ?? -1) * 2)).toEqual(wanted);
  });
});

/** Square and departure exit of a station, from the words of M1. */
function placeOf(station: number): { row: number; column: number; departure: number } {
  if (station <= 8) return { row: 0, column: 8 - station, departure: 0 };
  if (station <= 16) return { row: station - 9, column: 0, departure: 6 };
  if (station <= 24) return { row: 7, column: station - 17, departure: 4 };
  return { row: 32 - station, column: 7, departure: 2 };
}

function squareNamed(name: string): number {
  return squareAt(Number(name[0]), Number(name[1]));
}

/** Names of the squares whose bits are set in two words. */
function squaresIn(words: Int32Array, from: number): string[] {
  return ALL_SQUARES.filter((square) => (words[from + (square >> 5)] >>> (square & 31)) & 1).map(nameSquare);
}

function codesWith(copies: number): string {
  return TILES.filter((tile) => tile[1] === copies)
    .map(([code]) => code)
    .sort()
    .join(' ');
}
