import { describe, expect, it } from 'vitest';
import { walk } from '../../core/laws.ts';
import { must } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import { CENTRE_SQUARES, LETTER_TURNS, TILES } from './components.ts';
import { metro } from './game.ts';
import { FAMILY, TURNED } from './geometry.ts';
import { MetroPosition } from './position.ts';

const CODES = TILES.map(([code]) => code);

describe('M14 tiles that may be turned', () => {
  it('every tile of the box is another one of it, or itself, after a quarter turn', () => {
    expect(TILES.map((_, tile) => CODES[TURNED[tile]])).toEqual(CODES.map(turn));
    for (const [tile, code] of CODES.entries()) expect(CODES[FAMILY[tile]]).toBe(waysOf(code).sort()[0]);
  });

  it('those that differ by a turn only are copies of one another', () => {
    const { unseen } = metro.start(2, settingsOf('on'));
    const counts = Object.fromEntries(CODES.map((code, tile) => [code, unseen[tile]]).filter(([, count]) => count));
    expect(counts).toEqual({
      aaaa: 4,
      aacb: 16,
      accd: 8,
      adad: 4,
      adbb: 8,
      bbbb: 2,
      bcbc: 6,
      bcdd: 8,
      cccc: 2,
      dddd: 2,
    });
  });

  it('M6 looks at every way round: a square may be short one way and open another', () => {
    const moves = legal(at('metro - accd,- 1 turning=on'));
    expect(new Set(moves.map((move) => move.slice(0, 4)))).toEqual(new Set(waysOf('accd')));
    expect(at('metro - accd,- 1 turning=on').check(must0('accd00'))).toBeDefined();
  });

  it('every way on every square against a slow and obvious list, over whole matches', () => {
    for (let match = 0; match < 60; match++) {
      const { positions } = walk(
        metro,
        2 + (match % 3),
        settingsOf(match % 2 === 0 ? 'on' : 'off'),
        `turning ${match}`,
      );
      for (const position of positions)
        if (position instanceof MetroPosition && position.turn >= 0) compareLists(position);
    }
  });

  it('a line of text keeps it, and counts copies by their family', () => {
    const line = 'metro acba27baac26 aacb,- 1 turning=on';
    expect(metro.format(at(line))).toBe(line);
    expect(at(line).unseen[CODES.indexOf('aacb')]).toBe(13);
    // Five of a tile that the box has four of: without turning there is no fifth.
    const five = 'metro acba27acba26acba25acba24acba23 -,- 1+';
    expect(metro.parse(five)).toMatchObject({ ok: false, fault: { code: 'metro.copies' } });
    expect(metro.parse(`${five} turning=on`).ok).toBe(true);
  });

  it('nobody lays a tile of another family, and without the option nobody turns one', () => {
    expect(metro.parseMove(at('metro - aacb,- 1 turning=on'), 'accd27')).toMatchObject({
      ok: false,
      fault: { code: 'metro.tile' },
    });
    expect(metro.parseMove(at('metro - aacb,- 1'), 'acba27')).toMatchObject({
      ok: false,
      fault: { code: 'metro.tile' },
    });
    expect(metro.parseMove(at('metro - aacb,- 1 turning=on'), 'acba27').ok).toBe(true);
  });

  it('M12 a hidden tile that is laid turned leaves its family', () => {
    const view = at('metro - ?,- 1 turning=on secret=on');
    view.play(must(metro.parseMove(view, 'acba27')));
    expect(view.unseen[CODES.indexOf('aacb')]).toBe(15);
  });
});

const ALL = [...Array(64).keys()].map((square) => `${square >> 3}${square & 7}`);

function settingsOf(centre: string): Settings {
  return { refill: 'off', turning: 'on', secret: 'off', centre };
}

function at(line: string): MetroPosition {
  return must(metro.parse(line));
}

function must0(text: string): number {
  const free = at(`metro - ${text.slice(0, 4)},- 1`);
  const list = new Int32Array(metro.maxMoves);
  const count = free.moves(list);
  return Array.from(list.subarray(0, count)).find((move) => metro.formatMove(free, move) === text) ?? -1;
}

function legal(position: MetroPosition): string[] {
  const list = new Int32Array(metro.maxMoves);
  const count = position.moves(list);
  const texts = Array.from(list.subarray(0, count), (move) => metro.formatMove(position, move));
  return texts.filter((text) => text !== 'draw');
}

/** What is listed, and what is let through one by one, is what the slow list has. */
function compareLists(position: MetroPosition): void {
  const expected = slowly(position);
  const line = metro.format(position);
  expect(legal(position).sort(), line).toEqual(expected);
  const all = waysOf(CODES[position.tileToPlace]).flatMap((way) => ALL.map((square) => `${way}${square}`));
  expect(all.filter((move) => metro.parseMove(position, move).ok).sort(), line).toEqual(expected);
}

/** The letters run clockwise from the top, so a quarter turn brings the last one to the front. */
function turn(code: string): string {
  return code[3] + code.slice(0, 3);
}

function waysOf(code: string): string[] {
  return [...new Set([code, turn(code), turn(turn(code)), turn(turn(turn(code)))])];
}

/** Straight from the words of M5, M6 and M14. */
function slowly(position: MetroPosition): string[] {
  const taken = new Set(Array.from(position.order.subarray(0, position.placed)));
  const isClosed = (row: number, column: number) =>
    position.settings.centre === 'on' && CENTRE_SQUARES.some(([r, c]) => r === row && c === column);
  const open = ALL.filter((name) => {
    const [row, column] = [Number(name[0]), Number(name[1])];
    const sides = [
      [row - 1, column],
      [row, column + 1],
      [row + 1, column],
      [row, column - 1],
    ];
    const isRim = sides.some(([r, c]) => isOff(r) || isOff(c));
    const isBeside = sides.some(([r, c]) => !isOff(r) && !isOff(c) && taken.has(r * 8 + c));
    return !taken.has(row * 8 + column) && !isClosed(row, column) && (isRim || isBeside);
  });
  const all = waysOf(CODES[position.tileToPlace]).flatMap((way) => open.map((square) => `${way}${square}`));
  const long = all.filter((move) => !isShort(move));
  return (long.length > 0 ? long : all).sort();
}

function isOff(line: number): boolean {
  return line < 0 || line > 7;
}

/** A train that starts at a station of this square leaves the board at once. */
function isShort(move: string): boolean {
  const [row, column] = [Number(move[4]), Number(move[5])];
  const isEdge = [row === 0, column === 7, row === 7, column === 0];
  return isEdge.some((starts, side) => {
    const exit = (side * 2 + LETTER_TURNS[move[side]]) % 8;
    return starts && isEdge[(exit - 1) / 2];
  });
}
