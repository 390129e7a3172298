import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { type Fault, must } from '../../core/result.ts';
import { told } from '../../tests/support/faults.ts';
import { TILES } from './components.ts';
import { official } from './official.ts';

const LONG = 'aaaa00'.repeat(17_000);
const WRONG_TYPES: [string, unknown][] = [
  ['a number', 7],
  ['null', null],
  ['nothing', undefined],
  ['a truth', true],
  ['a list', ['aacb32']],
  ['an object', { length: 6 }],
];

describe('the methods', () => {
  it('are the six of the assignment and three of ours, each with its arguments in order', () => {
    const args = Object.entries(official).map(([name, method]) => `${name}(${Object.keys(method.args).join(', ')})`);
    expect(args).toEqual([
      'isPiecePlacementWellFormed(piecePlacement)',
      'isPlacementSequenceWellFormed(placement)',
      'drawFromDeck(placementSequence, totalHands)',
      'isPlacementSequenceValid(placementSequence)',
      'getScore(placementSequence, numberOfPlayers)',
      'generateMove(placementSequence, piece, numberOfPlayers)',
      'legalPlacements(placementSequence, piece)',
      'traceLine(placementSequence, station)',
      'stationAtExit(row, column, exit)',
    ]);
    for (const method of Object.values(official)) {
      expect(method.help).toMatch(/^[A-Z].*[.?]$/);
      expect(method.returns).not.toBe('');
    }
  });
});

describe.each([
  ['isPiecePlacementWellFormed', 'piecePlacement'],
  ['isPlacementSequenceWellFormed', 'placement'],
  ['isPlacementSequenceValid', 'placementSequence'],
] as const)('%s', (question, argument) => {
  it.each(WRONG_TYPES)('answers false to %s', (_, value) => expect(call(question, { [argument]: value })).toBe(false));
});

describe('isPiecePlacementWellFormed (M2)', () => {
  const ask = (piecePlacement: unknown) => call('isPiecePlacementWellFormed', { piecePlacement });

  it('takes six characters that fit, whether or not the tile exists', () => {
    for (const text of ['aacb32', 'abcd00', 'dddd77', 'aaaa33']) expect(ask(text)).toBe(true);
  });

  it('refuses any other text', () => {
    for (const text of ['', 'aacb3', 'aacb322', 'aacb38', 'aacb82', 'eacb32', 'Aacb32', 'aacb3 ', '32aacb', LONG]) {
      expect(ask(text)).toBe(false);
    }
  });
});

describe('isPlacementSequenceWellFormed (M3)', () => {
  const ask = (placement: unknown) => call('isPlacementSequenceWellFormed', { placement });

  it.each(['', FULL])('takes the empty board and a full one: %s', (board) => expect(ask(board)).toBe(true));

  it('asks only for form and copies: overlaps, the centre and legality do not matter', () => {
    for (const text of ['aaaa00aaaa00', 'aaaa33', 'aaaa55', 'dddd10dddd11']) expect(ask(text)).toBe(true);
  });

  it('refuses a placement that is not well-formed, anywhere', () => {
    for (const text of ['aaaa0', 'aaaa00aaaa', 'aaaa00aaaa08', 'aaaa00 aaaa01', 'aaaa00,aaaa01', `${FULL}a`]) {
      expect(ask(text)).toBe(false);
    }
  });

  it('refuses a tile that does not exist', () => {
    expect(ask('abcd00')).toBe(false);
    expect(ask('aaaa00abcd01')).toBe(false);
  });

  it.each(TILES)('takes %s %i times and not once more', (code, copies) => {
    const row = (count: number) => Array.from({ length: count }, (_, column) => `${code}0${column}`).join('');
    expect(ask(row(copies))).toBe(true);
    expect(ask(row(copies + 1))).toBe(false);
  });

  it('refuses more than 60 tiles and 100 kB', () => {
    expect(ask(`${FULL}aaaa00`)).toBe(false);
    expect(ask(LONG)).toBe(false);
  });
});

