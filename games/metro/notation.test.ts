import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANCE, OVER, type Viewer } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { type Fault, must, type Result } from '../../core/result.ts';
import { told } from '../../tests/support/faults.ts';
import { setUpsToTry } from '../../tests/support/set-ups.ts';
import { sayFault, sayFaultAndPlace } from '../../texts/say-fault.ts';
import { TILES } from './components.ts';
import { metro } from './game.ts';
import {
  formatPlacement,
  formatPlacements,
  formatTile,
  isPlacementShaped,
  layLegal,
  laySequence,
  parsePlacements,
  parseTile,
  parseTiles,
} from './notation.ts';
import type { MetroPosition } from './position.ts';
import { State } from './state.ts';

describe('positions as text', () => {
  it.each([
    'metro - -,- 1+',
    'metro - aacb,-,- 1',
    'metro aacb01cbaa02 acba,- 2+',
    'metro aacb01cbaa02 acba,dddd 2',
    'metro - aacb,- 1+dddd',
    'metro - -,-,-,-,-,- 1+ refill=on secret=on centre=off',
    'metro aacb01 ?,- 2+ secret=on',
    'metro aacb01 ?,acba 1+? secret=on',
  ])('"%s" comes back as it was written', (line) => {
    expect(metro.format(must(metro.parse(line)))).toBe(line);
  });

  it('any position and any view of it survives its text', () => {
    const tables = setUpsToTry(metro);
    const table = fc.nat({ max: tables.length - 1 });
    fc.assert(
      fc.property(table, fc.nat({ max: 130 }), fc.string(), (index, moves, seed) => {
        const { seats, settings } = tables[index];
        const position = randomPosition(seats, settings, moves, seed);
        const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
        for (const shown of [position, ...viewers.map((viewer) => position.view(viewer))]) {
          const text = metro.format(shown);
          const again = must(metro.parse(text));
          expect(metro.format(again)).toBe(text);
          expect(stateOf(again)).toEqual(stateOf(shown));
        }
      }),
      { seed: 1997, numRuns: 400 },
    );
  });

  it('the official sequence stands in it word for word', () => {
    const position = randomPosition(2, {}, 60, 'official inside');
    expect(metro.format(position).split(' ')[1]).toBe(formatPlacements(position));
    expect(formatPlacements(position)).toMatch(/^([abcd]{4}[0-7]{2})+$/);
    expect(formatPlacements(metro.start(2, {}))).toBe('');
  });

  it('writes only the settings that are unusual', () => {
    expect(metro.format(metro.start(2, { refill: 'off', secret: 'off', centre: 'on' }))).toBe('metro - -,- 1+');
  });

  it.each<[string, string, string, RegExp]>([
    ['another game', 'chess - -,- 1+', 'metro.name', /"metro", not "chess"/],
    ['nothing', '', 'metro.name', /not ""/],
    ['a capital', 'Metro - -,- 1+', 'metro.name', /"Metro"/],
    ['no placements', 'metro', 'metro.fields', /metro, placements, hands, turn/],
    ['no hands', 'metro -', 'metro.fields', /four parts/],
    ['no turn', 'metro - -,-', 'metro.fields', /four parts/],
    ['an option without a value', 'metro - -,- 1+ secret', 'settings.pair', /"secret"/],
    ['a value without an option', 'metro - -,- 1+ =on', 'settings.pair', /"=on"/],
    ['two values', 'metro - -,- 1+ secret=on=on', 'settings.pair', /"secret=on=on"/],
    ['an option twice', 'metro - -,- 1+ secret=on secret=on', 'settings.pair', /each option once/],
    ['a space too many', 'metro - -,- 1+ ', 'settings.pair', /""/],
    ['an inherited name as option', 'metro - -,- 1+ __proto__=on', 'settings.unknown', /"__proto__"/],
    [
      'an option there is not',
      'metro - -,- 1+ speed=high',
      'settings.unknown',
      /"speed".*refill, turning, secret, centre/,
    ],
    ['a value there is not', 'metro - -,- 1+ secret=yes', 'settings.value', /secret can’t be "yes"\. Choose off or on/],
    ['one seat', 'metro - - 1+', 'metro.hands', /2 to 6 seats, but the line has 1 hand\./],
    ['seven seats', 'metro - -,-,-,-,-,-,- 1+', 'metro.hands', /has 7 hands/],
    ['a sequence that is too long', `metro ${'aaaa00'.repeat(61)} -,- 1+`, 'metro.length', /366 characters/],
    ['half a placement', 'metro aaaa00aaa -,- 1+', 'metro.placement', /^Placement 2: "aaa" is not/],
    ['a row 8', 'metro aaaa80 -,- 1+', 'metro.placement', /^Placement 1: "aaaa80" is not/],
    ['a tile there is not', 'metro aaaa00abcd01 -,- 1+', 'metro.unknownTile', /^Placement 2: There is no tile "abcd"/],
    [
      'a copy too many',
      'metro dddd00dddd01dddd02 -,- 1+',
      'metro.copies',
      /^Placement 3: This is copy 3 of dddd; there are 2/,
    ],
    [
      'two tiles on a square',
      'metro aaaa00aaaa00 -,- 1+',
      'metro.occupied',
      /^Placement 2, aaaa00: There is already a tile/,
    ],
    ['a tile on the centre', 'metro aaaa00aaaa33 -,- 1+', 'metro.centre', /^Placement 2, aaaa33: .*central station/],
    ['a tile apart', 'metro aaaa00aaaa55 -,- 1+', 'metro.apart', /^Placement 2, aaaa55: Place it next to another tile/],
    ['a short line', 'metro aaaa10dddd00 -,- 1+', 'metro.short', /^Placement 2, dddd00: .*one-tile line/],
    ['a hidden hand with open hands', 'metro - ?,- 1', 'metro.open', /^Hand 1: It is hidden.*secret=on/],
    ['a hidden extra tile with open hands', 'metro - aaaa,- 1+?', 'metro.open', /drawn tile: It is hidden/],
    ['a tile more than there are', `metro ${full()} aaaa,- 1`, 'metro.copies', /Hand 1: There is no tile left/],
    [
      'a hidden tile more than there are',
      `metro ${full()} -,? 2 secret=on`,
      'metro.copies',
      /Hand 2: There is no tile left/,
    ],
    [
      'an extra tile too many',
      `metro ${full(59)} ${last()},- 1+${last()}`,
      'metro.copies',
      /drawn tile: There is no tile left/,
    ],
    ['rubbish in a hand', 'metro - -,xyz 1+', 'metro.unknownTile', /Hand 2: There is no tile "xyz"/],
    ['an empty hand', 'metro - ,- 1+', 'metro.unknownTile', /Hand 1: There is no tile ""/],
    ['rubbish drawn', 'metro - aaaa,- 1+xyz', 'metro.unknownTile', /drawn tile: There is no tile "xyz"/],
    ['a held copy too many', 'metro dddd00dddd01 -,dddd 2', 'metro.copies', /Hand 2: All copies of dddd/],
    ['a drawn copy too many', 'metro - dddd,dddd 1+dddd', 'metro.copies', /drawn tile: All copies of dddd/],
    ['an end too early', 'metro aaaa00 -,- end', 'metro.end', /1 of 60/],
    ['M10: an end with one tile missing', `metro ${full(59)} ${last()},- end`, 'metro.end', /59 of 60/],
    ['a seat there is not', 'metro - -,- 3+', 'metro.turn', /"3\+".*1 to 2/],
    ['a seat 0', 'metro - -,- 0+', 'metro.turn', /"0\+"/],
    ['a seat 7', 'metro - -,-,-,-,-,- 7+', 'metro.turn', /"7\+".*1 to 6/],
    ['a turn in words', 'metro - -,- now', 'metro.turn', /"now"/],
    ['an empty turn', 'metro - -,- ', 'metro.turn', /""/],
    ['something after the seat', 'metro - aaaa,- 1x', 'metro.turn', /"1x"/],
    ['a turn on two lines', 'metro - -,- 1+\n', 'metro.turn', /"1\+\\n"/],
    ['a seat to place nothing', 'metro - -,- 1', 'metro.empty', /Seat 1 .* has none/],
    ['an extra tile but none kept', 'metro - -,aaaa 1+cccc', 'metro.empty', /Seat 1 .* has none/],
    ['a draw from an empty deck', `metro ${full(59)} ${last()},- 2+`, 'metro.deck', /deck is empty/],
    ['a draw after the end', `metro ${full()} -,- 1+`, 'metro.deck', /deck is empty/],
  ])('refuses %s', (_, line, code, message) => {
    const fault = faultOf(metro.parse(line));
    expect(told(fault)).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it('says where in a sequence it stopped reading', () => {
    expect(faultOf(metro.parse('chess')).where).toEqual(['at 1']);
    expect(faultOf(metro.parse('metro aaaa00aaaa99 -,- 1+')).where).toEqual(['at 7']);
    expect(faultOf(metro.parse('metro aaaa00aaaa01abcd02 -,- 1+')).where).toEqual(['at 13']);
    expect(faultOf(metro.parse('metro dddd00dddd01dddd02 -,- 1+'))).toMatchObject({ where: ['at 13'], rule: 'M3' });
  });

  // BUG, reported: an empty field is read as "-", so a line that `format` never writes is accepted.
  it('refuses an empty sequence that is not written "-"', () => {
    expect(metro.parse('metro  -,- 1+').ok).toBe(false);
  });
});

describe('moves as text', () => {
  it('every legal move and every roll comes back', () => {
    for (let moves = 0; moves <= 120; moves += 7) {
      const position = randomPosition(3, { secret: 'on' }, moves, 'moves');
      const list = new Int32Array(metro.maxMoves);
      for (const move of list.subarray(0, position.moves(list))) {
        const text = metro.formatMove(position, move);
        expect(text).toMatch(position.turn === CHANCE ? /^\+[abcd]{4}$/ : /^([abcd]{4}[0-7]{2}|draw)$/);
        expect(must(metro.parseMove(position, text))).toBe(move);
      }
    }
  });

  it.each([
    ['', 'metro.text', /"" is not a move/],
    ['aaaa', 'metro.text', /"aaaa" is not a move/],
    ['aaaa0', 'metro.text', /"aaaa0"/],
    ['aaaa000', 'metro.text', /"aaaa000"/],
    ['aaaa88', 'metro.text', /"aaaa88"/],
    ['aaaa00\n', 'metro.text', /"aaaa00\\n"/],
    ['AAAA00', 'metro.text', /"AAAA00"/],
    ['Draw', 'metro.text', /"Draw"/],
    ['pass', 'metro.text', /as in aacb32, or draw/],
    ['abcd00', 'metro.unknownTile', /There is no tile "abcd"/],
    ['+', 'metro.unknownTile', /There is no tile ""/],
    ['+abcd', 'metro.unknownTile', /There is no tile "abcd"/],
    ['+aaaa00', 'metro.unknownTile', /There is no tile "aaaa00"/],
  ])('%j is refused with %s', (text, code, message) => {
    for (const line of ['metro - aaaa,- 1', 'metro - -,- 1+']) {
      const fault = faultOf(metro.parseMove(must(metro.parse(line)), text));
      expect(told(fault)).toMatchObject({ code, message: expect.stringMatching(message) });
    }
  });
});

describe('official strings', () => {
  it('a placement is four letters a to d, a row and a column', () => {
    for (const text of ['aacb32', 'abcd00', 'dddd77']) expect(isPlacementShaped(text)).toBe(true);
    for (const text of ['', 'aacb3', 'aacb321', 'aacb83', 'aacb38', 'aeab32', ' aacb32', 'aacb32\n', 'aacb-1']) {
      expect(isPlacementShaped(text)).toBe(false);
    }
  });

  it('a sequence comes back tile by tile', () => {
    const placements = must(parsePlacements('aacb32dddd07'));
    expect(placements.map(({ tile, square }) => formatPlacement(tile, square))).toEqual(['aacb32', 'dddd07']);
    expect(must(parsePlacements(''))).toEqual([]);
    expect(must(parsePlacements(full()))).toHaveLength(60);
  });

  it('a sequence may hold overlaps and the centre: whether they can be shown is asked when they are laid', () => {
    expect(parsePlacements('aaaa33aaaa33').ok).toBe(true);
    expect(faultOf(laySequence(new State(2, {}), 'aaaa33')).code).toBe('metro.centre');
    expect(faultOf(laySequence(new State(2, {}), 'aaaa00aaaa00')).code).toBe('metro.occupied');
  });

  it('a sequence that can be shown is laid, with a remark on the first placement that was not legal', () => {
    const state = new State(2, {});
    const remark = must(laySequence(state, 'aaaa00aaaa55bbbb77aaaa22'));
    expect(remark).toMatchObject({ code: 'metro.apart', where: ['55'] });
    expect(remark && sayFault(remark)).toMatch(/^Placement 2, aaaa55: /);
    expect([state.placed, state.deck, state.pool]).toEqual([4, 56, 56]);
    expect(must(laySequence(new State(2, {}), 'aaaa00aaaa01'))).toBeUndefined();
    expect(faultOf(layLegal(new State(2, {}), 'aaaa00aaaa55')).code).toBe('metro.apart');
  });

  it('tiles by their codes', () => {
    for (const [code] of TILES) expect(formatTile(must(parseTile(code)))).toBe(code);
    for (const code of ['', 'abcd', 'AAAA', 'aaa', 'aaaaa', 'constructor', '__proto__']) {
      expect(faultOf(parseTile(code))).toMatchObject({ code: 'metro.unknownTile' });
      expect(sayFault(faultOf(parseTile(code)))).toContain(`"${code}"`);
    }
  });

  it('hands are tiles one after the other', () => {
    expect(must(parseTiles('aacbdddd')).map(formatTile)).toEqual(['aacb', 'dddd']);
    expect(must(parseTiles(''))).toEqual([]);
    expect(told(faultOf(parseTiles('aacbabcd')))).toMatchObject({
      code: 'metro.unknownTile',
      message: 'There is no tile "abcd".',
      where: ['at 5'],
    });
    expect(sayFaultAndPlace(faultOf(parseTiles('aacbd')))).toBe('There is no tile "d" (character 5).');
    expect(told(faultOf(parseTiles('aaaa'.repeat(61))))).toMatchObject({
      code: 'metro.length',
      message: '244 characters are more than 60 tiles.',
    });
  });

  it('says how long a sequence of 100 kB is and repeats none of it', () => {
    expect(told(faultOf(parsePlacements('x'.repeat(100_000))))).toMatchObject({
      code: 'metro.length',
      message: 'The sequence has 100000 characters; 60 tiles take 360.',
    });
  });
});

/** The first tiles of a full legal game. */
function full(placed = 60): string {
  return formatPlacements(randomPosition(2, {}, 1000, 'full')).slice(0, placed * 6);
}

/** The tile that `full` lays last. */
function last(): string {
  return full().slice(-6, -2);
}

function randomPosition(seats: number, settings: Record<string, string>, moves: number, seed: string): MetroPosition {
  const random = new SeededRandom(`notation ${seed}`);
  const list = new Int32Array(metro.maxMoves);
  const position = metro.start(seats, settings);
  for (let i = 0; i < moves && position.turn !== OVER; i++) {
    position.play(position.turn === CHANCE ? position.roll(random) : list[random.below(position.moves(list))]);
  }
  return position;
}

/** Everything that a line must carry, read off the fields. After the end it matters to nobody whose turn it was. */
function stateOf(position: MetroPosition): Record<string, unknown> {
  const { turn, drawn, placed, deck, pool, board, refill, secret, seats } = position;
  const mover = turn === OVER ? undefined : position.mover;
  const parts = [position.points, position.tiles, position.order.subarray(0, placed), position.hands, position.unseen];
  return {
    turn,
    mover,
    drawn,
    placed,
    deck,
    pool,
    board,
    refill,
    secret,
    seats,
    parts: parts.map((part) => part.join()),
  };
}

function faultOf<T>(result: Result<T>): Fault {
  if (result.ok) throw new Error('not refused');
  return result.fault;
}
