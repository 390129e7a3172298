import { describe, expect, it } from 'vitest';
import type { Mark, MarkKind } from './draw/place.ts';
import { sightAfter } from './use-sight.ts';

const at = (x: number, board = '') => ({ board, box: { x, y: 0, width: 10, height: 10 } });
const mark = (kind: MarkKind, x: number, board = ''): Mark => ({ seat: 0, sign: 'A', kind, places: [at(x, board)] });
const ideas = [mark('chosen', 0), mark('idea', 100), mark('idea', 300)];

describe('sightAfter', () => {
  const first = sightAfter(undefined, ideas, '');

  it('all ideas when they come, with what is around them', () => {
    expect(first.box).toEqual({ x: -10, y: -10, width: 330, height: 30 });
  });

  it('then the one that is chosen, and the same box until another is', () => {
    const other = [mark('idea', 0), mark('chosen', 100), mark('idea', 300)];
    const then = sightAfter(first, other, '');
    expect(then.box).toEqual({ x: 90, y: -10, width: 30, height: 30 });
    expect(sightAfter(then, [...other], '')).toBe(then);
  });

  it('nothing for what happened, on another board, or once the ideas are gone', () => {
    expect(sightAfter(undefined, [mark('past', 0), mark('lit', 50)], '').box).toBeUndefined();
    expect(sightAfter(undefined, ideas, 'grove 1').box).toBeUndefined();
    expect(sightAfter(first, [], '').box).toBeUndefined();
  });
});
