import { describe, expect, it } from 'vitest';
import { type Fault, must } from '../../core/result.ts';
import { told } from '../../tests/support/faults.ts';
import { board } from '../../tests/support/metro-board.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { TILES } from './components.ts';
import { metro } from './game.ts';
import { isCentre, nameSquare, SQUARES, squareAt, TILE_BY_CODE } from './geometry.ts';
import { layLegal } from './notation.ts';
import { checkPlacement, isRim, listPlacements, squareOf, tileOf } from './rules.ts';
import { State } from './state.ts';

const RIM = Array.from({ length: SQUARES }, (_, square) => nameSquare(square)).filter((name) => /0|7/.test(name));
const CORNERS = ['00', '07', '70', '77'];

describe('M5 where a tile may go', () => {
  it('on an empty board: the whole rim and nothing else', () => {
    expect(legal('', 'aaaa')).toEqual(RIM);
  });

  it('beside a tile, not across a corner', () => {
    expect(legal('aaaa10', 'aaaa')).toContain('11');
    expect(legal('aaaa10', 'aaaa')).not.toContain('21');
    expect(faultAt('aaaa10', 'aaaa21')).toMatchObject({ code: 'metro.apart', where: ['21'] });
    expect(faultAt('aaaa10aaaa11', 'aaaa21')).toBeUndefined();
  });

  it('in the order of play: aaaa10aaaa11 is legal, aaaa11aaaa10 is not', () => {
    expect(layLegal(board(''), 'aaaa10aaaa11').ok).toBe(true);
    expect(layLegal(board(''), 'aaaa11aaaa10').ok).toBe(false);
  });

  it('the central station is not a tile: 24 needs a neighbour, and a tile beside the centre opens nothing across it', () => {
    expect(faultAt('', 'aaaa24')?.code).toBe('metro.apart');
    expect(legal('aaaa03aaaa13', 'aaaa')).toContain('23');
    const across = legal('aaaa03aaaa13aaaa23', 'aaaa');
    expect(across.filter((name) => !RIM.includes(name))).toEqual(['12', '14', '22', '24']);
  });

  it('never on the central station', () => {
    for (const square of ['33', '34', '43', '44']) {
      expect(faultAt('aaaa03aaaa13aaaa23aacb30aacb31aacb32', `aaaa${square}`)?.code).toBe('metro.centre');
    }
  });

  it('rim squares stay open all game long, wherever the tiles are', () => {
    const left = 'aaaa00aaaa10aaaa20aaaa30aacb40aacb50aacb60aacb70';
    expect(legal(left, 'aaaa').filter((name) => name.endsWith('7'))).toEqual(RIM.filter((name) => name.endsWith('7')));
  });

  it('isRim knows the rim', () => {
    expect(
      Array.from({ length: SQUARES }, (_, square) => square)
        .filter(isRim)
        .map(nameSquare),
    ).toEqual(RIM);
  });
});

