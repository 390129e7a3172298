import type { Mark } from '../../../kit/draw/place.ts';
import type { Draft } from './draft.ts';

/**
 * The page's marks as this island bears them. A turn is many moves here, a dozen places to a player: each place keeps its
 * frame, but only the last of a turn its sign. While something is held over the island or suggested, the past makes room.
 */
export function calmMarks(marks: readonly Mark[], draft: Draft): readonly Mark[] {
  const isHolding = draft.kind === 'card' || draft.kind === 'fire' || draft.kind === 'cat';
  const makesRoom = isHolding || marks.some(({ kind }) => kind === 'idea' || kind === 'chosen');
  return marks.flatMap((mark) => {
    if (mark.kind !== 'past') return [mark];
    if (makesRoom) return [];
    const places = mark.places.filter(
      (place, at) => mark.places.findLastIndex((other) => isSame(place.box, other.box)) === at,
    );
    return [
      { ...mark, sign: '', places: places.slice(0, -1) },
      { ...mark, places: places.slice(-1) },
    ];
  });
}

function isSame(a: Mark['places'][number]['box'], b: Mark['places'][number]['box']): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
