import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { stratopolis as game } from './game.ts';
import { readPasted } from './pasted.ts';

describe('a pasted text', () => {
  it('takes an official string apart, board by board, and each can be played on', () => {
    const { positions, captions, remark } = must(readPasted(' MMUANLOBLNBC\n'));
    expect(positions.map((position) => position.placed)).toEqual([0, 1, 2]);
    expect(captions).toEqual(['', 'Tile 1: NLOB', 'Tile 2: LNBC']);
    expect(remark).toBeUndefined();
    for (const position of positions) expect(must(game.parse(game.format(position))).placed).toBe(position.placed);
  });

  it('ends a position line with the position itself', () => {
    const line = 'stratopolis MMUANMKALMAC LT,BJ green piles=two mirrored=on';
    const { positions } = must(readPasted(line));
    expect(positions).toHaveLength(3);
    expect(game.format(positions[2])).toBe(line);
    for (const position of positions) expect(game.parse(game.format(position)).ok).toBe(true);
  });

  it('shows a placement that breaks a rule and says so, while it can be drawn', () => {
    expect(must(readPasted('MMUANOKA')).remark).toMatch(/^Placement 2, NOKA: No edge of/);
    expect(must(readPasted('MMUANMKAMMJA')).remark).toMatch(/Red and green/);
    expect(readPasted('MMUAMMKA')).toMatchObject({ ok: false, fault: { code: 'stratopolis.uneven' } });
    expect(readPasted('MMUAAAKC')).toMatchObject({ ok: false, fault: { code: 'stratopolis.off' } });
    expect(readPasted('nonsense').ok).toBe(false);
  });
});
