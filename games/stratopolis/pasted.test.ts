import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { stratopolis as game } from './game.ts';
import { readPasted } from './pasted.ts';

describe('a pasted text', () => {
  it('takes an official string apart, board by board, and each can be played on', () => {
    const { positions, captions, remarks } = readPasted(' MMUANLOBLNBC\n');
    expect(positions.map((position) => position.placed)).toEqual([0, 1, 2]);
    expect(captions).toEqual(['', 'Tile 1: NLOB', 'Tile 2: LNBC']);
    expect(remarks).toEqual([]);
    for (const position of positions) expect(must(game.parse(game.format(position))).placed).toBe(position.placed);
  });

  it('ends a position line with the position itself', () => {
    const line = 'stratopolis MMUANMKALMAC LT,BJ green piles=two mirrored=on';
    const { positions } = readPasted(line);
    expect(positions).toHaveLength(3);
    expect(game.format(positions[2])).toBe(line);
    for (const position of positions) expect(game.parse(game.format(position)).ok).toBe(true);
  });

  it.each([
    ['MMUANOKA', 1, 'S7', /^Placement 2, NOKA: Place next to the city/, 'NOKA'],
    ['MMUANMKAMMJA', 2, 'S8', /Red and green/, 'MMJA'],
    ['MMUANLOBMLFA', 2, 'S8', /^Placement 3, MLFA: Red and green/, 'MLFA'],
    ['MMUAMMOA', 1, 'S6', /^Placement 2, MMOA: The squares below must be equally high/, 'MMOA'],
    // The board has no squares there, so this one alone is left out.
    ['MMUAAAKC', 0, 'S5', /stick out over the edge/, 'AAKC'],
  ])('F9: %s is drawn with a note on the rule it breaks', (text, tiles, rule, message, pointed) => {
    const { positions, remarks, fault } = readPasted(text);
    expect(positions[positions.length - 1].placed).toBe(tiles);
    expect(fault).toBeUndefined();
    expect(remarks).toMatchObject([{ rule, message: expect.stringMatching(message) }]);
    expect(text.slice(...(remarks[0].span ?? []))).toBe(pointed);
  });

  it.each([
    ['MMUANLOBLNB', 1, /^Placement 3: "LNB" is not/, ''],
    ['MMUANLOBLNBX', 1, /^Placement 3: "LNBX" is not/, 'X'],
    ['MMUANLOBNMKA', 1, /it is red’s turn/, 'NMKA'],
    ['MMVANLPB', 0, /begins with MMUA/, 'V'],
    ['nonsense', 0, /begins with MMUA/, 'n'],
    ['stratopolis MMUANLOB K,A green', 1, /^The turn is "green"/, 'green'],
    ['stratopolis MMUANOKA -,- red', 1, /Place next to the city/, 'NOKA'],
    ['stratopolis', 0, /four parts/, ''],
  ])('F9: %j is drawn as far as it is right, and the place is named', (text, tiles, message, pointed) => {
    const { positions, fault } = readPasted(text);
    expect(positions).toHaveLength(tiles + 1);
    expect(fault?.message).toMatch(message);
    expect(text.slice(...(fault?.span ?? []))).toBe(pointed);
  });

  it.each([
    'String s = "MMUANLOBLNBC";',
    '"MMUA" + "NLOB"\n + "LNBC"',
    "['MMUA', 'MMUANLOBLNBC', 'MMUANLOB']",
    '[MMUA, NLOB, LNBC]',
    'MMUA NLOB\nLNBC',
  ])('F8: reads %j', (text) => {
    const { positions, remarks, fault } = readPasted(text);
    expect({ placed: positions.at(-1)?.placed, remarks, fault }).toEqual({ placed: 2, remarks: [], fault: undefined });
  });

  it('F9: tiles wherever they are put make a city that can be drawn, scored and asked for moves', () => {
    const list = new Int32Array(game.maxMoves);
    for (let city = 0; city < 300; city++) {
      const text = misplaced(new SeededRandom(`city ${city}`), [2, 4, 8, 12][city % 4]);
      const { positions, remarks, fault } = readPasted(text);
      expect({ fault, steps: positions.length }).toEqual({ fault: undefined, steps: text.length / 4 });
      expect(remarks.length).toBeGreaterThan(0);
      for (const position of positions) {
        game.format(position);
        position.scores();
        position.winners();
        position.moves(list);
      }
    }
  });
});

/** Tiles in turn, up to the first third copy, each put anywhere within so many squares of the middle. */
function misplaced(random: SeededRandom, reach: number): string {
  const letter = (first: number, count: number) => String.fromCharCode(65 + first + random.below(count));
  const place = () => letter(12 - reach, 2 * reach + 1);
  const types: string[] = [];
  while (types.length < 40) {
    const type = letter(types.length % 2 === 0 ? 10 : 0, 10);
    if (types.filter((other) => other === type).length === 2) break;
    types.push(type);
  }
  return ['MMUA', ...types.map((type) => place() + place() + type + letter(0, 4))].join('');
}
