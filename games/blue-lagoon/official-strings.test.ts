import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { sketchState } from '../../tests/support/blue-lagoon-sketch.ts';
import { sayFaultAndPlace } from '../../texts/say-fault.ts';
import { parseMoveText, parseStateText } from './official-strings.ts';

const state = sketchState({
  height: 13,
  islands: ['6 0,0 0,1', '8 10,3'],
  stones: '0,1 10,3',
  tokens: { C: '0,1', S: '10,3' },
  seats: [
    { settlers: '9,9 10,4', villages: '0,0' },
    { score: 42, hand: '1 2 3 4 5' },
  ],
});

describe('state strings', () => {
  it('are taken apart', () => {
    const parsed = must(parseStateText(state));
    expect(parsed).toMatchObject({ height: 13, players: 2, current: 0, phase: 'E' });
    expect(parsed.map).toMatchObject({ text: 'i 6 0,0 0,1; i 8 10,3; s 0,1 10,3;' });
    expect(parsed.tokens).toEqual([[{ row: 0, column: 1 }], [], [], [], [{ row: 10, column: 3 }]]);
    expect(parsed.seats[0].settlers).toEqual([
      { row: 9, column: 9 },
      { row: 10, column: 4 },
    ]);
    expect(parsed.seats[1]).toMatchObject({ id: 1, score: 42, hand: [1, 2, 3, 4, 5], settlers: [], villages: [] });
  });

  it('lose their form with any character that is no digit', () => {
    for (let at = 0; at < state.length; at++) {
      if (/[0-9]/.test(state[at])) continue;
      const before = state.slice(0, at);
      const after = state.slice(at + 1);
      expect(parseStateText(before + after).ok, `without character ${at + 1}`).toBe(false);
      for (const step of [-1, 1]) {
        const other = String.fromCharCode(state.charCodeAt(at) + step);
        expect(parseStateText(before + other + after).ok, `${other} at ${at + 1}`).toBe(false);
      }
    }
  });

  it('lose their form with a letter for a digit or a space too many', () => {
    for (let at = 0; at < state.length; at++) {
      if (/[0-9]/.test(state[at]))
        expect(parseStateText(`${state.slice(0, at)}A${state.slice(at + 1)}`).ok).toBe(false);
      if (state[at] === ' ') expect(parseStateText(`${state.slice(0, at)} ${state.slice(at)}`).ok).toBe(false);
    }
    for (const text of ['', ` ${state}`, `${state} `, `${state}\n`, 'S 3,5'])
      expect(parseStateText(text).ok).toBe(false);
  });

  it('may have leading zeros, no islands, no players, or too many of them', () => {
    for (const text of [
      'a 013 02; c 00 E; i 06 00,01; s; r C B W P S;',
      'a 13 2; c 0 E; s; r C B W P S;',
      'a 13 9; c 7 S; s; r C B W P S; p 5 0 0 0 0 0 0 S T;',
    ]) {
      expect(parseStateText(text).ok, text).toBe(true);
    }
  });

  it('say what is wrong and where', () => {
    const say = (text: string) => {
      const parsed = parseStateText(text);
      return parsed.ok ? '' : sayFaultAndPlace(parsed.fault);
    };
    expect(parseStateText(state.replace(' E;', ' X;'))).toMatchObject({
      ok: false,
      fault: { code: 'blue-lagoon.syntax', where: ['at 13'] },
    });
    expect(say(state.replace(' E;', ' X;'))).toBe(
      'This is not a state string: expected "E" or "S", found "X; i 6 0,0 0…" (character 13).',
    );
    expect(say('a 13')).toBe('This is not a state string: expected " ", found the end (character 5).');
  });

  it('of any length are read in a moment', () => {
    for (const filler of [' 1,1', ' 9', ' i 6;', '9', ' p 0 0 0 0 0 0 0 S T;']) {
      expect(parseStateText(state.replace(' r C', `${filler.repeat(100_000)} r C`)).ok).toBe(false);
    }
    expect(parseStateText(state.replace('; r C', `${' 1,1'.repeat(100_000)}; r C`)).ok).toBe(true);
  });
});

describe('move strings', () => {
  it('are a piece and a tile', () => {
    expect(must(parseMoveText('S 2,13'))).toEqual({ piece: 'S', row: 2, column: 13 });
    expect(must(parseMoveText('T 02,3'))).toEqual({ piece: 'T', row: 2, column: 3 });
  });

  it.each(['', 'S', 'S 2', 'S 2,', 'S  2,3', 'S2,3', 'S -1,3', 'U 2,3', 's 2,3', 'S 2,3 ', 'S 2.3', 'S 2,3;', state])(
    '%j is none',
    (text) => {
      expect(parseMoveText(text).ok).toBe(false);
    },
  );
});
