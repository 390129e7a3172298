import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { settle } from '../../../core/settings.ts';
import { arboretum } from '../game.ts';
import type { ArboretumPosition } from '../position.ts';
import { editor } from './editor.ts';

describe('A14: species by lot while a position is set up', () => {
  const empty = editor.clear(2, must(settle(arboretum.options, { species: 'random' }, 2)));
  const treesOf = (draft: ArboretumPosition) => / trees=(\w+)/.exec(arboretum.format(draft))?.[1] ?? '';

  it('all are offered, and those on the table are in play', () => {
    const pieces = editor.palette(empty).flatMap((group) => group.pieces);
    const cards = pieces.filter(({ left }) => left === 1).map(({ id }) => id);
    expect(cards).toHaveLength(80);
    const missing = ['m1', 'o1', 't1', 'w1'].filter((card) => !treesOf(empty).includes(card[0]));
    expect(missing.length).toBeGreaterThan(0);
    const filled = missing.reduce((draft, card) => editor.fill(draft, 'pile 0', card), empty);
    for (const [species] of missing) expect(treesOf(filled)).toContain(species);
    expect(treesOf(filled)).toHaveLength(6);
    expect(filled.pool).toBe(48 - missing.length);
  });

  it('one that leaves the table may stay in play', () => {
    const planted = editor.put(empty, '1 C00C00', 'w1');
    expect(treesOf(editor.lift(planted, '1 C00C00'))).toBe(treesOf(planted));
  });
});
