import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../texts/en/difficulties.ts';
import { sayFault } from '../../texts/say-fault.ts';
import { about } from './about.ts';
import { LAYOUTS, parseChallenge } from './challenges.ts';
import { CARDS, CHALLENGES, COLOUR_LETTERS, LARGE_ISLANDS, SMALL_ISLANDS, TILES } from './components.ts';
import {
  CARD_COUNT,
  CARD_PICTURES,
  CARD_SAME,
  ISLAND_BITS,
  ISLAND_PLANES,
  islandFace,
  LARGE_ROWS,
  TILE_COUNT,
  TILE_PICTURES,
  TILE_SAME,
  TURNS,
  WAYS,
} from './geometry.ts';

describe('the box', () => {
  it('R5: four decks of 25 cards with these squares of blue, green, purple, red and yellow', () => {
    const counts = CARDS.map((deck) => {
      const squares = deck.join('').replaceAll('/', '');
      expect([deck.length, squares.length]).toEqual([25, 225]);
      return Array.from(COLOUR_LETTERS, (letter) => squares.split(letter).length - 1);
    });
    expect(counts).toEqual([
      [74, 39, 0, 76, 36],
      [65, 75, 23, 35, 27],
      [18, 76, 28, 30, 73],
      [37, 36, 67, 20, 65],
    ]);
  });

  it('R5: 93 cards look different in every turn, six in two, one in none', () => {
    const looks = Array.from(
      { length: CARD_COUNT },
      (_, card) => new Set(CARD_SAME.slice(card * 4, card * 4 + 4)).size,
    );
    expect([4, 2, 1].map((n) => looks.filter((look) => look === n).length)).toEqual([93, 6, 1]);
  });

  it('R7: 31 fire tiles of 171 squares, all different even when turned over', () => {
    expect(TILES.length).toBe(31);
    expect(TILES.join('').split('#').length - 1).toBe(171);
    const pictures = TILE_PICTURES.map((ways) => ways.map((picture) => picture.join()).sort()[0]);
    expect(new Set(pictures).size).toBe(31);
    const ways = Array.from({ length: TILE_COUNT * WAYS }, (_, at) => (TILE_SAME[at] === at % WAYS ? 1 : 0));
    expect(ways.filter((way) => way === 1).length).toBe(185);
  });

  it('R4: four large and four small islands; facing north, east, south and west the strip is left, top, right, bottom', () => {
    expect([...LARGE_ISLANDS, ...SMALL_ISLANDS].map((rows) => rows.split('/').length)).toEqual([
      9, 9, 9, 9, 6, 6, 6, 6,
    ]);
    const fire = (turn: number) => {
      const at = (islandFace(2, true, turn) * ISLAND_PLANES + 5) * LARGE_ROWS;
      return Array.from(ISLAND_BITS.slice(at, at + LARGE_ROWS));
    };
    const [left, right, all] = [0b111, 0b111000000, 0b111111111];
    expect(fire(0)).toEqual(new Array(9).fill(left));
    expect(fire(1)).toEqual([all, all, all, 0, 0, 0, 0, 0, 0]);
    expect(fire(2)).toEqual(new Array(9).fill(right));
    expect(fire(3)).toEqual([0, 0, 0, 0, 0, 0, all, all, all]);
  });

  it('R7: a tile is mirrored first, then turned clockwise', () => {
    expect(TILE_PICTURES[2][1]).toEqual(['..#', '###', '..#', '..#']);
    expect(TILE_PICTURES[2][TURNS]).toEqual(['####', '..#.', '..#.']);
    expect(TILE_PICTURES[2][TURNS + 1]).toEqual(['..#', '..#', '###', '..#']);
    expect(CARD_PICTURES[0]).toEqual([
      ['bgb', 'bgy', 'bby'],
      ['bbb', 'bgg', 'yyb'],
      ['ybb', 'ygb', 'bgb'],
      ['byy', 'ggb', 'bbb'],
    ]);
  });
});

describe('R4: challenges', () => {
  it('39 of them, 4, 4, 8, 8, 8 and 7 by difficulty, as the front desk lists them', () => {
    expect([0, 1, 2, 3, 4, 5].map((d) => CHALLENGES.filter((c) => c.difficulty === d).length)).toEqual([
      4, 4, 8, 8, 8, 7,
    ]);
    expect(about.options[0].values).toEqual(
      CHALLENGES.map(({ id, name, difficulty }, index) => ({
        id,
        title: `${index + 1} ${name} (${DIFFICULTIES[difficulty].toLowerCase()})`,
      })),
    );
    expect(new Set(CHALLENGES.map(({ id }) => id)).size).toBe(39);
  });

  it('read into islands and cards', () => {
    const [first] = LAYOUTS;
    expect([first.rows, first.columns, first.islands.length, first.locations.length]).toEqual([15, 18, 4, 10]);
    expect(LAYOUTS.map(({ rows, columns }) => `${rows}×${columns}`)).toContain('18×9');
  });

  it.each([
    ['', 'is not a challenge'],
    ['LNSNLASAF', 'is not a challenge'],
    ['LNSNLASAFCR01215', 'is not a challenge'],
    ['LNSNLASAF0003C70000R01215', 'is not a challenge'],
    ['SESNSASAFC00000R00303', 'Small islands point north or south'],
    ['LALASASAFC00000R00303', 'not equally high'],
    ['LALAFC00000R00307', 'is not on a board of 18 by 9'],
    ['SNSNF1000C00000R00303', 'A card at row 10'],
    [`LALAF${'0000'.repeat(30_000)}C00000R00303`, 'is not a challenge'],
  ])('%# refuses a broken code', (code, reason) => {
    const layout = parseChallenge(code);
    expect(layout.ok).toBe(false);
    if (!layout.ok) expect(sayFault(layout.fault)).toContain(reason);
  });
});
