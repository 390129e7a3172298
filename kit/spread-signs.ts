import type { Box } from './draw/box.ts';

interface Signed {
  readonly sign: string;
  readonly box: Box;
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
