import type { Box } from '../../../kit/draw/box.ts';
import type { Mark, Place } from '../../../kit/draw/place.ts';

/**
 * Ideas overlap: lines around all of them could not be told apart. Only the one that is looked at is drawn; each other
 * one has its letter on one of its squares, as far as possible from the tile that is drawn and from other letters.
 */
export function spreadIdeas(marks: readonly Mark[]): readonly Mark[] {
  const taken = marks.flatMap(({ kind, places }) => (kind === 'chosen' ? places.flatMap(squaresIn) : []));
  const choose = (place: Place): Place => {
    const room = (square: Box) => Math.min(...taken.map(({ x, y }) => Math.hypot(square.x - x, square.y - y)));
    const [square] = [...squaresIn(place)].sort((a, b) => room(b) - room(a));
    taken.push(square);
    return { ...place, box: square, parts: [square] };
  };
  return marks.map((mark) => (mark.kind === 'idea' ? { ...mark, places: mark.places.map(choose) } : mark));
}

function squaresIn({ box, parts = [box] }: Place): readonly Box[] {
  return parts;
}
