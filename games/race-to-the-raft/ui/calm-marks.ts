import type { Box } from '../../../kit/draw/box.ts';
import { boxAround, type Mark, type Place } from '../../../kit/draw/place.ts';
import type { Draft } from './draft.ts';
import { CELL } from './land.ts';

/**
 * The page's marks as this island bears them. A turn is many moves here, a dozen places to a player: what overlaps
 * has one line around it, and only the last of a turn has its own frame, with the sign. While something is held over
 * the island or suggested, or `hasLaid` something since, the past makes room.
 */
export function calmMarks(marks: readonly Mark[], draft: Draft, hasLaid = false): readonly Mark[] {
  const isHolding = draft.kind === 'card' || draft.kind === 'fire' || draft.kind === 'cat';
  const makesRoom = hasLaid || isHolding || marks.some(({ kind }) => kind === 'idea' || kind === 'chosen');
  return marks.flatMap((mark) => {
    if (mark.kind !== 'past') return [mark];
    if (makesRoom) return [];
    return [
      { ...mark, sign: '', places: piles(mark.places.slice(0, -1)) },
      { ...mark, places: mark.places.slice(-1) },
    ];
  });
}

/** A place for each pile of what shares squares; two cards side by side remain two. */
function piles(places: readonly Place[]): readonly Place[] {
  let found: Map<string, Box>[] = [];
  for (const place of places) {
    const squares = new Map(squaresIn(place).map((box) => [`${box.x} ${box.y}`, box]));
    const shares = (pile: ReadonlyMap<string, Box>) => [...squares.keys()].some((square) => pile.has(square));
    const joined = new Map([...found.filter(shares), squares].flatMap((pile) => [...pile]));
    found = [...found.filter((pile) => !shares(pile)), joined];
  }
  return found.map((pile) => {
    const parts = [...pile.values()];
    return { board: '', box: boxAround(parts), parts };
  });
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
