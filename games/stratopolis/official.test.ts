import { describe, expect, it } from 'vitest';
import { SeededRandom, shuffle } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { official } from './official.ts';

const random = new SeededRandom('official');
const ask = (method: string, input: Record<string, unknown>) => official[method].call(input, random);
const answer = (method: string, input: Record<string, unknown>) => must(ask(method, input));
const codeOf = (method: string, input: Record<string, unknown>) => {
  const result = ask(method, input);
  return result.ok ? 'ok' : result.fault.code;
};

const EXAMPLE = 'MMUANLOBLNBCONSCKLDAPOTCMLEBPLMBKNJDOLNBMLDANPLDNNBAONMCLOFAPQTC';

describe('questions of form', () => {
  it.each(['MMUA', 'ZZAA', 'AATD', 'MNUC'])('isTilePlacementWellFormed(%s)', (tilePlacement) => {
    expect(answer('isTilePlacementWellFormed', { tilePlacement })).toBe(true);
  });

  it.each([
    '',
    'AAA',
    'AAAAA',
    'aAAA',
    'AaAA',
    'AAaA',
    'AAAa',
    'AAVA',
    'AAAE',
    '@AAA',
    '[AAA',
    'AAA\n',
    null,
    7,
    undefined,
    ['A'],
  ])('isTilePlacementWellFormed(%j) is false', (tilePlacement) => {
    expect(answer('isTilePlacementWellFormed', { tilePlacement })).toBe(false);
  });

  it('isPlacementWellFormed asks for the start tile, the alternation and two copies, not for geometry', () => {
    const wellFormed = (placement: unknown) => answer('isPlacementWellFormed', { placement });
    for (const good of ['MMUA', 'MMUAAAKA', 'MMUAAAKAAAAAAAKAAAAA', EXAMPLE]) expect(wellFormed(good)).toBe(true);
    const bad = [
      '',
      'MMUB',
      'NMUA',
      'AAKA',
      'MMUAAAAA',
      'MMUAAAKAAAKA',
      'MMUAAAKAAABAAAKAAACAAAKA',
      'MMUAAAK',
      'MMUAMMUA',
    ];
    for (const text of [...bad, null, 12, {}, undefined]) expect(wellFormed(text)).toBe(false);
  });

  it('S4: isPlacementWellFormed asks of every placement whose turn it is, up to the fortieth', () => {
    const wellFormed = (placement: string) => answer('isPlacementWellFormed', { placement });
    const tiles = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'KLMNOPQRST' : 'ABCDEFGHIJ')[index >> 2]);
    const write = (letters: readonly string[]) => `MMUA${letters.map((letter) => `AA${letter}A`).join('')}`;
    expect(wellFormed(write(tiles))).toBe(true);
    for (let index = 0; index < 40; index++) {
      expect(wellFormed(write(tiles.slice(0, index + 1)))).toBe(true);
      // The next tile of the other colour, so that no copy is one too many.
      const wrong = index % 2 === 0 ? 'J' : 'T';
      expect(wellFormed(write([...tiles.slice(0, index), wrong]))).toBe(false);
    }
    expect(wellFormed(`${write(tiles)}AAKA`)).toBe(false);
  });

  it('isPlacementValid asks every rule', () => {
    const valid = (placement: unknown) => answer('isPlacementValid', { placement });
    for (const good of ['MMUA', 'MMUANMKA', EXAMPLE]) expect(valid(good)).toBe(true);
    for (const bad of ['', 'MMUAAAKA', 'MMUAMNKD', 'MMUANOKA', `${EXAMPLE}AA`, null]) expect(valid(bad)).toBe(false);
  });
});

