import type { Move, Seat } from '../../core/game.ts';
import type { Box } from './box.ts';
import type { Drawing } from './drawing.ts';

/** A spot on a game's table where something happened or could happen: a square, a tile, a card, a pile. */
export interface Place {
  /** Which of the game's boards, where it has several, e.g. "grove 1"; '' is the one with the most to see. */
  readonly board: string;
  /** What to frame there, in that board's own units. */
  readonly box: Box;
  /** The boxes it is made of, side by side, where it is not one, e.g. the squares of a tile that is no rectangle. */
  readonly parts?: readonly Box[];
  /** The line around it as a path, where it is no box, e.g. a hexagon. */
  readonly line?: string;
  /** The move takes what is there: once it is played, something else is in the place. */
  readonly isTaken?: true;
}

/** In a board's own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place that has a name: somebody can point at it, mark it or put something there. */
export interface Spot {
  /** As the game's own texts and faults name it, e.g. "27"; with its board where there are several. */
  readonly id: string;
  /** What is heard: where it is and what is there. */
  readonly name: string;
  readonly place: Place;
}

/** What somebody drew on a board: a mark on a spot, or an arrow to another one. */
export interface Sketch {
  readonly from: string;
  readonly to?: string;
  /** Which of the pens: each has its colour and its shape. */
  readonly pen: number;
}

/** Places that the page wants to be seen on the board, and the sign that ties them to its words. */
export interface Mark {
  /** Whose move; the mark has the colour and the shape of that seat. */
  readonly seat: Seat;
  /** "1" for what happened, "A" for an idea; nothing on a place that is only lit. */
  readonly sign: string;
  readonly kind: MarkKind;
  readonly places: readonly Place[];
  /** The move that is suggested to that seat: while it is to move on the board, a game may draw what it would put there. */
  readonly move?: Move;
}

/** `past` happened since your last turn, `lit` is pointed at in the log, `idea` is suggested, `chosen` the idea looked at. */
export type MarkKind = 'past' | 'lit' | 'idea' | 'chosen';

/** A piece of the board as a picture: for lists that show a place instead of naming it. */
export interface Crop {
  readonly drawing: Drawing;
  readonly box: Box;
  /** The place as it is seen in this picture, where the picture is not drawn in the units of the board. */
  readonly place?: Place;
}

/** The place with some of its surroundings, as wide for its height as `aspect` says. */
export function around({ x, y, width, height }: Box, margin: number, aspect = 2): Box {
  const across = width + 2 * margin;
  const down = height + 2 * margin;
  const wide = Math.max(across, down * aspect);
  const high = wide / aspect;
  return { x: x + width / 2 - wide / 2, y: y + height / 2 - high / 2, width: wide, height: high };
}

/** Moved as far as it must be to show nothing beyond the whole board. */
export function inside(box: Box, whole: Box): Box {
  const within = (at: number, size: number, from: number, room: number) =>
    Math.max(from, Math.min(at, from + room - size));
  return {
    ...box,
    x: within(box.x, box.width, whole.x, whole.width),
    y: within(box.y, box.height, whole.y, whole.height),
  };
}

/** One box around several. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The line around boxes that share whole edges: what two of them have in common is inside. */
export function outlineOf(boxes: readonly Box[]): string {
  const edges = boxes.flatMap(({ x, y, width, height }) => [
    `M${x} ${y}H${x + width}`,
    `M${x} ${y + height}H${x + width}`,
    `M${x} ${y}V${y + height}`,
    `M${x + width} ${y}V${y + height}`,
  ]);
  return edges.filter((edge) => edges.indexOf(edge) === edges.lastIndexOf(edge)).join('');
}
