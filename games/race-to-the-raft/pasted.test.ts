import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { CHALLENGES } from './components.ts';
import { raceToTheRaft as game } from './game.ts';
import { readPasted } from './pasted.ts';
import { PHASES } from './state.ts';

const rows = [
  'fffffffff',
  'fBbbbbbbb',
  'bbbbbbbbb',
  'rRrrrrrrr',
  'rrrrrrrrr',
  'ggggggggg',
  'ggggggggg',
  'ggggggggg',
  'ggggggggg',
  'bbbbbbwww',
  'yyyyyywow',
  'rrrrrrWwW',
];
const board = `${rows.join('\n')}\n`;
const shown = (text: string, seats?: number) => {
  const { positions, remark } = must(readPasted(text, seats));
  return { position: positions[0], line: game.format(positions[0]), remark };
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
  it.each(['', 'hello', '[1,2]', '["a","b"]', '{"board":1}', 'LNSN', board.slice(0, 50), `"${board}"`.repeat(3)])(
    'refuses %#',
    (text) => expect(readPasted(text).ok).toBe(false),
  );
  it('refuses seats that there are not', () => expect(readPasted(board, 5).ok).toBe(false));
});
