import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { metro } from './game.ts';
import { formatPlacements } from './notation.ts';
import { readPasted } from './pasted.ts';

describe('a pasted texting an official sequence', () => {
  it('shows every board on the way, from the empty one, and says what happened', () => {
    const { positions, captions, remarks } = readWhole('aacb01cbaa02acba03');
    expect(positions.map(formatPlacements)).toEqual(['', 'aacb01', 'aacb01cbaa02', 'aacb01cbaa02acba03']);
    expect(captions).toEqual(['', 'Tile 1: aacb01', 'Tile 2: cbaa02', 'Tile 3: acba03']);
    expect(remarks).toEqual([]);
  });

  it('M3 takes the tiles out of the deck as it goes, and M9 passes the turn round', () => {
    const { positions } = readWhole('aacb01cbaa02acba03', 2);
    expect(positions.map(({ deck, pool }) => [deck, pool])).toEqual([60, 59, 58, 57].map((left) => [left, left]));
    expect(positions.map((position) => [position.mover, position.turn])).toEqual([
      [0, CHANCE],
      [1, CHANCE],
      [0, CHANCE],
      [1, CHANCE],
    ]);
    for (const position of positions)
      expect(metro.format(must(metro.parse(metro.format(position))))).toBe(metro.format(position));
  });

  it('M7 has the scores of every board', () => {
    const { positions } = readWhole('aacb10acba00aaaa77');
    expect(positions.map((position) => Array.from(position.scores()))).toEqual([
      [0, 0],
      [0, 0],
      [0, 2],
      [0, 2],
    ]);
  });

  it('the boards do not share anything: playing on one leaves the others', () => {
    const { positions } = readWhole('aacb01cbaa02');
    const lines = positions.map(metro.format);
    positions[0].play(must(metro.parseMove(positions[0], '+dddd')));
    expect(positions.slice(1).map(metro.format)).toEqual(lines.slice(1));
  });

  it('M10 a full board is the end', () => {
    const { positions } = readWhole(FULL, 3);
    expect(positions).toHaveLength(61);
    expect(positions[59].turn).toBe(CHANCE);
    expect(positions[60].turn).toBe(OVER);
    expect(positions[60].winners()?.length).toBeGreaterThan(0);
    expect(positions[59].winners()).toBeUndefined();
  });

  it('is for two seats unless it says otherwise', () => {
    expect(readWhole('').positions[0].seats).toBe(2);
    for (const seats of [2, 3, 4, 5, 6]) expect(readWhole('aacb01', seats).positions[1].seats).toBe(seats);
    for (const seats of [0, 1, 7, 2.5, Number.NaN]) {
      expect(readPasted('aacb01', seats)).toMatchObject({
        positions: [],
        fault: { message: 'Metro is for 2 to 6 players.' },
      });
    }
  });

  it('the empty text is the empty board, and space around a text does not matter', () => {
    expect(readWhole('').positions.map(metro.format)).toEqual(['metro - -,- 1+']);
    expect(readWhole('  \n').captions).toEqual(['']);
    expect(readWhole(' aacb01\n').positions).toHaveLength(2);
  });

  it.each([
    ['M5', 'aaaa00aaaa55aaaa01', /^Placement 2, aaaa55: Place it next to another tile/],
    ['M6', 'aaaa10dddd00', /^Placement 2, dddd00: .*one-tile line/],
    // The first of two is named.
    ['M5', 'aaaa55aaaa22', /^Placement 1, aaaa55: /],
  ])('%s shows %s although it was not legal, with a remark', (_, sequence, message) => {
    const { positions, remarks } = readWhole(sequence);
    expect(formatPlacements(positions[positions.length - 1])).toBe(sequence);
    expect(remarks[0].message).toMatch(message);
  });

  it.each([
    ['aaaa00aaaa00aacb01', ['aaaa00', 'aaaa00', 'aaaa00aacb01'], 'already a tile here.', [6, 12]],
    ['aacb01aaaa33cbaa02', ['aacb01', 'aacb01', 'aacb01cbaa02'], 'No tile goes on the central station', [6, 12]],
  ])('F9: %s leaves out what cannot be drawn, says why and shows the rest', (sequence, boards, why, span) => {
    const { positions, captions, remarks, fault } = readPasted(sequence);
    expect(positions.slice(1).map(formatPlacements)).toEqual(boards);
    expect(captions[2]).toMatch(/can’t be drawn$/);
    expect(remarks.find(({ message }) => message.includes(why))).toMatchObject({ rule: 'M5', span });
    expect(fault).toBeUndefined();
  });

  it.each([
    // Text, tiles drawn, the sentence, what it points at.
    ['aacb01cbaa0', 1, /^Placement 2: "cbaa0" is not/, ''],
    ['aacb01cbaa09', 1, /^Placement 2: "cbaa09" is not/, '9'],
    ['aacb01\ncbxa02', 1, /^Placement 2/, 'x'],
    ['aacb01abcd00aaaa10', 1, /^Placement 2: There is no tile "abcd"/, 'abcd00'],
    ['dddd01dddd02dddd03', 2, /^Placement 3: This is copy 3 of dddd/, 'dddd03'],
    ['hello', 0, /^Placement 1/, 'h'],
    // Quoted as it was typed.
    ['hello world', 0, /^Placement 1: "hello world" is not/, 'h'],
  ])('F9: %j is drawn as far as it is right, and the character is named', (text, tiles, message, pointed) => {
    const { positions, fault } = readPasted(text);
    expect(positions).toHaveLength(tiles + 1);
    expect(fault?.message).toMatch(message);
    expect(text.slice(...(fault?.span ?? []))).toBe(pointed);
  });

  it('F9: more than sixty tiles', () => {
    const { positions, fault } = readPasted(`${FULL}aacb00`);
    expect(positions).toHaveLength(61);
    expect(fault?.span).toEqual([360, 366]);
  });

  it.each([
    ['Java', '"aacb01" +\n    "cbaa02"'],
    ['a declaration', 'String placement = "aacb01cbaa02";'],
    ['a test', 'assertEquals("cbaa", Metro.drawFromDeck("aacb01cbaa02", "acba"));'],
    ['a printed list', '[aacb01, cbaa02]'],
    ['lines', 'aacb01\r\ncbaa02\r\n'],
    ['Python', "sequence = 'aacb01cbaa02'"],
  ])('F8: reads %s', (_, text) => {
    expect(formatPlacements(readWhole(text).positions[2])).toBe('aacb01cbaa02');
  });
});

