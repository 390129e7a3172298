import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { TILE_TYPES } from './components.ts';
import { stratopolis as game } from './game.ts';
import { LOT, listPlacements, MAX_MOVES, MAX_PLACEMENTS, placement, ROLL } from './rules.ts';

/** A position where a seat is to place, from the placement string and the face-up tiles. */
const at = (placements: string, tiles: string, turn: string) =>
  must(game.parse(`stratopolis ${placements} ${tiles} ${turn}`));

function faultOf(placements: string, move: string) {
  const green = (placements.length / 4) % 2 === 1;
  const tiles = green ? `${move[2]},-` : `-,${move[2]}`;
  // The other player's tile is still to be turned up; whose it is does not matter to the rules of placing.
  const position = must(game.parse(`stratopolis ${placements} ${tiles} ${green ? 'red+' : 'green+'}`));
  position.play(position.roll(new SeededRandom(1)));
  const parsed = game.parseMove(position, move);
  return parsed.ok ? undefined : { code: parsed.fault.code, rule: parsed.fault.rule, where: parsed.fault.where };
}

describe('where a tile may lie', () => {
  it('the first move has 36 places for every tile', () => {
    const start = at('MMUA', 'K,A', 'green');
    for (let tile = 0; tile < TILE_TYPES; tile++) {
      expect(listPlacements(start, tile, new Int32Array(MAX_PLACEMENTS), 0)).toBe(36);
    }
  });

  it('S5: not over the edge of the board, on any side', () => {
    const edge = 'MMUAKNODINADGMTDGKFCEMNADLHACNMCAODD';
    expect(faultOf(edge, 'AQKB')).toMatchObject({ code: 'stratopolis.off', rule: 'S5', where: ['AQ', 'AR'] });
    for (const move of ['ZZKA', 'AAKC', 'ZAKD', 'AZKB', 'MZKA']) {
      expect(faultOf('MMUA', move)).toMatchObject({ code: 'stratopolis.off', rule: 'S5' });
    }
  });

  it('S6: only on level squares', () => {
    expect(faultOf('MMUA', 'MMKA')).toEqual({ code: 'stratopolis.uneven', rule: 'S6', where: ['MM', 'NM', 'MN'] });
    expect(faultOf('MMUA', 'MNKD')).toMatchObject({ code: 'stratopolis.uneven', rule: 'S6' });
  });

  it('S7: on the table an edge must touch the city; a corner is not enough', () => {
    expect(faultOf('MMUA', 'NMKA')).toBeUndefined();
    expect(faultOf('MMUA', 'NOKA')).toEqual({ code: 'stratopolis.apart', rule: 'S7', where: ['NO', 'OO', 'NP'] });
    expect(faultOf('MMUA', 'AAKA')).toMatchObject({ code: 'stratopolis.apart', rule: 'S7' });
  });

  it('S7: an arm may reach back to the city from an origin two squares away', () => {
    expect(faultOf('MMUA', 'OMKB')).toBeUndefined();
    expect(faultOf('MMUA', 'KMKA')).toBeUndefined();
  });

  // MM is red and MN green. K lies on NM (green), OM, NN (black); B on LM, KM (black), LL (red).
  const base = 'MMUANMKALMBC';

  it('S8: green never on red nor red on green; the squares are named', () => {
    expect(faultOf(base, 'MMTA')).toEqual({ code: 'stratopolis.clash', rule: 'S8', where: ['MM'] });
    expect(faultOf('MMUANMKA', 'MMJA')).toEqual({ code: 'stratopolis.clash', rule: 'S8', where: ['NM', 'MN'] });
  });

  it('S8: a colour on itself, black on anything, anything on black', () => {
    expect(faultOf(base, 'MMOA')).toBeUndefined();
    expect(faultOf('MMUANMKA', 'MMAA')).toBeUndefined();
    expect(faultOf(base, 'LMTD')).toMatchObject({ code: 'stratopolis.clash', where: ['LL', 'MM'] });
    expect(faultOf(base, 'LMKD')).toBeUndefined();
  });

  it('S9: a stacked tile rests on at least two', () => {
    expect(faultOf(base, 'NMKA')).toEqual({ code: 'stratopolis.straddle', rule: 'S9', where: ['NM', 'OM', 'NN'] });
  });

  it('S9: two copies of one tile are two tiles', () => {
    const twoTs = 'MMUANMTALMBCONTAKNJB';
    expect(faultOf(twoTs, 'ONPC')).toBeUndefined();
    expect(faultOf(twoTs, 'NMPA')).toMatchObject({ code: 'stratopolis.straddle' });
  });
});

describe('who may move what', () => {
  it('S3: only the tile that lies face up', () => {
    const position = at('MMUA', 'K,A', 'green');
    expect(game.parseMove(position, 'NMLA')).toMatchObject({
      ok: false,
      fault: { code: 'stratopolis.tile', rule: 'S3' },
    });
  });

  it('S4: only the player whose turn it is', () => {
    const position = at('MMUA', 'K,A', 'green');
    expect(game.parseMove(position, 'NMAA')).toMatchObject({
      ok: false,
      fault: { code: 'stratopolis.owner', rule: 'S4' },
    });
    expect(game.parseMove(position, 'NMUA').ok).toBe(false);
  });

  it('no seat may roll, and no roll is a placement', () => {
    const seat = at('MMUA', 'K,A', 'green');
    expect(game.parseMove(seat, '+K')).toMatchObject({ ok: false, fault: { code: 'stratopolis.move' } });
    const chance = at('MMUA', '-,-', 'green+');
    expect(game.parseMove(chance, 'NMKA')).toMatchObject({ ok: false, fault: { code: 'stratopolis.chance' } });
    expect(game.parseMove(chance, '+A')).toMatchObject({ ok: false, fault: { code: 'stratopolis.owner', rule: 'S3' } });
    expect(game.parseMove(chance, '+green')).toMatchObject({ ok: false, fault: { code: 'stratopolis.chance' } });
    expect(game.parseMove(chance, '+K').ok).toBe(true);
  });

  it('numbers that are no moves are refused', () => {
    const position = at('MMUA', 'K,A', 'green');
    for (const move of [-1, -4096, placement(10, 4095), ROLL, LOT, LOT + 9, 1 << 30]) {
      expect(position.check(move)).toBeDefined();
    }
  });
});

it('no position lists more moves than the game says', () => {
  // Every ground tile brings at most 40 places and the start tile 36; stacked places have their origin in the city.
  expect(MAX_PLACEMENTS).toBeGreaterThanOrEqual(36 + 40 * 40 + 4 * 122);
  expect(MAX_MOVES).toBeGreaterThanOrEqual(10 * (36 + 40 * 40 + 4 * 122));
});
