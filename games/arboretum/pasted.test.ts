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
    const { positions, remarks } = readPasted(text);
    expect(remarks).toEqual([]);
    // The letter is stale: A has discarded, so B is to draw.
    expect(arboretum.format(positions[0])).toBe(`arboretum B,${SHARED.slice(1).join(',')} ${HIDDEN.join(',')} - draw`);
  });

  it('the shared state alone', () => {
    const { positions, remarks } = readPasted('{"B", "Am1C00C00a4N01C00", "Ac5a7", "Bj5C00C00j6C00E01", "Bd2"}');
    expect(remarks).toMatchObject([{ message: expect.stringMatching(/no hidden state/) }]);
    expect(arboretum.format(positions[0])).toBe(
      'arboretum A,Am1C00C00a4N01C00,Ac5a7,Bj5C00C00j6C00E01,Bd2 ?27,A?7,B?7 - draw',
    );
  });

  it('before the deal, and with nine cards in hand', () => {
    const all = arboretum
      .format(arboretum.start(2, { species: 'usual' }))
      .split(' ')[2]
      .split(',');
    expect(readPasted(JSON.stringify([['A', 'A', 'A', 'B', 'B'], all])).positions[0].phase).toBe(0);
    const nine = [SHARED, [DECK.slice(4), HIDDEN[1], 'Ba1a2b1b8c7d4j2m1m8']];
    expect(arboretum.format(readPasted(JSON.stringify(nine)).positions[0])).toMatch(/^arboretum B.* place$/);
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
    const { positions, remarks } = readPasted(JSON.stringify(state));
    expect(remarks).toEqual([]);
    expect(positions[0].turn).toBe(OVER);
    expect(must(arboretum.parse(arboretum.format(positions[0]))).winners()).toEqual([0, 1]);
    const shown = readPasted(JSON.stringify(state[0]));
    expect(arboretum.format(shown.positions[0])).toMatch(/ \?0,A\?7,B\?7 - show$/);
  });

  it('what cannot come about is shown with a remark', () => {
    const lost = [SHARED, HIDDEN.map((text) => text.replace('a5', ''))];
    expect(readPasted(JSON.stringify(lost))).toMatchObject({
      remarks: [{ message: 'This can’t happen in a real game: There are 47 cards, not 48.', rule: 'A1' }],
    });
    const many = ['A', 'Aa6C00C00', 'Ac2c3', 'B', 'B'];
    expect(readPasted(JSON.stringify(many)).remarks[0]).toMatchObject({ rule: 'A6' });
  });

  it.each([
    // The arboretum, how many trees are drawn, the rule's words, the place.
    ['Aa6C00C00a5N05C00', 2, /^A’s arboretum, placement 2: Plant next to one of your trees/, 'a5N05C00'],
    ['Aa6C00C00a5N99W99', 2, /not just at a corner/, 'a5N99W99'],
    ['Aa6N01C00', 1, /first tree/, 'a6N01C00'],
    ['Aa6C00C00a5C00C00', 1, /placement 2 can’t be drawn: Choose a free spot/, 'a5C00C00'],
    ['Aa6C00C00a6N01C00', 1, /^a6 is in two places/, 'a6N01C00'],
  ])('F9: %s is drawn with a note on what is illegal', (arboretumText, trees, message, pointed) => {
    const text = `{"A", "${arboretumText}", "Ac2", "B", "B"}`;
    const { positions, remarks, fault } = readPasted(text);
    expect(fault).toBeUndefined();
    expect(positions[0].groves[0].placed).toBe(trees);
    expect(remarks[0].message).toMatch(message);
    expect(text.slice(...(remarks[0].span ?? []))).toBe(pointed);
  });

  it.each([
    ['{"A", "Aa6C00C00a5N01C0x", "Ac2", "B", "B"}', /^The arboretum of A, placement 2/, 'x', 1],
    ['{"A", "Aa6C00C00z5N01C00", "Ac2", "B", "B"}', /"z5" is not a card/, 'z5N01C00', 1],
    ['{"A", "Aa6C00C00", "Ac2c", "B", "B"}', /^The discard pile of A: "c" is not a card/, 'c', 1],
    ['{"A", "Aa6C00C00", "Bc2", "B", "B"}', /^Player A’s discard pile must begin with A/, 'B', 1],
    ['{"X", "Aa6C00C00", "Ac2", "B", "B"}', /whose turn it is/, 'X', 1],
    ['arboretum A,Aa6C00C00,Ac2,B,B ?32,A?7,B?7 - dance', /dance/, 'dance', 1],
  ])('F9: %s is drawn as far as it is right, and the character is named', (text, message, pointed, trees) => {
    const { positions, fault } = readPasted(text);
    expect(positions[0].groves[0].placed).toBe(trees);
    expect(fault?.message).toMatch(message);
    expect(text.slice(...(fault?.span ?? []))).toBe(pointed);
  });

  it.each(['', 'A', 'hello there', '{"A"}', 'arboretum', 'x'.repeat(6000), 'x'.repeat(200_000)])(
    '%j shows nothing and says what is expected',
    (text) => {
      expect(readPasted(text)).toMatchObject({ positions: [], fault: { message: expect.stringMatching(/\.$/) } });
    },
  );

  it('F9: cards in two places are shown once, and an arboretum in very many pieces as far as it is connected', () => {
    const twice = readPasted(JSON.stringify([SHARED, [`${DECK}m8`, HIDDEN[1], 'Ba6b1b8c7d4j2m1']]));
    expect(twice.remarks.map(({ message }) => message)).toContain('a6 is in two places. Only the first one is shown.');
    const pieces = [...DECK.matchAll(/../g)].map(([card], i) => `${card}N${String(i * 2 + 10)}C00`).join('');
    const { positions, remarks } = readPasted(JSON.stringify(['A', `A${pieces}`, 'A', 'B', 'B']));
    expect(positions[0].groves[0].placed).toBe(1);
    expect(remarks.map(({ message }) => message).join()).toContain('too many pieces to draw');
  });

  it('F8: finds a state in the middle of a test', () => {
    const java = `new String[]{"${SHARED.join('", "')}"}`;
    const hidden = `new String[]{"${HIDDEN.join('", "')}"}`;
    const both = readPasted(`assertTrue(Arboretum.isStateValid(new String[][]{${java}, ${hidden}}, "a4"));`);
    expect(arboretum.format(both.positions[0])).toContain(HIDDEN.join(','));
    const one = readPasted(`assertEquals("c2", Arboretum.topCard(${java}, 'A'));`);
    expect(arboretum.format(one.positions[0])).toContain(SHARED.slice(1).join(','));
  });
});

describe('a notation line', () => {
  it('is itself', () => {
    const text = arboretum.format(arboretum.start(3, { species: 'usual' }));
    expect(arboretum.format(readPasted(`  ${text}\n`).positions[0])).toBe(text);
  });
});