describe('isPlacementSequenceValid (M5, M6)', () => {
  const ask = (placementSequence: unknown) => call('isPlacementSequenceValid', { placementSequence });

  it('takes the empty board and whole games', () => {
    expect(ask('')).toBe(true);
    expect(ask(FULL)).toBe(true);
  });

  it('judges every placement on the board as it was then', () => {
    expect(ask('aaaa10aaaa11')).toBe(true);
    expect(ask('aaaa11aaaa10')).toBe(false);
    expect(ask('dddd00')).toBe(true);
    expect(ask('aaaa10dddd00')).toBe(false);
    expect(ask('aaaa10dddd11')).toBe(true);
  });

  it('refuses overlaps, the centre, and what is not well-formed', () => {
    for (const text of ['aaaa00aaaa00', 'aaaa03aaaa13aaaa23aaaa33', 'aaaa0', 'abcd00', 'dddd00dddd01dddd02', LONG]) {
      expect(ask(text)).toBe(false);
    }
  });
});

describe('drawFromDeck (M3)', () => {
  const draw = (placementSequence: unknown, totalHands: unknown, seed = 'draw') =>
    official.drawFromDeck.call({ placementSequence, totalHands }, new SeededRandom(seed));

  it('gives a tile that is neither on the board nor in a hand', () => {
    const board = FULL.slice(0, 6 * 50);
    const hands = 'cddbdada';
    const drawn = new Set(Array.from({ length: 300 }, (_, seed) => must(draw(board, hands, `left ${seed}`))));
    expect([...drawn].sort()).toEqual([...new Set(deckWithout(board, hands))].sort());
  });

  it('gives every copy the same chance', () => {
    const counts = new Map<string, number>();
    const random = new SeededRandom('weights');
    for (let i = 0; i < 12_000; i++) {
      const tile = String(must(official.drawFromDeck.call({ placementSequence: 'aaaa00', totalHands: '' }, random)));
      counts.set(tile, (counts.get(tile) ?? 0) + 1);
    }
    const strays = TILES.map(([code, copies]) => {
      const expected = (12_000 * (code === 'aaaa' ? 3 : copies)) / 59;
      return ((counts.get(code) ?? 0) - expected) ** 2 / expected;
    });
    // Fair draws among 24 kinds stray further once in ten thousand tries.
    expect(strays.reduce((sum, one) => sum + one, 0)).toBeLessThan(55);
  });

  it('must be the last tile when one is left, and "" when none is', () => {
    const board = FULL.slice(0, 6 * 59);
    const [left] = deckWithout(board, '');
    expect(must(draw(board, ''))).toBe(left);
    expect(must(draw(board, left))).toBe('');
    expect(must(draw(FULL, ''))).toBe('');
  });

  it('looks at the tiles only: the board may overlap or not be legal', () => {
    expect(must(draw('aaaa00aaaa00aaaa33', ''))).toMatch(/^[abcd]{4}$/);
  });

  it.each([
    ['too many copies on board and in hands', 'dddd00dddd01', 'dddd', 'metro.copies', /too many copies of dddd/],
    ['too many copies on the board', 'dddd00dddd01dddd02', '', 'metro.copies', /copy 3 of dddd/],
    ['half a hand', '', 'aac', 'metro.unknownTile', /"aac"/],
    ['a hand that does not exist', '', 'aacbabcd', 'metro.unknownTile', /"abcd"/],
    ['a board that is not well-formed', 'aaaa0', '', 'metro.placement', /Placement 1/],
    ['hands of 100 kB', '', 'aaaa'.repeat(25_000), 'metro.length', /100000 characters/],
    ['a board of 100 kB', LONG, '', 'metro.length', /102000 characters/],
  ])('refuses %s', (_, board, hands, code, message) => {
    expect(told(faultOf('drawFromDeck', { placementSequence: board, totalHands: hands }))).toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  });

  it.each(WRONG_TYPES)('refuses %s', (_, value) => {
    expect(faultOf('drawFromDeck', { placementSequence: value, totalHands: '' }).where).toEqual(['placementSequence']);
    expect(faultOf('drawFromDeck', { placementSequence: '', totalHands: value }).where).toEqual(['totalHands']);
  });
});

