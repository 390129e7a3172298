import { describe, expect, it } from 'vitest';
import { NARROW_BOARD } from '../../tests/support/raft-board.ts';
import { CHALLENGES } from './components.ts';
import { raceToTheRaft as game } from './game.ts';
import { readPasted } from './pasted.ts';
import { PHASES } from './state.ts';

/** With more fire, and two cats at the raft. */
const rows = NARROW_BOARD.with(1, 'fBbbbbbbb').with(11, 'rrrrrrWwW');
const board = `${rows.join('\n')}\n`;
const shown = (text: string, seats?: number) => {
  const { positions, remarks, fault } = readPasted(text, seats);
  expect(fault).toBeUndefined();
  return {
    position: positions[0],
    line: game.format(positions[0]),
    remark: remarks.map((each) => each.message).join(' '),
  };
};

describe('a pasted text', () => {
  it('shows a line of this game as it is', () => {
    const { line } = shown(board);
    expect(shown(`  ${line}\n`).line).toBe(line);
  });
  it('shows a board alone, with full decks, asking for cards; cats on wild squares have no known colour', () => {
    const { line, position } = shown(board, 3);
    expect([position.phase, position.seats]).toEqual([PHASES.ask, 3]);
    expect(line).toContain(' ?1106?1108 1/3 ask challenge=?');
    expect(shown(rows.join('\\n')).line).toBe(shown(board).line.replace('1/3', '1/1').replace('1/1', '1/1'));
  });
  it('shows the five strings as a list, as an object and as a program writes them', () => {
    const five = [board, 'AabcdefBCD', 'AgBCD', 'G1106R0301', 'abE'];
    const list = shown(JSON.stringify(five));
    expect(list.line).toContain(' AabcdefBCD AgBCD G1106R0301 abE ?1108G1106 1/1 play challenge=?');
    const [a, b, c, d, e] = five;
    const object = { board: a, decks: b, hand: c, exhaustedCats: d, fireTileBag: e };
    expect(shown(JSON.stringify(object)).line).toBe(list.line);
    const written = `{"${rows.map((row) => `${row}\\n`).join('" +\n "')}", "${b}", "${c}", "${d}", "${e}"}`;
    expect(shown(written).line).toBe(list.line);
  });
  it('mends what can be shown and says so', () => {
    expect(shown(JSON.stringify([board, 'AabcdefBCD', 'AaBCD', '', 'abE'])).remark).toContain('circle deck');
    expect(shown(JSON.stringify([board, 'AabcdefBCD', 'ABCD', 'R0301', 'abE'])).remark).toContain('rested');
    expect(shown(JSON.stringify([board, 'AabBCD', 'ABCD', '', 'abE'])).line).toContain('lost+no-cards');
    const walled = board.replace('ggggggggg\nggggggggg', 'fffffffff\nfffffffff');
    expect(shown(walled).remark).toContain('The blue cat on 0101 is cut off');
  });
  it('shows a won game', () => {
    const won = board.replace('B', 'b').replace('R', 'r');
    expect(shown(won).line).toContain(' won ');
  });
  it('shows a challenge, and knows which one a board comes from', () => {
    for (const { code, id } of CHALLENGES) {
      const { position, line, remark } = shown(code);
      expect([position.phase, CHALLENGES[position.challenge].id]).toEqual([PHASES.ask, id]);
      expect(remark).toContain('one possibility');
      const text = line.split(' ')[1].replaceAll('/', '\n');
      expect(CHALLENGES[shown(text).position.challenge].id).toBe(id);
    }
  });
  it.each([
    ['lines with a hand below', `${board}AaBbCD`],
    ['two strings', JSON.stringify([board, 'AaBbCD'])],
    ['a method call', `displayState(${JSON.stringify(board)}, "AaBbCD");`],
  ])('F8: shows a board and a hand: %s', (_, text) => {
    expect(shown(text).line).toContain(' AaBbCD - abcdefghijklmnopqrstuvwxyzABCDE ');
    expect(shown(text).remark).toContain('only a board and a hand');
  });
  it.each([
    ['quoted', JSON.stringify(board)],
    ['with Windows line breaks', rows.join('\r\n')],
    ['a string a row', `String[] board = {"${rows.join('",\n"')}"};`],
    ['a text block', `"""\n    ${rows.join('\n    ')}\n    """`],
    ['joined', rows.map((row) => `"${row}\\n"`).join(' +\n')],
  ])('F8: shows a board alone: %s', (_, text) => expect(shown(text).line).toBe(shown(board).line));
  it('F8: shows five strings as Java prints them, and what follows them is ignored', () => {
    const five = [board, 'AabcdefBCD', 'AgBCD', '', 'abE'];
    const { line } = shown(JSON.stringify(five));
    expect(shown(`[${five.join(', ')}]`).line).toBe(line);
    const call = `RaceToTheRaft.isPlacementValid(new String[]{${five.map((each) => JSON.stringify(each)).join()}}, "Ag0101N")`;
    expect(shown(call)).toMatchObject({ line, remark: expect.stringContaining('is ignored') });
  });
  const five = (hand: string, exhausted = '', bag = 'abE') => JSON.stringify([board, 'AabcBCD', hand, exhausted, bag]);
  it.each([
    ['a missing row', rows.slice(0, 11).join('\n'), /^The board has 11 rows\. It needs/, ''],
    ['one row', rows[0], /^The board has 1 row\./, ''],
    ['a short row', board.replace('bbbbbbbbb', 'bbbbbbbb'), /^Row 2 of the board has 8 squares\. It needs 9/, ''],
    ['a long row', board.replace('bbbbbbbbb', 'bbbbbbbbbgg'), /^Row 2 of the board has 11 squares/, 'gg'],
    ['a strange letter', board.replace('bbbbbbbbb', 'bbbxbbbbb'), /^Row 2, column 3: “x” is not a square/, 'x'],
    ['a strange card', five('AgzBCD'), /^The hand must list cards/, 'z'],
    ['a card twice', five('AggBCD'), /^The hand name card Ag twice/, 'g'],
    ['a strange cat', five('AgBCD', 'G1106Q0301'), /^The exhausted cats/, 'Q'],
    ['a strange tile', five('AgBCD', '', 'ab!'), /no fire tile "!"/, '!'],
  ])('F9: %s is named, and the rest is drawn', (_, text, message, pointed) => {
    const { positions, fault } = readPasted(text);
    expect(game.format(positions[0])).toContain(' fffffffff/');
    expect(fault?.message).toMatch(message);
    expect(text.slice(...(fault?.span ?? []))).toBe(pointed);
  });
  it('F9: a board without a raft or without a cat is drawn, and says so', () => {
    expect(readPasted(board.replace('o', 'w'))).toMatchObject({ positions: [{}], fault: { rule: 'R3' } });
    const empty = board.replace('B', 'b').replace('R', 'r').replaceAll('W', 'w');
    expect(readPasted(empty)).toMatchObject({ positions: [{}], fault: { rule: 'R2' } });
  });
  it('F9: a hand of more than six cards is shown as six', () => {
    const { positions, remarks } = readPasted(five('ABabcdefgCD'));
    expect(remarks[0]).toMatchObject({ rule: 'R5', message: 'The hand has 7 cards. A hand has at most six.' });
    expect(game.format(positions[0])).toContain(' ABabcdefCD ');
  });
  it('F9: a line that is wrong still shows its board', () => {
    const line = shown(board).line.replace(' ask ', ' dance ');
    expect(readPasted(line)).toMatchObject({ positions: [{}], fault: { message: expect.stringContaining('dance') } });
  });
  it.each(['', 'hello', '[1,2]', '["a","b"]', '{"board":1}', 'LNSN', 'race-to-the-raft'])(
    'shows nothing of %j',
    (text) =>
      expect(readPasted(text)).toMatchObject({ positions: [], fault: { message: expect.stringMatching(/\.$/) } }),
  );
  it('refuses seats that there are not', () => expect(readPasted(board, 5).fault).toBeDefined());
});
