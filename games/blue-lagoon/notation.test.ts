import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { type Sketch, sketchState } from '../../tests/support/blue-lagoon-sketch.ts';
import { about } from './about.ts';
import { MAPS } from './components.ts';
import { blueLagoon } from './game.ts';
import { formatPosition, formatState, parseMove, parsePosition, parseState } from './notation.ts';

const strait = { height: 5, islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'], stones: '2,0 2,3' };
const tokens = { C: '2,3', S: '2,0' };

function code(line: string): string | undefined {
  const position = parsePosition(line);
  return position.ok ? undefined : position.fault.code.replace('blue-lagoon.', '');
}

function line(given: Sketch, turn: string): string {
  return `blue-lagoon ${sketchState(given)} ${turn}`;
}

describe('position lines', () => {
  it('begin with the start string of the assignment', () => {
    const position = blueLagoon.start(2, must(settle(about.options, {})));
    const seats = 'p 0 0 0 0 0 0 0 S T; p 1 0 0 0 0 0 0 S T;';
    expect(formatPosition(position)).toBe(
      `blue-lagoon a 13 2; c 0 E; ${MAPS.default.statements} r C B W P S; ${seats} deal:0`,
    );
  });

  it.each([
    [line({ ...strait, tokens }, 'play'), 0],
    [line({ ...strait, tokens, seats: [{ settlers: '1,1' }, {}], current: 1 }, 'play'), 1],
    [line({ ...strait, tokens: { S: '2,0' } }, 'deal:1'), CHANCE],
    [line({ ...strait }, 'deal:0 short=on'), CHANCE],
    [line({ ...strait, phase: 'S', seats: [{ score: 3 }, { villages: '1,4' }], current: 1 }, 'deal:0'), CHANCE],
    [line({ ...strait, phase: 'S', tokens, seats: [{ score: 3 }, { score: 90 }] }, 'end'), OVER],
    [line({ ...strait, tokens: { S: '2,0 2,3' } }, 'end short=on'), OVER],
  ])('%s survives', (text, turn) => {
    const position = must(parsePosition(text));
    expect(position.turn).toBe(turn);
    expect(formatPosition(position)).toBe(text);
  });

  it('carry any map', () => {
    const islands = Array.from({ length: 40 }, (_, i) => `3 ${Math.floor(i / 8) * 2},${(i % 8) * 2}`);
    const text = line({ height: 20, islands, stones: '0,0', tokens: { W: '0,0' } }, 'play');
    expect(formatPosition(must(parsePosition(text)))).toBe(text);
  });

  it.each([
    ['', 'name'],
    ['metro', 'name'],
    ['blue-lagoonx', 'name'],
    ['blue-lagoon ', 'fields'],
    ['blue-lagoon play', 'fields'],
    [`blue-lagoon ${sketchState(strait)}`, 'fields'],
    [`blue-lagoon ${sketchState(strait)}play`, 'fields'],
    ['blue-lagoon a 5 2; play', 'syntax'],
    [line({ ...strait, tokens }, 'go'), 'turn'],
    [line({ ...strait, tokens }, 'play short=off'), 'option'],
    [line({ ...strait, tokens }, 'play map=wheels'), 'option'],
    [line({ ...strait, tokens }, 'play short=on short=on'), 'option'],
    [line({ ...strait, tokens, seats: [{}] }, 'play'), 'seats'],
    [line({ ...strait, tokens, seats: [{}, {}, {}, {}, {}] }, 'play'), 'seats'],
    [line({ ...strait, tokens, current: 2 }, 'play'), 'current'],
    [line({ ...strait, tokens }, 'play').replace('p 1', 'p 0'), 'players'],
    [line({ ...strait, tokens }, 'play').replace(' p 1 0 0 0 0 0 0 S T;', ''), 'players'],
    [line({ ...strait, tokens }, 'play').replace('p 1 0', 'p 1 1000000000'), 'count'],
    [line({ ...strait, tokens: { C: '2,3 9,9' } }, 'play'), 'offBoard'],
    [line({ ...strait, tokens: { C: '2,3', B: '2,3' } }, 'play'), 'twoTokens'],
    [line({ ...strait, tokens, seats: [{ settlers: '1,1 1,1' }, {}] }, 'play'), 'twice'],
  ])('%s cannot be read', (text, wanted) => {
    expect(code(text)).toBe(wanted);
  });

  const long = Array.from({ length: 31 }, (_, i) => `${Math.floor(i / 12)},${i % 12}`).join(' ');
  it.each([
    ['circles on water (B2)', { ...strait, stones: '0,0', tokens: { C: '0,0' } }, 'play', 'circle'],
    [
      'two pieces on a tile (B6)',
      { ...strait, tokens, seats: [{ settlers: '1,1' }, { settlers: '1,1' }] },
      'play',
      'occupied',
    ],
    [
      'too many settlers (B3)',
      {
        height: 13,
        islands: ['6 12,0'],
        stones: '12,0',
        tokens: { C: '12,0' },
        seats: [{ settlers: long }, {}],
        current: 1,
      },
      'play',
      'supply',
    ],
    [
      'too many villages (B3)',
      {
        height: 5,
        islands: ['6 0,1 0,2 0,3 1,1 1,2 1,3 4,0'],
        stones: '4,0',
        tokens: { C: '4,0' },
        seats: [{ settlers: '0,0', villages: '0,1 0,2 0,3 1,1 1,2 1,3' }, {}],
      },
      'play',
      'supply',
    ],
    ['villages at sea (B7)', { ...strait, tokens, seats: [{ villages: '1,1' }, {}] }, 'play', 'water'],
    [
      'villages on circles in the settlement (B15)',
      { ...strait, phase: 'S', tokens: { C: '2,3' }, seats: [{ villages: '2,0', hand: '0 0 0 0 1' }, {}] },
      'play',
      'circle',
    ],
    ['land without a way from the sea (B7)', { ...strait, tokens, seats: [{ settlers: '3,0' }, {}] }, 'play', 'stray'],
    [
      'settlers without a village (B8)',
      { ...strait, phase: 'S', tokens, seats: [{ settlers: '3,1', villages: '1,0' }, {}] },
      'play',
      'stray',
    ],
    ['tokens beside the circles (B5)', { ...strait, tokens: { C: '2,3', S: '1,0' } }, 'play', 'token'],
    ['tokens under pieces (B9)', { ...strait, tokens, seats: [{ settlers: '1,1 2,0' }, {}] }, 'play', 'token'],
    ['tokens nobody dealt (B5)', { ...strait, tokens: { C: '2,3' } }, 'play', 'tokens'],
    [
      'more of a kind than there are (B4)',
      {
        height: 5,
        islands: ['6 0,0 0,1 0,2 0,3 1,0 1,1 1,2'],
        stones: '0,0 0,1 0,2 0,3 1,0 1,1 1,2',
        tokens: { C: '0,0 0,1 0,2 0,3 1,0 1,1 1,2' },
      },
      'play',
      'tokens',
    ],
    [
      'hands without a circle to come from (B9)',
      { ...strait, tokens: { C: '2,3' }, seats: [{ hand: '0 1 0 0 0' }, {}] },
      'play',
      'hand',
    ],
    ['points before anything was counted (B10)', { ...strait, tokens, seats: [{ score: 1 }, {}] }, 'play', 'score'],
    ['a phase that is over (B10)', { ...strait, tokens: { S: '2,0 2,3' } }, 'play', 'phaseOver'],
    [
      'a seat that cannot move (B6)',
      { ...strait, phase: 'S', tokens, seats: [{}, { villages: '1,0' }] },
      'play',
      'stuck',
    ],
    ['an end while somebody can move (B10)', { ...strait, tokens }, 'end short=on', 'goesOn'],
    ['an exploration as the end of a long game (B20)', { ...strait, tokens: { S: '2,0 2,3' } }, 'end', 'end'],
    ['a settlement in a short game (B20)', { ...strait, phase: 'S', tokens }, 'end short=on', 'end'],
    ['a settlement dealt in a short game (B20)', { ...strait, phase: 'S' }, 'deal:0 short=on', 'end'],
    [
      'an end that is not counted (B18)',
      { ...strait, tokens: { S: '2,0' }, seats: [{ settlers: '2,2 2,3', hand: '1 0 0 0 0' }, {}] },
      'end short=on',
      'score',
    ],
    [
      'a settlement that is not counted (B18)',
      { ...strait, phase: 'S', tokens: { S: '2,0 2,3' }, seats: [{ villages: '1,0' }, {}] },
      'end',
      'score',
    ],
    ['more circles dealt than there are (B5)', strait, 'deal:2', 'deal'],
    ['a deal that is done (B5)', { ...strait, tokens: { C: '2,3', S: '2,0' } }, 'deal:2', 'deal'],
    ['tokens ahead of the deal (B5)', { ...strait, tokens: { C: '2,3' } }, 'deal:1', 'deal'],
    ['circles left empty by the deal (B5)', strait, 'deal:1', 'deal'],
    [
      'settlers during the deal (B15)',
      { ...strait, phase: 'S', seats: [{ settlers: '1,1', villages: '1,0' }, {}] },
      'deal:0',
      'deal',
    ],
    ['hands during the deal (B15)', { ...strait, seats: [{ hand: '1 0 0 0 0' }, {}] }, 'deal:0', 'deal'],
    [
      'pieces before the exploration (B5)',
      {
        ...strait,
        islands: ['6 1,0 2,0 3,0 1,1', '8 1,4 2,3 3,4'],
        seats: [{ settlers: '', villages: '' }, { settlers: '0,0' }],
      },
      'deal:0',
      'deal',
    ],
    ['another opener than player 0 (B6)', { ...strait, current: 1 }, 'deal:0', 'deal'],
  ] as [string, Sketch, string, string][])('with %s are refused', (_, given, turn, wanted) => {
    const position = parsePosition(line(given, turn));
    expect(code(line(given, turn))).toBe(wanted);
    expect(position.ok ? undefined : position.fault.rule).toMatch(/^B\d+$/);
  });
});

describe('state strings on their own', () => {
  it('may be anything that lies on the board', () => {
    for (const given of [
      { ...strait, seats: [{ settlers: '1,1', villages: '1,1', score: 77, hand: '9 9 9 9 99' }, { settlers: '1,1' }] },
      { ...strait, tokens: { C: '0,0 0,1' }, stones: '0,0 4,0' },
    ]) {
      const text = sketchState(given);
      expect(formatState(must(parseState(text)))).toBe(text);
    }
  });

  it('are written in the official order', () => {
    const text =
      'a 13 2; c 0 E; i 9 1,1; i 2 10,3 9,9; s 10,3 9,9; r C 10,3 9,9 B W P S; p 1 0 0 0 0 0 0 S T; p 0 0 0 0 0 0 0 S 10,3 9,9 T;';
    expect(formatState(must(parseState(text)))).toBe(
      'a 13 2; c 0 E; i 2 9,9 10,3; i 9 1,1; s 9,9 10,3; r C 9,9 10,3 B W P S; p 0 0 0 0 0 0 0 S 9,9 10,3 T; p 1 0 0 0 0 0 0 S T;',
    );
  });
});

describe('moves', () => {
  it.each(['', '+', '+X', '+CC', 'S', 'S 1;1', 'draw', 'S 1,1,1'])('%j is none', (text) => {
    const position = must(parsePosition(line({ ...strait, tokens }, 'play')));
    expect(parseMove(position, text)).toMatchObject({ ok: false, fault: { code: 'blue-lagoon.text' } });
  });
});
