/** A part of a board, in its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width over height of all pictures in the rules, so that a row of them is even. */
export const RATIO = 1.5;

/** A box of the common shape around a point. */
export function boxAround(x: number, y: number, width: number): Box {
  const height = width / RATIO;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** A box of the common shape from its top left corner. */
export function boxFrom(x: number, y: number, width: number): Box {
  return { x, y, width, height: width / RATIO };
}

/** The smallest box of the common shape that holds another one, with so much room beside it and above and below it. */
export function boxHolding({ x, y, width, height }: Box, beside = 0, above = 0): Box {
  return boxAround(x + width / 2, y + height / 2, Math.max(width + 2 * beside, (height + 2 * above) * RATIO));
}