describe('M6 no short lines', () => {
  it('dddd is short all round the rim, so on an empty board it may go on any of its squares', () => {
    expect(legal('', 'dddd')).toEqual(RIM);
    for (const square of RIM) expect(faultAt('', `dddd${square}`)).toBeUndefined();
    expect(faultAt('', 'dddd11')?.code).toBe('metro.apart');
  });

  it('dddd stays free while only rim squares are open', () => {
    expect(legal('aaaa00', 'dddd')).toEqual(RIM.filter((name) => name !== '00'));
    const corners = 'aaaa00aaaa07aaaa70aaaa77';
    expect(legal(corners, 'dddd')).toEqual(RIM.filter((name) => !CORNERS.includes(name)));
  });

  it('dddd must go inside once an inner square is open', () => {
    expect(legal('aaaa10', 'dddd')).toEqual(['11']);
    for (const square of RIM.filter((name) => name !== '10')) {
      expect(faultAt('aaaa10', `dddd${square}`)).toMatchObject({ code: 'metro.short', rule: 'M6', where: [square] });
    }
  });

  it.each([
    ['cbaa', ['00', '77']],
    ['aacb', ['00', '77']],
    ['baac', ['07', '70']],
    ['acba', ['07', '70']],
    ['cccc', CORNERS],
    ['bbbb', CORNERS],
    ['cbcb', ['00', '77']],
    ['bcbc', ['07', '70']],
    ['aaaa', []],
  ])('%s links two stations in the corners %j only', (code, short) => {
    expect(legal('', code)).toEqual(RIM.filter((name) => !short.includes(name)));
  });

  it.each([
    ['dada', (name: string) => name[0] === '0' || name[0] === '7'],
    ['adad', (name: string) => name[1] === '0' || name[1] === '7'],
    // One side each, and the corners that the other letters link.
    ['dacc', (name: string) => name[0] === '0' || ['77', '70'].includes(name)],
    ['cdac', (name: string) => name[1] === '7' || ['00', '70'].includes(name)],
    ['ccda', (name: string) => name[0] === '7' || ['00', '07'].includes(name)],
    ['accd', (name: string) => name[1] === '0' || ['07', '77'].includes(name)],
  ])('%s may not face a station with its letter d', (code, isShort) => {
    expect(legal('', code)).toEqual(RIM.filter((name) => !isShort(name)));
  });

  it('stations that nobody owns count too', () => {
    // 16 and 17 meet at 70; baac links them there.
    const six = new State(6, {});
    expect(checkPlacement(six, tileNamed('baac'), squareNamed('70'))?.code).toBe('metro.short');
  });

  it.each([
    ['aaaa03aaaa13', 'ccda23', 'down'],
    ['aaaa30aaaa31', 'cdac32', 'right'],
    ['aaaa73aaaa63', 'dacc53', 'up'],
    ['aaaa37aaaa36', 'accd35', 'left'],
  ])('after %s, %s may send trains from the centre straight back to it', (before, placement) => {
    expect(faultAt(before, placement)).toBeUndefined();
    expect(legal(before, placement.slice(0, 4))).toContain(placement.slice(4));
  });

  it('a line of two tiles or more from a station to a station is fine, the same one or another', () => {
    // From station 10 up the side to station 9.
    expect(faultAt('aacb10', 'acba00')).toBeUndefined();
    expect(Array.from(board('aacb10acba00').points)).toEqual([0, 2]);
    // From station 10 over 10, round on 11 and back over 10.
    expect(faultAt('aaaa10', 'accd11')).toBeUndefined();
    expect(Array.from(board('aaaa10accd11').points)).toEqual([0, 3]);
  });

  it('a tile may be forced to be short from the 58th on', () => {
    const placements = FORCED.match(/.{6}/g) ?? [];
    expect(layLegal(board(''), FORCED).ok).toBe(true);
    expect(placements.slice(57)).toEqual(['dddd30', 'aacb00', 'adad77']);
    expect(legal(placements.slice(0, 57).join(''), 'dddd')).toEqual(['00', '30', '77']);
    // A corner stays closed to a tile that links it as long as another square is open.
    expect(legal(placements.slice(0, 57).join(''), 'aacb')).toEqual(['30']);
    expect(legal(placements.slice(0, 58).join(''), 'aacb')).toEqual(['00', '77']);
    expect(legal(placements.slice(0, 59).join(''), 'adad')).toEqual(['77']);
  });

  it('the same two last tiles the other way round are not legal: then the short one was not forced', () => {
    const placements = SWAPPED.match(/.{6}/g) ?? [];
    expect(layLegal(board(''), SWAPPED).ok).toBe(true);
    const swapped = [...placements.slice(0, 58), placements[59], placements[58]].join('');
    const result = layLegal(board(''), swapped);
    expect(result).toMatchObject({ ok: false, fault: { code: 'metro.short', where: [placements[59].slice(4)] } });
    expect(result.ok ? '' : sayFault(result.fault)).toMatch(`Placement 59, ${placements[59]}: `);
  });

  it('whatever is open, some square takes every tile: nobody is ever stuck', () => {
    for (const sequence of [FORCED, SWAPPED]) {
      for (let length = 0; length < 60; length++) {
        const state = board(sequence.slice(0, length * 6));
        for (const [code] of TILES) expect(legalOn(state, code).length).toBeGreaterThan(0);
      }
    }
  });
});

describe('what is listed and what is checked', () => {
  it('agree for every tile and square', () => {
    for (const length of [0, 1, 5, 20, 40, 57, 58, 59, 60]) {
      const state = board(FORCED.slice(0, length * 6));
      for (const [code] of TILES) {
        const checked = Array.from({ length: SQUARES }, (_, square) => square)
          .filter((square) => checkPlacement(state, tileNamed(code), square) === undefined)
          .map(nameSquare);
        expect(legalOn(state, code)).toEqual(checked);
      }
    }
  });
});

