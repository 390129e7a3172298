import { boxForSign } from '../../../kit/board-marks.tsx';
import type { Box } from '../../../kit/draw/box.ts';
import type { Mark, MarkKind, Place } from '../../../kit/draw/place.ts';
import { squareAt, squaresOf } from '../geometry.ts';
import { placeOf } from '../rules.ts';
import { SQUARE } from './artwork.ts';
import type { Camera, Point } from './camera.ts';
import { type Heights, lineAround, roofsOf, tipOf } from './depth-overlay.ts';
import { sightOver } from './hiding.ts';

/** Signs nearer than so many of their sizes would overlap. */
const APART = 1.5;

/** What the place of a mark depends on. */
interface Among {
  readonly camera: Camera;
  readonly heights: Heights;
  /** Of a sign. */
  readonly size: number;
  /** The tile of the idea that is looked at can be seen. */
  readonly isDrawn: boolean;
  readonly all: readonly Mark[];
}

/**
 * A mark's place on the roofs of its squares, its sign at their right end; of an idea only its letter, on its roof, and of
 * the one that is looked at too where its tile is drawn.
 */
export function frameIn(among: Among, place: Place, kind?: MarkKind) {
  const { camera, heights, size, isDrawn } = among;
  const squares = squaresIn(place);
  const [x, y] = signAt(among, place, kind);
  const [[middleX, middleY]] = roofsOf(camera, squares, heights);
  return {
    line: lineAround(camera, squares, heights),
    box: kind === 'idea' ? boxForSign({ x, y }, size) : { x, y, width: 0, height: 0 },
    middle: { x: middleX, y: middleY },
    // The line of a move is drawn with its roofs.
    isBare: kind === 'idea' || isWithRoofs(kind) || (kind === 'chosen' && isDrawn),
  };
}

/** Tells which squares a suggested tile covers, one level above what is there, or hides behind it. */
export function coverOf(camera: Camera, heights: Heights, hint: number): (square: Box) => boolean {
  const tile = squaresOf(placeOf(hint));
  const isSeen = sightOver(camera, new Map(tile.map((square) => [square, heights(square) + 1])));
  return (box) => {
    const [square] = squaresIn({ board: '', box });
    const [roof] = roofsOf(camera, [square], heights);
    return tile.includes(square) || !isSeen(square, roof);
  };
}

export function isWithRoofs(kind: MarkKind | undefined): boolean {
  return kind === 'past' || kind === 'lit';
}

function signAt({ camera, heights, size, all, isDrawn }: Among, place: Place, kind: MarkKind | undefined): Point {
  const letterAt = (one: Place) => roofsOf(camera, squaresIn(one), heights)[0];
  if (kind === 'idea') return letterAt(place);
  if (kind !== 'chosen') return tipOf(camera, squaresIn(place), heights);
  const roofs = isDrawn ? (square: number) => heights(square) + 1 : heights;
  const letters = all.flatMap((mark) => (mark.kind === 'idea' ? mark.places.map(letterAt) : []));
  // Nor on the star, which is on the tile's first square.
  if (isDrawn) letters.push(roofsOf(camera, squaresIn(place), roofs)[0]);
  const isFree = ([x, y]: Point) => letters.every((at) => Math.hypot(at[0] - x, at[1] - y) > APART * size);
  return tipOf(camera, squaresIn(place), roofs, isFree);
}

export function squaresIn({ box, parts = [box] }: Place): readonly number[] {
  return parts.map(({ x, y }) => squareAt(x / SQUARE, y / SQUARE));
}