describe('a pasted texting a line', () => {
  it('ends with the very position of the line, hands and all', () => {
    const line = 'metro aacb01cbaa02 acba,dddd,- 2+bbbb refill=on';
    const { positions, captions } = readWhole(` ${line} `);
    expect(positions.map(metro.format)).toEqual([
      'metro - -,-,- 1+ refill=on',
      'metro aacb01 -,-,- 2+ refill=on',
      line,
    ]);
    expect(captions).toEqual(['', 'Tile 1: aacb01', 'Tile 2: cbaa02']);
  });

  it('shows a view, too, and the board without the centre', () => {
    const view = 'metro aacb01 ?,acba 2 secret=on';
    expect(readWhole(view).positions.map(metro.format).at(-1)).toBe(view);
    const off = 'metro aaaa03aaaa13aaaa23aaaa33 -,- 1+ centre=off';
    expect(readWhole(off).positions).toHaveLength(5);
  });

  it('of an empty board is one position', () => {
    expect(readWhole('metro - aacb,- 1').positions.map(metro.format)).toEqual(['metro - aacb,- 1']);
  });

  it.each([
    ['metro aaaa55 -,- 1+', 1, /^Placement 1, aaaa55/, 'aaaa55'],
    ['metro aacb01 -,- 9', 1, /^The turn "9"/, '9'],
    ['metro aacb01 abcd,- 1', 1, /^Hand 1: There is no tile/, 'abcd,-'],
    ['metro aacb01 -,- 1+ colour=red', 1, /colour/, 'colour=red'],
    ['metro', 0, /four parts/, ''],
    ['metropolis', 0, /begins with "metro"/, 'metropolis'],
  ])('F9: %j is no position; its tiles are drawn and the wrong word is named', (line, tiles, message, pointed) => {
    const { positions, fault } = readPasted(line);
    expect(positions).toHaveLength(tiles + 1);
    expect(fault?.message).toMatch(message);
    expect(line.slice(...(fault?.span ?? []))).toBe(pointed);
  });
});

function readWhole(text: string, seats?: number) {
  const { fault, ...walk } = readPasted(text, seats);
  expect(fault).toBeUndefined();
  return walk;
}

const FULL =
  'adbb75aaaa67bbbb57aacb56aacb46aacb55cbaa70acba74acba40cbcb64dbcd63cccc37dbcd45bcdd03baac62bcdd01cccc04badb14bcbc53bbad05' +
  'bbad02ccda60bcbc00aaaa76baac52dddd13dacc61dddd36baac12accd41cbcb26ddbc24dada22adad32cddb06badb50dbba31acba10aaaa23acba27' +
  'baac66bcbc51cdac42cbaa73cdac20ccda25aacb17dbba65adad54bbbb71ddbc72dacc47cbaa07accd21adbb16aaaa35cbcb11cbaa30dada15cddb77';
