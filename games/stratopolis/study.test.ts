import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { stratopolis as game } from './game.ts';
import { study } from './study.ts';

describe('study', () => {
  it('takes an official string apart, board by board, and each can be played on', () => {
    const { positions, captions, remark } = must(study(' MMUANLOBLNBC\n'));
    expect(positions.map((position) => position.placed)).toEqual([0, 1, 2]);
    expect(captions).toEqual(['', 'Tile 1: NLOB', 'Tile 2: LNBC']);
    expect(remark).toBeUndefined();
    for (const position of positions) expect(must(game.parse(game.format(position))).placed).toBe(position.placed);
  });

  it('ends a position line with the position itself', () => {
    const line = 'stratopolis MMUANMKALMAC LT,BJ green piles=two mirrored=on';
    const { positions } = must(study(line));
    expect(positions).toHaveLength(3);
    expect(game.format(positions[2])).toBe(line);
    for (const position of positions) expect(game.parse(game.format(position)).ok).toBe(true);
  });

  it('shows a placement that breaks a rule and says so, while it can be drawn', () => {
    expect(must(study('MMUANOKA')).remark).toMatch(/^Placement 2, NOKA: No edge of/);
    expect(must(study('MMUANMKAMMJA')).remark).toMatch(/Red and green/);
    expect(study('MMUAMMKA')).toMatchObject({ ok: false, fault: { code: 'stratopolis.uneven' } });
    expect(study('MMUAAAKC')).toMatchObject({ ok: false, fault: { code: 'stratopolis.off' } });
    expect(study('nonsense').ok).toBe(false);
  });
});
