import type { Box } from '../../../kit/draw/box.ts';
import { around, boxAround } from '../../../kit/draw/place.ts';
import { columnOf, isOnBoard, rowOf, squareAt, squaresOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { type Camera, deepOf, project, WIDE } from './camera.ts';
import { heightsOf } from './depth-overlay.ts';
import { AROUND, builtSquares } from './layout.ts';

/** Beyond the outermost square, in units. */
const EDGE = 6;
/** What is shown at least, on a wide screen and on a narrow one; a unit has about so many pixels where that is enough. */
const LEAST = { wide: 300, narrow: 200, pixels: 1.8 };
/** Shown beyond what must be where it grows, so that it need not grow again soon; less round a large city. */
const SPARE = { wide: 2 * WIDE, narrow: WIDE, late: WIDE / 2, large: 400 };
/** The middle of the city may be so far from the middle of what is shown, against its width and height. */
const FAR_OFF = 0.12;
/** A box that was made to hold another holds it, whatever was rounded on the way. */
const SLACK = 0.01;

/** How much is shown at least in a room of some width: on a phone fewer squares, for they must be hit by a finger. */
export function leastIn(width: number): number {
  return Math.min(LEAST.wide, Math.max(LEAST.narrow, width / LEAST.pixels));
}

/** What the board has of the screen, and how much it shows there at least. */
interface Room {
  readonly aspect: number;
  readonly least: number;
}

/** What is shown of the table in depth to begin with: the city and where tiles can go, as wide for its height as the room. */
export function depthBoxOf(position: StratopolisPosition, camera: Camera, room: Room): Box {
  return fill(extentOf(position, camera, AROUND), room);
}

/** Every square that takes a tile is shown, and in a wide room the city is about in the middle. */
export function isRoomyBox(box: Box, position: StratopolisPosition, camera: Camera, room: Room): boolean {
  const needed = extentOf(position, camera, AROUND);
  return holds(box, needed) && (isNarrow(room) || !isFarOff(box, needed));
}

export function isWholeBox(box: Box, position: StratopolisPosition, camera: Camera): boolean {
  return holds(box, extentOf(position, camera, 0));
}

/**
 * In a wide room it is never nearer than it was, and the city is in the middle again, or it would end up in a corner; in a
 * narrow one every pixel counts, there is room to spare only where it grew, and what is not needed goes.
 */
export function growBox(box: Box, position: StratopolisPosition, camera: Camera, room: Room): Box {
  const needed = extentOf(position, camera, AROUND);
  if (!isNarrow(room)) {
    const spare = needed.width < SPARE.large ? SPARE.wide : SPARE.late;
    const grown = holds(box, needed) ? needed : around(needed, spare, room.aspect);
    return fill(grown, { ...room, least: Math.max(room.least, box.width) });
  }
  const spare = needed.width < SPARE.large ? SPARE.narrow : SPARE.late;
  const x = needed.x - (needed.x < box.x ? spare : 0);
  const y = needed.y - (needed.y < box.y ? spare : 0);
  const right = rightOf(needed) + (rightOf(needed) > rightOf(box) ? spare : 0);
  const bottom = bottomOf(needed) + (bottomOf(needed) > bottomOf(box) ? spare : 0);
  return fill({ x, y, width: right - x, height: bottom - y }, room);
}

function isNarrow({ least }: Room): boolean {
  return least < LEAST.wide;
}

/** Much more empty ground on one side of the city than on the other. */
function isFarOff(box: Box, { x, y, width, height }: Box): boolean {
  const aside = Math.abs(x + width / 2 - box.x - box.width / 2);
  const down = Math.abs(y + height / 2 - box.y - box.height / 2);
  return aside > FAR_OFF * box.width || down > FAR_OFF * box.height;
}

/** The same box where a suggested tile is whole in it; else one that holds both, so that nothing is lost. */
export function boxWithTile(box: Box, tile: Box, room: Room): Box {
  return holds(box, tile) ? box : fill(boxAround([box, tile]), room);
}

/** What a tile takes up where it would be. */
export function tileBox(position: StratopolisPosition, camera: Camera, place: number): Box {
  const heights = heightsOf(position);
  return boxAround(squaresOf(place).map((square) => squareBox(camera, square, heights(square) + 1)));
}

/** The city and the squares so many steps around it. */
function extentOf(position: StratopolisPosition, camera: Camera, steps: number): Box {
  const heights = heightsOf(position);
  const built = builtSquares(position);
  const near = new Set(built.flatMap((square) => squaresNear(square, steps)));
  return boxAround([...near].map((square) => squareBox(camera, square, heights(square))));
}

/** Squares of the board that are not farther than so many steps away. */
function squaresNear(square: number, steps: number): readonly number[] {
  const across = Array.from({ length: 2 * steps + 1 }, (_, at) => at - steps);
  return across.flatMap((dx) =>
    across
      .filter((dy) => Math.abs(dx) + Math.abs(dy) <= steps)
      .map((dy) => squareAt(columnOf(square) + dx, rowOf(square) + dy))
      .filter(isOnBoard),
  );
}

/** A square with what is built on it: roofs are seen above the squares they are on. */
function squareBox(camera: Camera, square: number, height: number): Box {
  const [x, foot] = project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5);
  const [wide, deep] = [WIDE + EDGE, deepOf(camera) + EDGE];
  const above = height * camera.level;
  return { x: x - wide, y: foot - above - deep, width: 2 * wide, height: 2 * deep + above };
}

function fill(box: Box, { aspect, least }: Room): Box {
  const missing = Math.max(0, least - box.width) / 2;
  return around({ ...box, x: box.x - missing, width: box.width + 2 * missing }, 0, aspect);
}

function holds(box: Box, inner: Box): boolean {
  const isInside = inner.x >= box.x - SLACK && inner.y >= box.y - SLACK;
  return isInside && rightOf(inner) <= rightOf(box) + SLACK && bottomOf(inner) <= bottomOf(box) + SLACK;
}

function rightOf({ x, width }: Box): number {
  return x + width;
}

function bottomOf({ y, height }: Box): number {
  return y + height;
}
