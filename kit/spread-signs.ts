import type { Box } from './draw/box.ts';

interface Signed {
  readonly sign: string;
  readonly box: Box;
}

interface Parted {
  readonly sign: string;
  /** What is framed. */
  readonly box: Box;
  /** The boxes it is made of, where it is not one. */
  readonly parts?: readonly Box[] | undefined;
}

/**
 * The box whose corner bears the sign of each mark: of a shape it is one of its own parts, as the corner of a box around it
 * may be on a neighbour's line, and one that no other sign's shape covers, where there is one.
 */
export function boxesForSigns(marks: readonly Parted[], size: number, isLow: boolean): readonly Box[] {
  return marks.map((mark, at) => {
    const { box, parts = [] } = mark;
    if (parts.length === 0) return box;
    const others = marks.filter((other, index) => index !== at && other.sign !== '' && other.sign !== mark.sign);
    const own = parts.filter((part) => !others.some((other) => (other.parts ?? [other.box]).some(overlaps(part))));
    const far = (part: Box) =>
      isLow
        ? part.x - box.x + box.y + box.height - part.y - part.height
        : box.x + box.width - part.x - part.width + part.y - box.y;
    return within([...(own.length > 0 ? own : parts)].sort((a, b) => far(a) - far(b))[0], size);
  });
}

/** So much smaller that a sign at its corner is inside the box. */
function within({ x, y, width, height }: Box, size: number): Box {
  return { x: x + size * 0.4, y: y + size * 0.55, width: width - size * 0.8, height: height - size * 1.1 };
}

function overlaps(a: Box): (b: Box) => boolean {
  return (b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Two ideas at one place share a badge. */
export function widthOfSign(sign: string, size: number): number {
  return size * (0.6 + 0.4 * sign.length);
}

/**
 * How far each sign moves so that those at one corner are side by side, in reading order: of several pieces that have one
 * place, or shapes within one box, only the last letter would be seen. Signs at upper corners move to the left, `isLow` ones
 * to the right.
 */
export function spreadSigns(signs: readonly Signed[], size: number, isLow: boolean): readonly number[] {
  return signs.map(({ sign, box }, at) => {
    if (sign === '') return 0;
    const others = isLow ? signs.slice(0, at) : signs.slice(at + 1);
    const step = others
      .filter((other) => other.sign !== '' && cornerOf(other.box, isLow) === cornerOf(box, isLow))
      .reduce((sum, other) => sum + widthOfSign(other.sign, size), 0);
    return isLow ? step : 0 - step;
  });
}

function cornerOf({ x, y, width, height }: Box, isLow: boolean): string {
  return isLow ? `${x} ${y + height}` : `${x + width} ${y}`;
}
