import { describe, expect, it } from 'vitest';
import { OVER } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { arboretum } from './game.ts';
import { readPasted } from './pasted.ts';

const DECK = 'a1a2a3a4a5a7b2b4b5b6b7c1c3c4c5c6c8d2d3d5d7j1j3j4j6j7j8m3m4m5m6m7';
const SHARED = ['A', 'Aa6C00C00', 'Ac2', 'B', 'B'];
const HIDDEN = [DECK, 'Aa8b3d1d6d8j5m2', 'Bb1b8c7d4j2m1m8'];

describe('official strings, pasted', () => {
  it.each([
    ['JSON', JSON.stringify([SHARED, HIDDEN])],
    ['Java', `{"${SHARED.join('", "')}"}, {"${HIDDEN.join('", "')}"}`],
    ['lines', [...SHARED, ...HIDDEN].join('\n')],
    ['commas', [...SHARED, ...HIDDEN].join(', ')],
  ])('as %s', (_, text) => {
    const { positions, remark } = must(readPasted(text));
    expect(remark).toBeUndefined();
    // The letter is stale: A has discarded, so B is to draw.
    expect(arboretum.format(positions[0])).toBe(`arboretum B,${SHARED.slice(1).join(',')} ${HIDDEN.join(',')} - draw`);
  });

  it('the shared state alone', () => {
    const { positions, remark } = must(readPasted('{"B", "Am1C00C00a4N01C00", "Ac5a7", "Bj5C00C00j6C00E01", "Bd2"}'));
    expect(remark).toMatch(/hidden/);
    expect(arboretum.format(positions[0])).toBe(
      'arboretum A,Am1C00C00a4N01C00,Ac5a7,Bj5C00C00j6C00E01,Bd2 ?27,A?7,B?7 - draw',
    );
  });

  it('before the deal, and with nine cards in hand', () => {
    const all = arboretum
      .format(arboretum.start(2, { species: 'usual' }))
      .split(' ')[2]
      .split(',');
    expect(must(readPasted(JSON.stringify([['A', 'A', 'A', 'B', 'B'], all]))).positions[0].phase).toBe(0);
    const nine = [SHARED, [DECK.slice(4), HIDDEN[1], 'Ba1a2b1b8c7d4j2m1m8']];
    expect(arboretum.format(must(readPasted(JSON.stringify(nine))).positions[0])).toMatch(/^arboretum B.* place$/);
  });

  it('the end of a game', () => {
    const a = ['a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8'];
    const b = ['c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8'];
    const row = (cards: string[]) =>
      cards.map((card, i) => `${card}${i ? `N${String(i).padStart(2, '0')}` : 'C00'}C00`).join('');
    const state = [
      ['B', `A${row(a)}`, 'Ac1a1', `B${row(b)}`, 'Bm1j8'],
      ['', 'Aj2j3j4j5j6j7m2', 'Bj1m3m4m5m6m7m8'],
    ];
    const { positions, remark } = must(readPasted(JSON.stringify(state)));
    expect(remark).toBeUndefined();
    expect(positions[0].turn).toBe(OVER);
    expect(must(arboretum.parse(arboretum.format(positions[0]))).winners()).toEqual([0, 1]);
    const shown = must(readPasted(JSON.stringify(state[0])));
    expect(arboretum.format(shown.positions[0])).toMatch(/ \?0,A\?7,B\?7 - show$/);
  });

  it('what cannot come about is shown with a remark', () => {
    const broken = [['A', 'Aa6C00C00a5N05C00', 'Ac2', 'B', 'B'], HIDDEN.map((text) => text.replace('a5', ''))];
    expect(must(readPasted(JSON.stringify(broken))).remark).toMatch(/placement 2/);
    const far = [['A', 'Aa6C00C00a5N99W99', 'Ac2', 'B', 'B'], HIDDEN.map((text) => text.replace('a5', ''))];
    expect(must(readPasted(JSON.stringify(far))).positions[0].groves[0].placed).toBe(2);
  });

  it.each([
    '',
    'A',
    'hello there',
    '{"A"}',
    JSON.stringify([['A', 'Ax', 'A', 'B', 'B'], HIDDEN]),
    'arboretum',
    'x'.repeat(6000),
  ])('%j is refused', (text) => {
    expect(readPasted(text).ok).toBe(false);
  });

  it('a card in two places, and an arboretum in pieces', () => {
    expect(readPasted(JSON.stringify([SHARED, [`${DECK}m8`, HIDDEN[1], 'Ba6b1b8c7d4j2m1']]))).toMatchObject({
      fault: { code: 'arboretum.twice' },
    });
    const pieces = [...DECK.matchAll(/../g)].map(([card], i) => `${card}N${String(i * 2 + 10)}C00`).join('');
    expect(
      readPasted(
        JSON.stringify([
          ['A', `A${pieces}`, 'A', 'B', 'B'],
          ['', 'A', 'B'],
        ]),
      ),
    ).toMatchObject({
      fault: { code: 'arboretum.apart' },
    });
  });
});

describe('a notation line', () => {
  it('is itself', () => {
    const text = arboretum.format(arboretum.start(3, { species: 'usual' }));
    expect(arboretum.format(must(readPasted(`  ${text}\n`)).positions[0])).toBe(text);
  });
});
