import type { Box } from '../../../kit/draw/box.ts';
import { BOARD_SIZE } from '../components.ts';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import { SQUARE } from './artwork.ts';

/*
 * How the city is looked at, in parallel projection. From above a square is a square; in depth, seen from a corner, it is
 * a lozenge, and a level is much lower than a square is deep, so that a tower hides little of what is behind it. Between
 * them, and between two corners, the camera can stand anywhere: the city then turns before one's eyes.
 */
export interface Camera {
  /** Quarters walked round the city; half a quarter less than none is the view from above, with the rows level. */
  readonly turns: number;
  /** How much shorter depth looks than width: 1 from above. */
  readonly squash: number;
  /** What a level is high on the screen: nothing from above. */
  readonly level: number;
}

/** Half a square's diagonal on the screen. */
export const WIDE = 20;
/** A square's side before it is squashed. */
const SIDE = WIDE * Math.SQRT2;
const MIDDLE = BOARD_SIZE / 2;

export const FROM_ABOVE: Camera = { turns: -0.5, squash: 1, level: 0 };

/** How steeply one looks down on the city in depth. */
export type Tilt = Omit<Camera, 'turns'>;

const TILTS = { usual: { squash: 0.7, level: 11 }, steep: { squash: 0.9, level: 9.5 } } as const;
/** A room so narrow, in pixels, and so upright that the city, seen as usual, would leave much of its height unused. */
const PHONE = { width: 560, aspect: 1.15 };

/** On a phone one looks down more steeply: there width is scarce, and squares become larger by their depth. */
export function tiltIn(aspect: number, width: number): Tilt {
  return aspect < PHONE.aspect && width < PHONE.width ? TILTS.steep : TILTS.usual;
}

export function cameraAt(corner: number, tilt: Tilt = TILTS.usual): Camera {
  return { turns: corner, ...tilt };
}

/** Half a square's other diagonal on the screen. */
export function deepOf({ squash }: Camera): number {
  return WIDE * squash;
}

/** A part of the board as it is drawn from above, as the camera above it sees it. */
export function boxFromAbove({ x, y, width, height }: Box): Box {
  const scale = SIDE / SQUARE;
  return {
    x: x * scale - MIDDLE * SIDE,
    y: y * scale - MIDDLE * SIDE,
    width: width * scale,
    height: height * scale,
  };
}

/** The turns nearest to some others, or at least so many beyond them, from which a corner is seen. */
export function turnsTo(corner: number, from: number, least = -2): number {
  return corner + 4 * Math.ceil((from + least - corner) / 4);
}

/** Somewhere on the way from one camera to another. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    turns: mix(from.turns, to.turns),
    squash: mix(from.squash, to.squash),
    level: mix(from.level, to.level),
  };
}

export type Point = readonly [x: number, y: number];

/** Where a point of the board, in squares from its upper left corner, is on the screen; `height` in levels. */
export function project(camera: Camera, column: number, row: number, height = 0): Point {
  const [x, y] = turned(camera, column - MIDDLE, row - MIDDLE);
  return [x, y - height * camera.level];
}

/** The point of the table that is seen at a place of the screen. */
export function pointAt({ turns, squash }: Camera, x: number, y: number): Point {
  const angle = (turns + 0.5) * (Math.PI / 2);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [across, down] = [x / SIDE, y / SIDE / squash];
  return [MIDDLE + across * cos + down * sin, MIDDLE - across * sin + down * cos];
}

/** Where a step on the board leads on the screen. */
export function turned({ turns, squash }: Camera, right: number, down: number): Point {
  const angle = (turns + 0.5) * (Math.PI / 2);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [SIDE * (right * cos - down * sin), SIDE * squash * (right * sin + down * cos)];
}

/** Of two squares the nearer one has the greater number. */
export function nearness(camera: Camera, square: number): number {
  return turned({ ...camera, squash: 1 }, columnOf(square), rowOf(square))[1];
}

/** The square at a column and a row as somebody counts them who has walked round so many corners. */
export function squareSeenAt(corner: number, column: number, row: number): number {
  let [x, y] = [column, row];
  for (let quarter = 0; quarter < corner; quarter++) [x, y] = [y, BOARD_SIZE - 1 - x];
  return squareAt(x, y);
}

/** Column and row of a square for somebody who has walked round so many corners. */
export function seenAt(corner: number, square: number): Point {
  let [x, y] = [columnOf(square), rowOf(square)];
  for (let quarter = 0; quarter < corner; quarter++) [x, y] = [BOARD_SIZE - 1 - y, x];
  return [x, y];
}
