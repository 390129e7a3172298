import type { Box } from '../../../kit/draw/box.ts';
import type { Mark, Place, Point } from '../../../kit/draw/place.ts';
import type { Grove } from '../grove.ts';
import { STEP_X, STEP_Y } from './artwork.ts';
import { roundedBox } from './rounded-box.ts';

/** A sign is laid at the upper right corner of its box: so far from there is its middle, against its width and height. */
const ASIDE = 0.28;
const DOWN = 0.12;
/** How wide the sign of a move is, against its height: it has the shape of its seat. */
const MOVE_SIGN = 1.75;
/** How much of a sign covers the edge of its tree. */
const OVERLAP = 0.2;

/**
 * The marks of a garden with their signs where they hide nothing: beside a tree rather than on its emblem, and side by
 * side where several ideas are about one square. There the idea that is looked at has the frame, and no sign is under it.
 */
export function marksBeside(marks: readonly Mark[], board: string, grove: Grove, size: number): readonly Mark[] {
  const chosenFirst = [
    ...marks.filter(({ kind }) => kind === 'chosen'),
    ...marks.filter(({ kind }) => kind !== 'chosen'),
  ].map((mark) => ({ ...mark, places: mark.places.filter((place) => place.board === board) }));
  const ideas = chosenFirst.filter(({ kind }) => kind === 'chosen' || kind === 'idea');
  const ideasAt = ({ box }: Place) =>
    ideas.filter(({ places }) => places.some((other) => other.box.x === box.x && other.box.y === box.y));
  return chosenFirst.map((mark) => ({
    ...mark,
    places: mark.places.map((place) => {
      if (mark.kind === 'past') return aside(place, grove, size);
      return mark.kind === 'lit' ? place : amongIdeas(place, mark, ideasAt(place), size);
    }),
  }));
}

/** The letters of one square read as they do beside the board: A, B, C from left to right. */
function amongIdeas(place: Place, mark: Mark, ideas: readonly Mark[], size: number): Place {
  if (ideas.length === 1) return place;
  const after = ideas.filter(({ sign }) => sign > mark.sign).length;
  const box = boxFor(cornerSign(place.box, after, size), size, 1);
  return { board: place.board, box, ...(mark === ideas[0] && { line: roundedBox(place.box, size * 0.3) }) };
}

/** Left of the signs after it, along the upper edge. */
function cornerSign({ x, y, width }: Box, after: number, size: number): Point {
  return { x: x + width - size * (ASIDE + 1.08 * after), y: y + size * DOWN };
}

/** At the first side of the tree where nothing grows. */
function aside(place: Place, grove: Grove, size: number): Place {
  const { x, y, width, height } = place.box;
  const [north, east] = [Math.round(-y / STEP_Y), Math.round(x / STEP_X)];
  const isFree = (dn: number, de: number) => grove.cardAt(grove.squareAt(north + dn, east + de)) < 0;
  const [across, down] = [size * MOVE_SIGN * (0.5 - OVERLAP), size * (0.5 - OVERLAP)];
  const middle = { x: x + width / 2, y: y + height / 2 };
  const sides: readonly (readonly [boolean, Point])[] = [
    [isFree(-1, 0), { x: middle.x, y: y + height + down }],
    // The number of a card is at its top.
    [isFree(1, 0), { x: middle.x, y: y - size * 0.6 }],
    [isFree(0, 1), { x: x + width + across, y: middle.y }],
    [isFree(0, -1), { x: x - across, y: middle.y }],
  ];
  const free = sides.find(([isOpen]) => isOpen)?.[1] ?? { x: x + size * MOVE_SIGN * 0.4, y: y + height };
  return { board: place.board, line: roundedBox(place.box, size * 0.3), box: boxFor(free, size, MOVE_SIGN) };
}

/** The empty box whose sign has its middle at a point. */
function boxFor({ x, y }: Point, size: number, wide: number): Box {
  return { x: x + size * wide * ASIDE, y: y - size * DOWN, width: 0, height: 0 };
}
