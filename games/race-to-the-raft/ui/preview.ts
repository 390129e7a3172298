import type { Move } from '../../../core/game.ts';
import { fromOf, toOf, WALKS } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import type { State } from '../state.ts';
import { type CatWatch, watchCats } from './cat-watch.ts';

export interface CatChange {
  readonly before: CatWatch;
  readonly after: CatWatch;
}

/** What a move would do to each cat, and the position it would lead to. */
export function previewMove(
  position: RaftPosition,
  move: Move,
  opening?: State,
): { changes: CatChange[]; after: RaftPosition } {
  const after = position.copy();
  after.play(move);
  const then = new Map(watchCats(after, opening).map((cat) => [cat.square, cat]));
  const changes = watchCats(position, opening).flatMap((before) => {
    const walks = move >= WALKS && fromOf(move) === before.square;
    const cat = then.get(walks ? toOf(move) : before.square);
    return cat && (walks || hasChanged(before, cat)) ? [{ before, after: cat }] : [];
  });
  return { changes, after };
}

/** False for a move that brings no cat closer to the raft, and none out of danger. */
export function helpsACat(changes: readonly CatChange[]): boolean {
  return changes.some(
    ({ before, after }) =>
      after.labour < before.labour || (after.canBoard && !before.canBoard) || (before.threatened && !after.threatened),
  );
}

function hasChanged(a: CatWatch, b: CatWatch): boolean {
  return a.labour !== b.labour || a.cutOff !== b.cutOff || a.threatened !== b.threatened || a.canBoard !== b.canBoard;
}
