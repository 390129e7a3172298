import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { settle } from '../../../core/settings.ts';
import { blueLagoon } from '../game.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { editor } from './editor.ts';

const empty = editor.clear(2, must(settle(blueLagoon.options, {}, 2)));
const fill = (draft: BlueLagoonPosition) => editor.complete?.(draft, new SeededRandom('bag')) ?? draft;
const isLegal = (draft: BlueLagoonPosition) => blueLagoon.parse(blueLagoon.format(draft)).ok;
const heldBy = (draft: BlueLagoonPosition, seat: number) =>
  editor.trays(draft).find(({ id }) => id === String(seat))?.holds.length;
/** A village may be on any land while tokens are looked for. */
const circle = empty.board.names[empty.board.circles[0]];

describe('setting up by hand', () => {
  it('B9: a piece on a token takes it to the hand of its owner', () => {
    const dealt = fill(empty);
    expect(isLegal(dealt)).toBe(true);
    const covered = editor.put(dealt, circle, 's1');
    expect([heldBy(covered, 0), heldBy(covered, 1)]).toEqual([0, 1]);
    // None is lost: what remains to be mended is only how the piece came there.
    expect(blueLagoon.parse(blueLagoon.format(covered))).not.toMatchObject({ fault: { code: 'tokens/dealt' } });
  });

  it('B9: what is filled in counts for pieces that are on circles already', () => {
    const filled = fill(editor.put(empty, circle, 's1'));
    expect(heldBy(filled, 1)).toBe(1);
    expect(blueLagoon.format(fill(filled))).toBe(blueLagoon.format(filled));
  });
});
