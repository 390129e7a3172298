import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { sketch } from '../../tests/support/blue-lagoon-sketch.ts';
import { about } from './about.ts';
import { blueLagoon } from './game.ts';
import { formatMove, parseMove } from './notation.ts';
import type { BlueLagoonPosition } from './position.ts';
import { canMove, isPhaseOver, MAX_MOVES, nextAble } from './rules.ts';

/** Two islands of three tiles with a strait between them, on five rows. */
const strait = { height: 5, islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'], stones: '2,0 2,3' };
/** Something to play for. */
const tokens = { C: '2,3', S: '2,0' };

function list(position: BlueLagoonPosition): string[] {
  const moves = new Int32Array(MAX_MOVES);
  return Array.from(moves.subarray(0, position.moves(moves)), (move) => formatMove(position, move));
}

function refusal(position: BlueLagoonPosition, text: string): unknown {
  const move = parseMove(position, text);
  return move.ok ? 'legal' : { code: move.fault.code, rule: move.fault.rule, where: move.fault.where };
}

describe('B7 exploration', () => {
  it('a seat without pieces sails to any water and nowhere else', () => {
    const position = sketch({ ...strait, tokens });
    expect(list(position)).toHaveLength(22 - 6);
    expect(list(position).every((move) => move.startsWith('S'))).toBe(true);
    expect(refusal(position, 'S 1,0')).toEqual({ code: 'blue-lagoon.apart', rule: 'B7', where: ['1,0'] });
  });

  it('settlers and villages go on land that touches an own piece, on land or water', () => {
    const position = sketch({ ...strait, tokens, seats: [{ settlers: '1,1' }, { settlers: '3,1' }] });
    expect(list(position).filter((move) => move.endsWith(' 2,0') || move.endsWith(' 1,0'))).toEqual([
      'S 1,0',
      'S 2,0',
      'T 1,0',
      'T 2,0',
    ]);
    expect(refusal(position, 'S 3,0')).toEqual({ code: 'blue-lagoon.apart', rule: 'B7', where: ['3,0'] });
  });

  it('villages never go on water', () => {
    const position = sketch({ ...strait, tokens, seats: [{ settlers: '1,1' }, {}] });
    expect(refusal(position, 'T 1,2')).toEqual({ code: 'blue-lagoon.water', rule: 'B7', where: ['1,2'] });
  });

  it('villages count as own pieces', () => {
    const position = sketch({ ...strait, tokens, seats: [{ villages: '2,0' }, {}] });
    expect(list(position)).toContain('T 3,0');
  });

  it('the first move of the game has the 46 water tiles of the lagoon', () => {
    const position = blueLagoon.start(2, must(settle(about.options, {})));
    while (position.turn < 0) position.play(parse(position, '+S') ?? parse(position, '+C') ?? anyRoll(position));
    expect(list(position)).toHaveLength(46);
  });
});

function parse(position: BlueLagoonPosition, text: string): number | undefined {
  const move = parseMove(position, text);
  return move.ok ? move.value : undefined;
}

function anyRoll(position: BlueLagoonPosition): number {
  const moves = new Int32Array(MAX_MOVES);
  position.moves(moves);
  return moves[0];
}

describe('B8 settlement', () => {
  const settled = { ...strait, tokens, phase: 'S' as const };

  it('settlers go beside own pieces only, on land and water', () => {
    const position = sketch({ ...settled, seats: [{ villages: '1,0' }, { villages: '1,4' }] });
    expect(list(position)).toEqual(['S 0,0', 'S 1,1', 'S 2,0']);
    expect(refusal(position, 'S 0,3')).toEqual({ code: 'blue-lagoon.apart', rule: 'B8', where: ['0,3'] });
  });

  it('villages are not built any more', () => {
    const position = sketch({ ...settled, seats: [{ villages: '1,0' }, {}] });
    expect(refusal(position, 'T 2,0')).toEqual({ code: 'blue-lagoon.noVillage', rule: 'B8', where: undefined });
  });
});

describe('B6 a turn', () => {
  it('takes an empty tile', () => {
    const position = sketch({ ...strait, tokens, seats: [{ settlers: '1,1' }, { settlers: '1,2' }] });
    expect(refusal(position, 'S 1,2')).toEqual({ code: 'blue-lagoon.occupied', rule: 'B6', where: ['1,2'] });
    expect(refusal(position, 'S 1,1')).toEqual({ code: 'blue-lagoon.occupied', rule: 'B6', where: ['1,1'] });
  });

  it('needs a tile of the board', () => {
    const position = sketch({ ...strait, tokens });
    expect(refusal(position, 'S 0,4')).toEqual({ code: 'blue-lagoon.offBoard', rule: 'B1', where: ['0,4'] });
    expect(refusal(position, 'S 5,0')).toMatchObject({ code: 'blue-lagoon.offBoard' });
  });

  it('goes to the next seat that can move, the mover last', () => {
    const position = sketch({ ...strait, tokens, phase: 'S', seats: [{ villages: '1,0' }, {}, { villages: '1,4' }] });
    expect([0, 1, 2].map((seat) => nextAble(position, seat))).toEqual([2, 2, 0]);
    expect([0, 1, 2].map((seat) => canMove(position, seat))).toEqual([true, false, true]);
  });
});

describe('B3 supply', () => {
  const water = { height: 13, islands: ['6 12,11'], stones: '12,11', tokens: { C: '12,11' } };
  const tiles = (count: number) => {
    const names = Array.from({ length: 60 }, (_, i) => `${Math.floor(i / 12)},${i % 12}`);
    return names.slice(0, count).join(' ');
  };

  it.each([
    [2, 30],
    [3, 25],
    [4, 20],
  ])('with %d seats there are %d settlers', (seats, supply) => {
    const others = Array.from({ length: seats - 1 }, () => ({}));
    const last = sketch({ ...water, seats: [{ settlers: tiles(supply - 1) }, ...others] });
    expect(refusal(last, 'S 11,0')).toBe('legal');
    const none = sketch({ ...water, seats: [{ settlers: tiles(supply) }, ...others] });
    expect(refusal(none, 'S 11,0')).toEqual({ code: 'blue-lagoon.supply', rule: 'B3', where: undefined });
    expect(list(none)).toEqual([]);
  });

  it('there are five villages, and they can be built without settlers', () => {
    const beach = { ...water, islands: ['6 11,0 11,1 11,2 11,3 11,4 11,5 11,6 12,11'] };
    const boats = `${tiles(29)} 10,0`;
    const four = sketch({ ...beach, seats: [{ settlers: boats, villages: '11,0 11,1 11,2 11,3' }, {}] });
    expect(list(four)).toEqual(['T 11,4']);
    const five = sketch({ ...beach, seats: [{ settlers: boats, villages: '11,0 11,1 11,2 11,3 11,4' }, {}] });
    expect(list(five)).toEqual([]);
    expect(refusal(five, 'T 11,5')).toMatchObject({ code: 'blue-lagoon.supply', rule: 'B3' });
    // B6: whoever has nothing but a village to build is not skipped.
    expect([four, five].map((position) => canMove(position, 0))).toEqual([true, false]);
    expect([four, five].map((position) => nextAble(position, 1))).toEqual([0, 1]);
  });
});

describe('B10 the end of a phase', () => {
  it('comes when no resource is left, whatever statuettes there are', () => {
    expect(isPhaseOver(sketch({ ...strait, tokens: { S: '2,0 2,3' } }))).toBe(true);
    expect(isPhaseOver(sketch({ ...strait, tokens: { W: '2,3' } }))).toBe(false);
  });

  it('comes when nobody can move, and not while one can', () => {
    const one = sketch({ ...strait, phase: 'S', tokens, seats: [{}, { villages: '1,4' }] });
    expect(list(one)).toEqual([]);
    expect(isPhaseOver(one)).toBe(false);
    expect(isPhaseOver(sketch({ ...strait, phase: 'S', tokens }))).toBe(true);
  });

  it('does not forbid moves by itself', () => {
    expect(list(sketch(strait))).toHaveLength(16);
  });
});

describe('rolls', () => {
  it('are no moves for seats, and seats cannot move during a deal (B5)', () => {
    const dealing = blueLagoon.start(2, must(settle(about.options, {})));
    expect(refusal(dealing, 'S 0,4')).toMatchObject({ code: 'blue-lagoon.chance', rule: 'B5' });
    expect(refusal(dealing, '+-')).toMatchObject({ code: 'blue-lagoon.bag', rule: 'B4' });
    expect(refusal(sketch({ ...strait, tokens }), '+C')).toMatchObject({ code: 'blue-lagoon.move' });
  });

  it('end when the bag has no more of a kind (B4)', () => {
    const position = blueLagoon.start(2, must(settle(about.options, {})));
    for (let i = 0; i < 6; i++) position.play(must(parseMove(position, '+C')));
    expect(refusal(position, '+C')).toMatchObject({ code: 'blue-lagoon.bag', rule: 'B4' });
    expect(list(position)).toEqual(['+B', '+W', '+P', '+S']);
  });
});

describe('maxMoves', () => {
  it('is enough for the largest board full of water and for one full of land', () => {
    expect(list(sketch({ height: 64, tokens: {} }))).toHaveLength(4064);
    expect(MAX_MOVES).toBeGreaterThan(4064 + 6 * 35);
  });
});
