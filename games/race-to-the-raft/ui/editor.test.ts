import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { settle } from '../../../core/settings.ts';
import { TILE_LETTERS } from '../components.ts';
import { raceToTheRaft } from '../game.ts';
import { CARD_PICTURES } from '../geometry.ts';
import type { RaftPosition } from '../position.ts';
import { PHASES } from '../state.ts';
import { editor } from './editor.ts';

const empty = editor.clear(1, must(settle(raceToTheRaft.options, {})));

function partsOf(draft: RaftPosition) {
  const [, board, , hand, , bag, , , phase] = raceToTheRaft.format(draft).split(' ');
  return { board: board.split('/'), hand, bag, phase };
}

function trayOf(draft: RaftPosition, id: string): readonly string[] {
  return editor.trays(draft).find((tray) => tray.id === id)?.holds ?? [];
}

function reads(draft: RaftPosition): boolean {
  return raceToTheRaft.parse(raceToTheRaft.format(draft)).ok;
}

describe('fire tiles while a position is set up', () => {
  it('R7: the one to place leaves the bag, and another one takes its place', () => {
    const one = editor.fill(empty, 'waiting', 'fire m');
    expect(partsOf(one)).toMatchObject({ phase: 'fire+m', bag: TILE_LETTERS.replace('m', '') });
    expect(reads(one)).toBe(true);
    const other = editor.fill(one, 'waiting', 'fire E');
    expect(partsOf(other)).toMatchObject({ phase: 'fire+E', bag: TILE_LETTERS.replace('E', '') });
    expect(trayOf(other, 'waiting')).toEqual(['fire E']);
    expect(trayOf(other, 'used')).toEqual([]);
  });

  it('R7: the step to place one takes one from the bag, and another step puts it back', () => {
    const placing = editor.set(empty, 'step', String(PHASES.fire));
    expect(partsOf(placing)).toMatchObject({ phase: 'fire+a', bag: TILE_LETTERS.slice(1) });
    expect(partsOf(editor.set(placing, 'step', String(PHASES.spark)))).toMatchObject({
      ...{ phase: 'spark', bag: TILE_LETTERS },
    });
    expect(partsOf(editor.take(placing, 'waiting', 'fire a'))).toMatchObject({ phase: 'spark', bag: TILE_LETTERS });
  });

  it('R13: used ones are not drawn any more, and with all of them used none can be', () => {
    const some = editor.fill(editor.fill(empty, 'used', 'fire b'), 'used', 'fire A');
    expect(partsOf(some).bag).toBe(TILE_LETTERS.replace('b', '').replace('A', ''));
    expect(trayOf(some, 'used')).toEqual(['fire b', 'fire A']);
    expect(partsOf(editor.take(some, 'used', 'fire b')).bag).toBe(TILE_LETTERS.replace('A', ''));
    const all = Array.from(TILE_LETTERS).reduce((draft, tile) => editor.fill(draft, 'used', `fire ${tile}`), empty);
    const drawing = editor.set(all, 'step', String(PHASES.fire));
    expect(partsOf(drawing)).toMatchObject({ phase: 'spark', bag: '-' });
    expect(reads(drawing)).toBe(false);
  });

  it('a tray takes its own kind only', () => {
    expect(editor.fill(empty, 'hand', 'fire a')).toBe(empty);
    expect(editor.fill(empty, 'used', 'Aa')).toBe(empty);
  });
});

describe('what is laid on the island while a position is set up', () => {
  const card = CARD_PICTURES[2];
  const under = ({ board }: { readonly board: readonly string[] }) => board.slice(3, 6).map((row) => row.slice(6, 9));

  it('R6: a card covers nine squares, turned when it is laid again, and is used', () => {
    const once = editor.put(empty, '0407', 'Ac');
    expect(under(partsOf(once))).toEqual(card[0]);
    expect(trayOf(once, 'spent')).toEqual(['Ac']);
    expect(under(partsOf(editor.put(once, '0407', 'Ac')))).toEqual(card[1]);
    expect(reads(once)).toBe(true);
  });

  it('R8: a fire tile burns its squares, is cut off at the edge, and leaves the bag', () => {
    const burnt = editor.put(empty, '0000', 'fire x');
    expect(partsOf(burnt).board[0].slice(0, 2)).toBe('ff');
    expect(partsOf(burnt).board[1][0]).toBe('f');
    expect(partsOf(burnt).bag).not.toContain('x');
  });
});