describe('every refusal says why', () => {
  const OPEN = 'metro aaaa00 bbbb,- 1';
  const DRAWN = 'metro aaaa00 bbbb,- 1+cccc';
  const DRAWING = 'metro aaaa00 -,- 2+';
  const LAST = `metro ${FORCED.slice(0, 354)} ${FORCED.slice(354, 358)},- 1`;

  it.each<[string, string, string, string, Partial<Fault>, RegExp]>([
    ['M5', OPEN, 'bbbb34', 'metro.centre', { rule: 'M5', where: ['34'] }, /central station/],
    ['M5', OPEN, 'bbbb00', 'metro.occupied', { rule: 'M5', where: ['00'] }, /already a tile here/],
    ['M5', OPEN, 'bbbb55', 'metro.apart', { rule: 'M5', where: ['55'] }, /next to another tile or on the edge/],
    ['M6', OPEN, 'bbbb77', 'metro.short', { rule: 'M6', where: ['77'] }, /one-tile line/],
    ['M9', OPEN, 'aaaa01', 'metro.tile', { rule: 'M9' }, /Place bbbb, not aaaa/],
    ['M9', DRAWN, 'bbbb01', 'metro.drawn', { rule: 'M9' }, /bbbb stays/],
    ['M9', DRAWN, 'aaaa01', 'metro.tile', { rule: 'M9' }, /Place cccc, not aaaa/],
    ['M9', DRAWN, 'draw', 'metro.drawnOnce', { rule: 'M9' }, /one extra tile/],
    ['M9', LAST, 'draw', 'metro.deck', { rule: 'M9' }, /deck is empty/],
    ['M9', DRAWING, 'bbbb01', 'metro.chance', {}, /being drawn/],
    ['M9', DRAWING, 'draw', 'metro.chance', {}, /being drawn/],
    ['M12', DRAWING, '+?', 'metro.chance', {}, /being drawn/],
    ['M3', 'metro bbbb01bbbb02 -,- 1+', '+bbbb', 'metro.copies', { rule: 'M3' }, /No bbbb is left/],
    ['M9', OPEN, '+bbbb', 'metro.move', {}, /can’t make this move/],
    ['M10', `metro ${FORCED} -,- end`, 'aaaa00', 'metro.over', {}, /over/],
    ['M10', `metro ${FORCED} -,- end`, 'draw', 'metro.over', {}, /over/],
  ])('%s: in "%s" the move %s is %s', (_, line, text, code, more, message) => {
    const position = must(metro.parse(line));
    const move = metro.parseMove(position, text);
    expect(!move.ok && told(move.fault)).toMatchObject({ code, ...more, message: expect.stringMatching(message) });
    expect(metro.format(position)).toBe(line);
  });

  it('M6 no rule is quoted for a legal move', () => {
    expect(must(metro.parse(OPEN)).check(must(metro.parseMove(must(metro.parse(OPEN)), 'bbbb01')))).toBeUndefined();
  });
});

/** A legal game whose last three tiles are short wherever they go. */
const FORCED =
  'baac40bcbc04cddb01badb41accd57baac75aaaa27cccc76cddb56ccda46cbcb73bcbc60dada61cbaa70dbba74dacc62bbbb31accd51acba32cdac66' +
  'cdac05adbb14aacb64badb52dbcd71dbcd47aacb55bcdd37cbcb20aaaa53aacb54ccda21dddd42bcbc02adad63cccc06baac11aaaa10cbaa07cbcb15' +
  'acba36acba12bbad24ddbc22cbaa45dada26aaaa25bcdd17dbba72adbb13baac35bbbb23dacc67acba50ddbc16cbaa03bbad65dddd30aacb00adad77';

/** A legal game that is not legal with its last two tiles swapped. */
const SWAPPED =
  'adbb75aaaa67bbbb57aacb56aacb46aacb55cbaa70acba74acba40cbcb64dbcd63cccc37dbcd45bcdd03baac62bcdd01cccc04badb14bcbc53bbad05' +
  'bbad02ccda60bcbc00aaaa76baac52dddd13dacc61dddd36baac12accd41cbcb26ddbc24dada22adad32cddb06badb50dbba31acba10aaaa23acba27' +
  'baac66bcbc51cdac42cbaa73cdac20ccda25aacb17dbba65adad54bbbb71ddbc72dacc47cbaa07accd21adbb16aaaa35cbcb11cbaa30dada15cddb77';

function legal(sequence: string, code: string): string[] {
  return legalOn(board(sequence), code);
}

function legalOn(state: State, code: string): string[] {
  const moves = new Int32Array(metro.maxMoves);
  const count = listPlacements(state, tileNamed(code), moves);
  const listed = Array.from(moves.subarray(0, count));
  expect(listed.every((move) => tileOf(move) === tileNamed(code) && !isCentre(squareOf(move)))).toBe(true);
  return listed.map((move) => nameSquare(squareOf(move))).sort();
}

function faultAt(sequence: string, placement: string): Fault | undefined {
  return checkPlacement(board(sequence), tileNamed(placement.slice(0, 4)), squareNamed(placement.slice(4)));
}

function tileNamed(code: string): number {
  const tile = TILE_BY_CODE.get(code);
  if (tile === undefined) throw new Error(`no tile ${code}`);
  return tile;
}

function squareNamed(name: string): number {
  return squareAt(Number(name[0]), Number(name[1]));
}
