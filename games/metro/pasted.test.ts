import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { metro } from './game.ts';
import { formatPlacements } from './notation.ts';
import { readPasted } from './pasted.ts';

describe('a pasted texting an official sequence', () => {
  it('shows every board on the way, from the empty one, and says what happened', () => {
    const { positions, captions, remark } = must(readPasted('aacb01cbaa02acba03'));
    expect(positions.map(formatPlacements)).toEqual(['', 'aacb01', 'aacb01cbaa02', 'aacb01cbaa02acba03']);
    expect(captions).toEqual(['', 'Tile 1: aacb01', 'Tile 2: cbaa02', 'Tile 3: acba03']);
    expect(remark).toBeUndefined();
  });

  it('M3 takes the tiles out of the deck as it goes, and M9 passes the turn round', () => {
    const { positions } = must(readPasted('aacb01cbaa02acba03', 2));
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
    const { positions } = must(readPasted('aacb10acba00aaaa77'));
    expect(positions.map((position) => Array.from(position.scores()))).toEqual([
      [0, 0],
      [0, 0],
      [0, 2],
      [0, 2],
    ]);
  });

  it('the boards do not share anything: playing on one leaves the others', () => {
    const { positions } = must(readPasted('aacb01cbaa02'));
    const lines = positions.map(metro.format);
    positions[0].play(must(metro.parseMove(positions[0], '+dddd')));
    expect(positions.slice(1).map(metro.format)).toEqual(lines.slice(1));
  });

  it('M10 a full board is the end', () => {
    const { positions } = must(readPasted(FULL, 3));
    expect(positions).toHaveLength(61);
    expect(positions[59].turn).toBe(CHANCE);
    expect(positions[60].turn).toBe(OVER);
    expect(positions[60].winners()?.length).toBeGreaterThan(0);
    expect(positions[59].winners()).toBeUndefined();
  });

  it('is for two seats unless it says otherwise', () => {
    expect(must(readPasted('')).positions[0].seats).toBe(2);
    for (const seats of [2, 3, 4, 5, 6]) expect(must(readPasted('aacb01', seats)).positions[1].seats).toBe(seats);
    for (const seats of [0, 1, 7, 2.5, Number.NaN]) {
      expect(readPasted('aacb01', seats)).toMatchObject({ ok: false, fault: { code: 'metro.seats' } });
    }
  });

  it('the empty text is the empty board, and space around a text does not matter', () => {
    expect(must(readPasted('')).positions.map(metro.format)).toEqual(['metro - -,- 1+']);
    expect(must(readPasted('  \n')).captions).toEqual(['']);
    expect(must(readPasted(' aacb01\n')).positions).toHaveLength(2);
  });

  it.each([
    ['M5', 'aaaa00aaaa55aaaa01', /^Placement 2, aaaa55: .*55/],
    ['M6', 'aaaa10dddd00', /^Placement 2, dddd00: .*00/],
    // The first of two is named.
    ['M5', 'aaaa55aaaa22', /^Placement 1, aaaa55: /],
  ])('%s shows %s although it was not legal, with a remark', (_, sequence, message) => {
    const { positions, remark } = must(readPasted(sequence));
    expect(formatPlacements(positions[positions.length - 1])).toBe(sequence);
    expect(remark).toMatch(message);
  });

  it.each([
    ['aaaa00aaaa00', 'metro.occupied'],
    ['aaaa33', 'metro.centre'],
    ['aaaa0', 'metro.placement'],
    ['abcd00', 'metro.unknownTile'],
    ['dddd00dddd01dddd02', 'metro.copies'],
    ['hello', 'metro.placement'],
  ])('cannot show %s: %s', (sequence, code) => {
    expect(readPasted(sequence)).toMatchObject({ ok: false, fault: { code } });
  });
});

describe('a pasted texting a line', () => {
  it('ends with the very position of the line, hands and all', () => {
    const line = 'metro aacb01cbaa02 acba,dddd,- 2+bbbb refill=on';
    const { positions, captions } = must(readPasted(` ${line} `));
    expect(positions.map(metro.format)).toEqual([
      'metro - -,-,- 1+ refill=on',
      'metro aacb01 -,-,- 2+ refill=on',
      line,
    ]);
    expect(captions).toEqual(['', 'Tile 1: aacb01', 'Tile 2: cbaa02']);
  });

  it('shows a view, too, and the board without the centre', () => {
    const view = 'metro aacb01 ?,acba 2 secret=on';
    expect(must(readPasted(view)).positions.map(metro.format).at(-1)).toBe(view);
    const off = 'metro aaaa03aaaa13aaaa23aaaa33 -,- 1+ centre=off';
    expect(must(readPasted(off)).positions).toHaveLength(5);
  });

  it('of an empty board is one position', () => {
    expect(must(readPasted('metro - aacb,- 1')).positions.map(metro.format)).toEqual(['metro - aacb,- 1']);
  });

  it('refuses what is no position: a line is never illegal and showable', () => {
    expect(readPasted('metro aaaa55 -,- 1+')).toMatchObject({ ok: false, fault: { code: 'metro.apart' } });
    expect(readPasted('metro')).toMatchObject({ ok: false, fault: { code: 'metro.fields' } });
    expect(readPasted('metropolis')).toMatchObject({ ok: false, fault: { code: 'metro.name' } });
  });
});

const FULL =
  'adbb75aaaa67bbbb57aacb56aacb46aacb55cbaa70acba74acba40cbcb64dbcd63cccc37dbcd45bcdd03baac62bcdd01cccc04badb14bcbc53bbad05' +
  'bbad02ccda60bcbc00aaaa76baac52dddd13dacc61dddd36baac12accd41cbcb26ddbc24dada22adad32cddb06badb50dbba31acba10aaaa23acba27' +
  'baac66bcbc51cdac42cbaa73cdac20ccda25aacb17dbba65adad54bbbb71ddbc72dacc47cbaa07accd21adbb16aaaa35cbcb11cbaa30dada15cddb77';
