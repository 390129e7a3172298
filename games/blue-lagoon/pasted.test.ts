import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { sketchState } from '../../tests/support/blue-lagoon-sketch.ts';
import { formatPosition, formatState } from './notation.ts';
import { readPasted } from './pasted.ts';

const strait = { height: 5, islands: ['6 1,0 2,0 3,0', '8 1,4 2,3 3,4'], stones: '2,0 2,3' };
const tokens = { C: '2,3', S: '2,0' };

function show(text: string) {
  const { positions, captions, remarks, fault } = readPasted(text);
  expect(fault).toBeUndefined();
  expect(positions).toHaveLength(1);
  expect(captions).toEqual(['']);
  return { position: positions[0], remark: remarks.map(({ message }) => message).join(' ') };
}

describe('a pasted text', () => {
  it('shows a position line', () => {
    const line = `blue-lagoon ${sketchState({ ...strait, tokens })} play`;
    const { position, remark } = show(`  ${line}\n`);
    expect(formatPosition(position)).toBe(line);
    expect(remark).toBe('');
  });

  it('shows a state string as it stands', () => {
    const text = sketchState({ ...strait, tokens, seats: [{ settlers: '1,1' }, {}], current: 1 });
    const { position, remark } = show(text);
    expect(formatState(position)).toBe(text);
    expect(position.turn).toBe(1);
    expect(remark).toBe('');
  });

  it('takes a start string for one before the deal', () => {
    expect(show(sketchState(strait))).toMatchObject({
      position: { turn: CHANCE, dealt: 0 },
      remark: 'The resources and statuettes have not been dealt yet.',
    });
  });

  it('takes a phase that is over for the end, and says what it would add', () => {
    const seats = [{ villages: '1,0', settlers: '1,1 2,0', hand: '0 0 0 0 1' }, {}];
    const over = { ...strait, tokens: { S: '2,3' }, seats };
    const { position, remark } = show(sketchState(over));
    expect(position.turn).toBe(OVER);
    expect(remark).toContain('The exploration phase is over. If it has not been scored yet, it adds 15, 0.');
    expect(show(sketchState({ ...over, phase: 'S' })).remark).toContain('The settlement phase is over.');
  });

  it('passes over a player who is stuck', () => {
    const text = sketchState({ ...strait, phase: 'S', tokens, seats: [{}, { villages: '1,4' }] });
    expect(show(text)).toMatchObject({ position: { turn: 1 }, remark: 'Player 0 can’t move, so player 1 is next.' });
  });

  it('remarks on what play could not have brought about', () => {
    const { remark } = show(sketchState({ ...strait, tokens, seats: [{ score: 42, settlers: '1,1' }, {}] }));
    expect(remark).toBe('Player 0 has points before the exploration is over.');
  });

  it('F8: reads a state over several lines, quoted, joined or in the middle of a test', () => {
    const text = sketchState({ ...strait, tokens });
    const { position } = show(text);
    for (const pasted of [
      text.replaceAll('; ', ';\n'),
      text.replaceAll('; ', ';\r\n    '),
      JSON.stringify(text),
      `String s = ${JSON.stringify(text.slice(0, 30))} +\n  ${JSON.stringify(text.slice(30))};`,
      `assertEquals("S 1,1", BlueLagoon.applyMove(${JSON.stringify(text)}, "S 1,1"));`,
      `>e.g. "${text}"\n>\n>^ a strait`,
    ]) {
      expect(formatPosition(show(pasted).position)).toBe(formatPosition(position));
    }
  });

  it('F9: fills a part up with the start of a game, and says so', () => {
    const { position, remark } = show('p 1 42 1 2 3 4 5 S 5,6 8,7 T 1,2;');
    expect(remark).toMatch(/^This is only part of a state string/);
    expect(formatState(position)).toContain('p 0 0 0 0 0 0 0 S T; p 1 42 1 2 3 4 5 S 5,6 8,7 T 1,2;');
  });

  const good = sketchState({ ...strait, tokens, seats: [{ settlers: '1,1' }, { settlers: '1,2' }] });
  it.each([
    // What is changed into what, what is named, and what is left.
    ['the phase', ' E;', ' X;', 'X', '1,1'],
    ['a tile off the board', 'S 1,1', 'S 1,1 77,1', '77,1', '1,1'],
    ['a tile twice', 'S 1,1', 'S 1,1 1,1', '1,1', '1,1'],
    ['a missing semicolon', '; r', ' r', ' ', '1,1'],
    ['a number', 'p 1 0', 'p 1 x', 'x', '1,1'],
    ['the turn', 'c 0', 'c 7', 'c 7 E', '1,1'],
    ['the number of players', 'a 5 2', 'a 5 9', 'a 5 9', ''],
  ])('F9: names %s and draws the rest', (_, from, to, pointed, left) => {
    const text = good.replace(from, to);
    expect(text).not.toBe(good);
    const { positions, fault } = readPasted(text);
    expect(text.slice(...(fault?.span ?? [])).slice(0, pointed.length)).toBe(pointed);
    expect(formatState(positions[0])).toContain(left === '' ? 'a 13 2' : `S ${left} T`);
  });

  it('F9: a piece that breaks a rule is drawn with a note', () => {
    const text = sketchState({ ...strait, tokens, seats: [{ villages: '0,0' }, {}] });
    const { remarks, fault } = readPasted(text);
    expect(fault).toBeUndefined();
    expect(remarks).toMatchObject([{ rule: 'B7', message: 'The village on 0,0 is on water.' }]);
    expect(text.slice(...(remarks[0].span ?? []))).toBe('0,0');
  });

  it('F9: a line that is wrong still shows its state', () => {
    const line = `blue-lagoon ${good} dance`;
    const { positions, fault } = readPasted(line);
    expect(positions).toHaveLength(1);
    expect(line.slice(...(fault?.span ?? []))).toBe('dance');
  });

  it('says that there is no state where there is none', () => {
    for (const text of ['', 'S 1,1', 'blue-lagoon', 'hello']) {
      expect(readPasted(text)).toMatchObject({
        positions: [],
        fault: { message: expect.stringContaining('no Blue Lagoon') },
      });
    }
  });
});