describe('getScore (M7, M8)', () => {
  const score = (placementSequence: string, numberOfPlayers: number) =>
    call('getScore', { placementSequence, numberOfPlayers });

  it('is nothing on the empty board, for every number of players', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(score('', seats)).toEqual(new Array(seats).fill(0));
  });

  it('counts finished lines on any board, also one that is not finished or not legal', () => {
    expect(score('aaaa10accd11', 2)).toEqual([0, 3]);
    expect(score('accd11aaaa10', 2)).toEqual([0, 3]);
    expect(score('aaaa03aaaa13aaaa23', 2)).toEqual([6, 0]);
    expect(score('dddd70', 6)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('gives plain numbers', () => {
    expect(JSON.stringify(score(FULL, 6))).toMatch(/^\[\d+(,\d+){5}\]$/);
  });

  it.each([1, 7, 0, -2, 2.5, '2', null, undefined, Number.NaN, [2]])('refuses %j players', (numberOfPlayers) => {
    const fault = faultOf('getScore', { placementSequence: '', numberOfPlayers });
    expect(fault).toMatchObject({ code: 'call.argument', where: ['numberOfPlayers'] });
  });

  it.each([
    ['aaaa00aaaa00', 'metro.occupied', /Placement 2, aaaa00/],
    ['aaaa33', 'metro.centre', /Placement 1, aaaa33/],
    ['abcd00', 'metro.unknownTile', /abcd/],
    ['aaaa0', 'metro.placement', /"aaaa0"/],
  ])('refuses %s, which cannot be shown', (placementSequence, code, message) => {
    const fault = faultOf('getScore', { placementSequence, numberOfPlayers: 2 });
    expect(told(fault)).toMatchObject({ code, message: expect.stringMatching(message) });
  });
});

describe('generateMove (M5, M6)', () => {
  it('is always a legal placement of that tile, on random boards, for every number of players', () => {
    const random = new SeededRandom('generate');
    for (let game = 0; game < 5; game++) {
      let board = '';
      for (let placed = 0; placed < 60; placed++) {
        const left = deckWithout(board, '');
        const piece = left[random.below(left.length)];
        const legal = call('legalPlacements', { placementSequence: board, piece }) as string[];
        for (const numberOfPlayers of [2, 3, 4, 5, 6]) {
          expect(legal).toContain(call('generateMove', { placementSequence: board, piece, numberOfPlayers }));
        }
        board += legal[random.below(legal.length)];
        expect(call('isPlacementSequenceValid', { placementSequence: board })).toBe(true);
      }
    }
  });

  it('on the empty board: aaaa on the rim, cccc on no corner, dada on column 0 or 7 and on no corner', () => {
    const first = (piece: string) => call('generateMove', { placementSequence: '', piece, numberOfPlayers: 2 });
    expect(first('aaaa')).toMatch(/^aaaa([07].|.[07])$/);
    expect(first('cccc')).toMatch(/^cccc([07][1-6]|[1-6][07])$/);
    expect(first('dada')).toMatch(/^dada[1-6][07]$/);
    expect(first('dddd')).toMatch(/^dddd([07].|.[07])$/);
  });

  it('on 59 tiles it is the one open square', () => {
    const board = FULL.slice(0, 6 * 59);
    const [piece] = deckWithout(board, '');
    for (const numberOfPlayers of [2, 3, 4, 5, 6]) {
      expect(call('generateMove', { placementSequence: board, piece, numberOfPlayers })).toBe(FULL.slice(-6));
    }
  });

  it.each([
    ['a full board', { placementSequence: FULL, piece: 'aaaa', numberOfPlayers: 2 }, 'metro.full'],
    ['a tile that does not exist', { placementSequence: '', piece: 'abcd', numberOfPlayers: 2 }, 'metro.unknownTile'],
    ['a placement for a tile', { placementSequence: '', piece: 'aaaa00', numberOfPlayers: 2 }, 'metro.unknownTile'],
    ['an empty tile', { placementSequence: '', piece: '', numberOfPlayers: 2 }, 'metro.unknownTile'],
    ['no tile', { placementSequence: '', numberOfPlayers: 2 }, 'call.argument'],
    ['no board', { piece: 'aaaa', numberOfPlayers: 2 }, 'call.argument'],
    ['no players', { placementSequence: '', piece: 'aaaa' }, 'call.argument'],
    ['an overlap', { placementSequence: 'aaaa00aaaa00', piece: 'aaaa', numberOfPlayers: 2 }, 'metro.occupied'],
  ])('refuses %s', (_, input, code) => expect(faultOf('generateMove', input).code).toBe(code));
});

describe('ours', () => {
  it('legalPlacements lists every legal placement once', () => {
    const first = call('legalPlacements', { placementSequence: '', piece: 'dada' }) as string[];
    expect([...first].sort()).toEqual([1, 2, 3, 4, 5, 6].flatMap((row) => [`dada${row}0`, `dada${row}7`]));
    expect(call('legalPlacements', { placementSequence: 'aaaa10', piece: 'dddd' })).toEqual(['dddd11']);
    expect(faultOf('legalPlacements', { placementSequence: FULL, piece: 'dddd' }).code).toBe('metro.full');
    expect(faultOf('legalPlacements', { placementSequence: '' }).where).toEqual(['piece']);
  });

  it('traceLine tells the way of one line', () => {
    const trace = (placementSequence: string, station: number) => call('traceLine', { placementSequence, station });
    expect(trace('', 1)).toEqual({ path: [], end: 'open', points: 0 });
    expect(trace('aaaa10', 10)).toEqual({ path: ['10:6-3'], end: 'open', points: 0 });
    expect(trace('aacb10acba00', 10)).toEqual({ path: ['10:6-1', '00:4-7'], end: 'station 9', points: 2 });
    expect(trace('aaaa03aaaa13aaaa23', 5)).toEqual({
      path: ['03:0-5', '13:0-5', '23:0-5'],
      end: 'centre 33',
      points: 6,
    });
    for (const station of [0, 33, 1.5, '1', null]) {
      expect(faultOf('traceLine', { placementSequence: '', station }).where).toEqual(['station']);
    }
  });

  it('stationAtExit names a station or null', () => {
    const ask = (row: unknown, column: unknown, exit: unknown) => call('stationAtExit', { row, column, exit });
    expect([ask(0, 0, 0), ask(0, 0, 6), ask(7, 7, 5), ask(7, 7, 3)]).toEqual([8, 9, 24, 25]);
    expect([ask(0, 0, 2), ask(3, 3, 0)]).toEqual([null, null]);
    expect(faultOf('stationAtExit', { row: 8, column: 0, exit: 0 }).where).toEqual(['row']);
    expect(faultOf('stationAtExit', { row: 0, column: -1, exit: 0 }).where).toEqual(['column']);
    expect(faultOf('stationAtExit', { row: 0, column: 0, exit: 8 }).where).toEqual(['exit']);
    expect(faultOf('stationAtExit', {}).where).toEqual(['row']);
  });
});

const FULL =
  'adbb75aaaa67bbbb57aacb56aacb46aacb55cbaa70acba74acba40cbcb64dbcd63cccc37dbcd45bcdd03baac62bcdd01cccc04badb14bcbc53bbad05' +
  'bbad02ccda60bcbc00aaaa76baac52dddd13dacc61dddd36baac12accd41cbcb26ddbc24dada22adad32cddb06badb50dbba31acba10aaaa23acba27' +
  'baac66bcbc51cdac42cbaa73cdac20ccda25aacb17dbba65adad54bbbb71ddbc72dacc47cbaa07accd21adbb16aaaa35cbcb11cbaa30dada15cddb77';

function call(method: string, input: Record<string, unknown>): unknown {
  return must(official[method].call(input, new SeededRandom('call')));
}

function faultOf(method: string, input: Record<string, unknown>): Fault {
  const result = official[method].call(input, new SeededRandom('fault'));
  if (result.ok) throw new Error(`not refused: ${JSON.stringify(result.value)}`);
  return result.fault;
}

/** The copies that neither a sequence nor hands use, one by one. */
function deckWithout(sequence: string, hands: string): string[] {
  const used = [...(sequence.match(/.{6}/g) ?? []).map((text) => text.slice(0, 4)), ...(hands.match(/.{4}/g) ?? [])];
  return TILES.flatMap(([code, copies]) =>
    new Array<string>(copies - used.filter((other) => other === code).length).fill(code),
  );
}
