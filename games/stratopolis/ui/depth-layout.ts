import type { Box } from '../../../kit/draw/box.ts';
import { around } from '../../../kit/draw/place.ts';
import { columnOf, rowOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { HEIGHT } from '../state.ts';
import { cameraAt, DEEP, type Point, project, WIDE } from './camera.ts';
import { AROUND, builtSquares } from './layout.ts';

/** Beyond the outermost square, in units. */
const EDGE = 6;
/** What is shown at least, on a wide screen and on a narrow one; a unit has about so many pixels where that is enough. */
const LEAST = { wide: 300, narrow: 200, pixels: 1.8 };
/** Shown beyond what must be where it grows, so that it need not grow again soon. */
const SPARE = 2 * WIDE;

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
export function depthBoxOf(position: StratopolisPosition, corner: number, room: Room): Box {
  return fill(extentOf(position, corner, AROUND), room);
}

export function isRoomyBox(box: Box, position: StratopolisPosition, corner: number): boolean {
  return holds(box, extentOf(position, corner, AROUND));
}

export function isWholeBox(box: Box, position: StratopolisPosition, corner: number): boolean {
  return holds(box, extentOf(position, corner, 0));
}

/** Nothing that was shown is lost, and there is some room to spare where it grew. */
export function growBox(box: Box, position: StratopolisPosition, corner: number, room: Room): Box {
  const needed = extentOf(position, corner, AROUND);
  const x = needed.x < box.x ? needed.x - SPARE : box.x;
  const y = needed.y < box.y ? needed.y - SPARE : box.y;
  const right = Math.max(rightOf(box), rightOf(needed) > rightOf(box) ? rightOf(needed) + SPARE : 0);
  const bottom = Math.max(bottomOf(box), bottomOf(needed) > bottomOf(box) ? bottomOf(needed) + SPARE : 0);
  return fill({ x, y, width: right - x, height: bottom - y }, room);
}

/** Roofs are seen above the squares they are on. */
function extentOf(position: StratopolisPosition, corner: number, squares: number): Box {
  const camera = cameraAt(corner);
  const built = builtSquares(position);
  const feet: Point[] = built.map((square) => project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5));
  const [across, down] = [(1 + squares) * WIDE + EDGE, (1 + squares) * DEEP + EDGE];
  const roofs = feet.map(([, y], at) => y - (position.cells[built[at]] & HEIGHT) * camera.level);
  const x = Math.min(...feet.map(([left]) => left)) - across;
  const y = Math.min(...feet.map(([, top]) => top - down), ...roofs.map((roof) => roof - DEEP - EDGE));
  const right = Math.max(...feet.map(([left]) => left)) + across;
  const bottom = Math.max(...feet.map(([, top]) => top)) + down;
  return { x, y, width: right - x, height: bottom - y };
}

function fill(box: Box, { aspect, least }: Room): Box {
  const missing = Math.max(0, least - box.width) / 2;
  return around({ ...box, x: box.x - missing, width: box.width + 2 * missing }, 0, aspect);
}

function holds(box: Box, inner: Box): boolean {
  const isInside = inner.x >= box.x && inner.y >= box.y;
  return isInside && rightOf(inner) <= rightOf(box) && bottomOf(inner) <= bottomOf(box);
}

function rightOf({ x, width }: Box): number {
  return x + width;
}

function bottomOf({ y, height }: Box): number {
  return y + height;
}
