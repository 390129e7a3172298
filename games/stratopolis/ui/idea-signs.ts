import type { Box } from '../../../kit/draw/box.ts';
import type { Mark, Place, Point } from '../../../kit/draw/place.ts';
import { squareAt, squaresOf } from '../geometry.ts';
import { SQUARE } from './artwork.ts';

/**
 * Ideas overlap: lines around all of them could not be told apart. Only the one that is looked at is drawn; each other
 * one has its letter on the square of its corner, where the move is made. Where a star or another letter is there, it is
 * on another of its squares, as far as possible from the tile that is drawn and from other letters; likewise where the
 * tile that is drawn covers it.
 */
export function spreadIdeas(
  marks: readonly Mark[],
  isCovered: (square: Box) => boolean = () => false,
): readonly Mark[] {
  const taken = marks.flatMap(({ kind, places }) => (kind === 'chosen' ? places.flatMap(squaresIn) : []));
  const corners = marks.flatMap(({ kind, places }) =>
    kind === 'chosen' ? places.map((one) => squaresIn(one)[0]) : [],
  );
  const choose = (place: Place): Place => {
    const room = (square: Box) => Math.min(...taken.map(({ x, y }) => Math.hypot(square.x - x, square.y - y)));
    const [corner, ...arms] = squaresIn(place);
    const isFree = corners.every(({ x, y }) => x !== corner.x || y !== corner.y) && !isCovered(corner);
    const inSight = [corner, ...arms].filter((one) => !isCovered(one));
    const choices = inSight.length > 0 ? inSight : [corner, ...arms];
    const square = isFree ? corner : choices.sort((a, b) => room(b) - room(a))[0];
    taken.push(square);
    corners.push(square);
    return { ...place, box: square, parts: [square] };
  };
  return marks.map((mark) => (mark.kind === 'idea' ? { ...mark, places: mark.places.map(choose) } : mark));
}

/**
 * Where the letter of a tile that is drawn with its star is seen from above: at the end of an arm, for on a small screen it
 * is as large as a square, and would cover a star at its corner. Of the two arms the one farther from other letters.
 */
export function besideStar(place: Place, marks: readonly Mark[]): Point {
  const letters = marks.flatMap(({ kind, places }) => (kind === 'idea' ? places.map(({ box }) => middleOf(box)) : []));
  const room = ({ x, y }: Point) => Math.min(...letters.map((at) => Math.hypot(at.x - x, at.y - y)));
  const [star, ...arms] = squaresIn(place).map(middleOf);
  const ends = arms.map(({ x, y }) => ({ x: x + TO_EDGE * (x - star.x), y: y + TO_EDGE * (y - star.y) }));
  return ends.reduce((best, end) => (room(end) > room(best) ? end : best), ends[0] ?? star);
}

/** How far from the middle of a square, against its width. */
const TO_EDGE = 0.45;

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function squaresIn({ box, parts = [box] }: Place): readonly Box[] {
  return parts;
}

/** How the tile of each idea is turned, by the square of its corner; of two at one corner, the first. */
export function ideaTurns(marks: readonly Mark[]): ReadonlyMap<number, number> {
  const turns = new Map<number, number>();
  for (const place of marks.flatMap(({ kind, places }) => (kind === 'idea' ? places : []))) {
    const [corner, ...arms] = squaresIn(place).map(({ x, y }) => squareAt(x / SQUARE, y / SQUARE));
    const turn = TURNS.find((one) =>
      squaresOf(corner * 4 + one).every((square, at) => square === [corner, ...arms][at]),
    );
    if (turn !== undefined && !turns.has(corner)) turns.set(corner, turn);
  }
  return turns;
}

const TURNS = [0, 1, 2, 3];