describe('questions about a board', () => {
  it('getScoreForPlacement: the assignment’s example', () => {
    expect(answer('getScoreForPlacement', { placement: EXAMPLE, green: true })).toBe(8);
    expect(answer('getScoreForPlacement', { placement: EXAMPLE, green: false })).toBe(33);
    expect(answer('getScoreForPlacement', { placement: 'MMUA', green: true })).toBe(1);
    expect(codeOf('getScoreForPlacement', { placement: EXAMPLE })).toBe('call.argument');
    expect(codeOf('getScoreForPlacement', { placement: 'MMUANOKA', green: true })).toBe('stratopolis.apart');
    expect(codeOf('getScoreForPlacement', { placement: null, green: true })).toBe('call.argument');
  });

  it('winner', () => {
    expect(answer('winner', { placement: EXAMPLE })).toBe('red');
    expect(answer('winner', { placement: 'MMUA' })).toBe('random');
    expect(answer('winner', { placement: 'MMUAOMLB' })).toBe('green');
  });

  it('legalMoveCount counts for any of the forty tiles, whoever is to move', () => {
    for (const piece of 'ABCDEFGHIJKLMNOPQRST') expect(answer('legalMoveCount', { placement: 'MMUA', piece })).toBe(36);
    for (const piece of ['U', 'k', '', 'KK', null])
      expect(ask('legalMoveCount', { placement: 'MMUA', piece }).ok).toBe(false);
  });

  it('visibleBoard', () => {
    expect(answer('visibleBoard', { placement: 'MMUANMKAMMAA', columns: 'LMNO', rows: 'LMN' })).toEqual({
      colours: ['....', '.RKK', '.KK.'],
      heights: [
        [0, 0, 0, 0],
        [0, 2, 2, 1],
        [0, 2, 1, 0],
      ],
    });
    for (const columns of ['a', 'A1', 'A'.repeat(27), null, 4]) {
      expect(codeOf('visibleBoard', { placement: 'MMUA', columns, rows: 'A' })).toBe('call.argument');
    }
  });
});

describe('generateMove', () => {
  it('answers with a legal placement of the piece: ten games as the official test plays them', () => {
    for (let game = 0; game < 10; game++) {
      const decks = ['KLMNOPQRST', 'ABCDEFGHIJ'].map((letters) => shuffle([...letters, ...letters], random));
      let placement = 'MMUA';
      for (let ply = 0; ply < 40; ply++) {
        const piece = decks[ply % 2][ply >> 1];
        const opponentsPiece = decks[(ply + 1) % 2][(ply + 1) >> 1] ?? '\0';
        const move = answer('generateMove', { placement, piece, opponentsPiece });
        expect(move).toMatch(new RegExp(`^[A-Z]{2}${piece}[A-D]$`));
        placement += move;
        expect(answer('isPlacementValid', { placement })).toBe(true);
      }
    }
  });

  it('needs no answer of the opponent', () => {
    for (const opponentsPiece of [null, '', '\0', undefined]) {
      expect(codeOf('generateMove', { placement: 'MMUA', piece: 'K', opponentsPiece })).toBe('ok');
    }
  });

  it('takes what scores', () => {
    const move = answer('generateMove', { placement: EXAMPLE, piece: 'J', opponentsPiece: null });
    expect(answer('getScoreForPlacement', { placement: EXAMPLE + move, green: false })).toBeGreaterThan(33);
  });

  it.each([
    [{ placement: 'MMUA', piece: 'A', opponentsPiece: 'K' }, 'stratopolis.owner'],
    [{ placement: 'MMUA', piece: 'K', opponentsPiece: 'L' }, 'stratopolis.owner'],
    [{ placement: 'MMUA', piece: 'K', opponentsPiece: 'U' }, 'stratopolis.unknownTile'],
    [{ placement: 'MMUA', piece: 'K', opponentsPiece: 5 }, 'call.argument'],
    [{ placement: 'MMUANMKALMBCPMKAJMBC', piece: 'K', opponentsPiece: 'A' }, 'stratopolis.copies'],
    [{ placement: 'MMUANOKA', piece: 'A', opponentsPiece: 'K' }, 'stratopolis.apart'],
    [{}, 'call.argument'],
  ])('%j is refused: %s', (input, code) => {
    expect(codeOf('generateMove', input)).toBe(code);
  });
});

it('1,040 validations and 80 scores of long placements, as many as the official tests ask', () => {
  let placement = 'MMUA';
  const decks = ['KLMNOPQRST', 'ABCDEFGHIJ'].map((letters) => [...letters, ...letters]);
  for (let ply = 0; ply < 40; ply++) {
    placement += answer('generateMove', { placement, piece: decks[ply % 2][ply >> 1], opponentsPiece: null });
  }
  for (let i = 0; i < 1040; i++) expect(answer('isPlacementValid', { placement })).toBe(true);
  for (let i = 0; i < 80; i++)
    expect(answer('getScoreForPlacement', { placement, green: i % 2 === 0 })).toBeGreaterThan(0);
  expect(codeOf('generateMove', { placement, piece: 'K' })).toBe('stratopolis.over');
});
