import type { Box } from '../../../kit/draw/box.ts';
import { boxAround, type Mark, type Place } from '../../../kit/draw/place.ts';
import type { Draft } from './draft.ts';
import { CELL } from './land.ts';

/**
 * The page's marks as this island bears them. A turn is many moves here, a dozen places to a player, one over the other: one
 * line goes around all of them, and only the last of a turn has its own frame, with the sign. While something is held over the island or suggested, the past makes room.
 */
export function calmMarks(marks: readonly Mark[], draft: Draft): readonly Mark[] {
  const isHolding = draft.kind === 'card' || draft.kind === 'fire' || draft.kind === 'cat';
  const makesRoom = isHolding || marks.some(({ kind }) => kind === 'idea' || kind === 'chosen');
  return marks.flatMap((mark) => {
    if (mark.kind !== 'past') return [mark];
    if (makesRoom) return [];
    const before = joined(mark.places.slice(0, -1));
    return [
      { ...mark, sign: '', places: before ? [before] : [] },
      { ...mark, places: mark.places.slice(-1) },
    ];
  });
}

/** One place of all their squares. */
function joined(places: readonly Place[]): Place | undefined {
  const squares = new Map(places.flatMap(squaresIn).map((box) => [`${box.x} ${box.y}`, box]));
  const parts = [...squares.values()];
  return parts.length > 0 ? { board: '', box: boxAround(parts), parts } : undefined;
}

function squaresIn({ box, parts = [box] }: Place): Box[] {
  return parts.flatMap(({ x, y, width, height }) =>
    Array.from({ length: (width / CELL) * (height / CELL) }, (_, at) => ({
      x: x + (at % (width / CELL)) * CELL,
      y: y + Math.floor(at / (width / CELL)) * CELL,
      width: CELL,
      height: CELL,
    })),
  );
}
