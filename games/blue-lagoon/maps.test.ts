import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { about } from './about.ts';
import { MAPS, TOKEN_TOTAL, TOKENS } from './components.ts';
import { boardOf, boardOfMap, mapOf } from './maps.ts';
import { parseMapText } from './official-strings.ts';

const facts = [
  { map: 'default', tiles: 162, land: 116, bonus: [6, 6, 6, 8, 8, 8, 10, 10], safe: 84 },
  { map: 'wheels', tiles: 162, land: 76, bonus: [5, 5, 7, 7, 9, 9, 9, 9], safe: 44 },
  { map: 'face', tiles: 162, land: 88, bonus: [6, 6, 9, 9, 12, 12, 12], safe: 56 },
  { map: 'sides', tiles: 45, land: 38, bonus: [4, 20], safe: 6 },
  { map: 'invaders', tiles: 517, land: 190, bonus: [6, 6, 6, 8, 8, 8, 8, 10, 10, 10, 10, 10, 10, 10], safe: 158 },
];

describe('B19 maps', () => {
  it('every value of the option is a map', () => {
    expect(about.options[0].values.map(({ id }) => id)).toEqual(Object.keys(MAPS));
  });

  it.each(facts)('$map has the printed tiles, islands and 32 circles on land', ({ map, tiles, land, bonus, safe }) => {
    const board = boardOfMap(map);
    const dry = Array.from({ length: board.tiles }, (_, tile) => tile).filter((tile) => board.isLand(tile));
    expect(board.tiles).toBe(tiles);
    expect(dry).toHaveLength(land);
    expect(dry.filter((tile) => !board.isCircle(tile))).toHaveLength(safe);
    expect(Array.from(board.bonus)).toEqual(bonus);
    expect(board.circles).toHaveLength(TOKEN_TOTAL);
    expect(board.circles.every((tile) => board.isLand(tile))).toBe(true);
  });

  it.each(facts)('on $map islands do not touch each other', ({ map }) => {
    const board = boardOfMap(map);
    for (let tile = 0; tile < board.tiles; tile++) {
      if (!board.isLand(tile)) continue;
      for (const next of board.neighbours(tile)) {
        expect([board.islandOf[tile], board.islands]).toContain(board.islandOf[next]);
      }
    }
  });

  it.each(facts)('$map is written as it is read, and known again', ({ map }) => {
    const board = boardOfMap(map);
    expect(board.statements).toBe(MAPS[map as keyof typeof MAPS].statements);
    expect(mapOf(board)).toBe(map);
    expect(boardOfMap(map)).toBe(board);
  });

  it('there are no other maps', () => {
    expect(() => boardOfMap('toString')).toThrow('There is no map');
  });
});

describe('B4 tokens', () => {
  it('are 32', () => {
    expect(TOKENS.reduce((sum, { count }) => sum + count, 0)).toBe(TOKEN_TOTAL);
  });
});

describe('boards of other maps', () => {
  const make = (height: number, text: string) => boardOf(height, must(parseMapText(text)));

  it('are written with islands by bonus and then by tiles, and lists by row and column', () => {
    const board = must(make(13, 'i 9 10,3 9,9; i 2 4,4; i 9 2,2; i 0; s 10,3 9,9;'));
    expect(board.statements).toBe('i 0; i 2 4,4; i 9 2,2; i 9 9,9 10,3; s 9,9 10,3;');
    expect(mapOf(board)).toBeUndefined();
  });

  it('may be all water, all land or empty', () => {
    expect(must(make(4, 's;')).islands).toBe(0);
    expect(must(make(1, 's;')).tiles).toBe(0);
    expect(must(make(2, 'i 5 0,0 1,0 1,1; s 0,0;')).water[0]).toBe(0);
  });

  it('may be as high as 64 rows', () => {
    expect(must(make(64, 's;')).tiles).toBe(4064);
    expect(make(65, 's;')).toMatchObject({ ok: false, fault: { code: 'blue-lagoon.height', rule: 'B1' } });
    expect(make(0, 's;')).toMatchObject({ ok: false, fault: { code: 'blue-lagoon.height' } });
  });

  it.each([
    ['i 6 0,12; s;', 'offBoard', ['0,12']],
    ['i 6 13,0; s;', 'offBoard', ['13,0']],
    ['s 1,1 1,1;', 'twice', ['1,1']],
    ['i 6 1,1; i 7 1,1; s;', 'islands', ['1,1']],
    ['i 100000 1,1; s;', 'bonus', undefined],
  ])('%s is refused (B2)', (text, code, where) => {
    const made = make(13, text);
    expect(made).toMatchObject({ ok: false, fault: { code: `blue-lagoon.${code}`, ...(where ? { where } : {}) } });
  });

  it('are forgotten in time', () => {
    const first = must(make(5, 'i 1 0,0; s;'));
    expect(must(make(5, 'i 1 0,0; s;'))).toBe(first);
    for (let bonus = 2; bonus < 100; bonus++) must(make(5, `i ${bonus} 0,0; s;`));
    expect(must(make(5, 'i 1 0,0; s;'))).not.toBe(first);
  });
});
