import { round } from '../../../kit/draw/round.ts';
import type { Grove } from '../grove.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './artwork.ts';
import { cornerOf, squaresOf } from './layout.ts';

/** A side of a tree where nothing is planted, by its middle, a little outside. */
export interface Verge {
  readonly square: number;
  readonly x: number;
  readonly y: number;
  /** It runs from left to right. */
  readonly across: boolean;
  /** From 0 to 1, always the same for this side: what grows there must not move when another tree is planted. */
  readonly chance: number;
}

/** From the edge of the card to where grass and flowers grow. */
const OUT = 8;

export function vergesOf(grove: Grove): Verge[] {
  return squaresOf(grove).flatMap((square) => {
    const [left, top] = cornerOf(grove, square);
    const [x, y] = [left + CARD_WIDTH / 2, top + CARD_HEIGHT / 2];
    const sides = [
      { beside: square - grove.width, x, y: top - OUT, across: true },
      { beside: square + 1, x: left + CARD_WIDTH + OUT, y, across: false },
      { beside: square + grove.width, x, y: top + CARD_HEIGHT + OUT, across: true },
      { beside: square - 1, x: left - OUT, y, across: false },
    ];
    return sides.flatMap(({ beside, ...side }, index) =>
      grove.cardAt(beside) >= 0 ? [] : [{ ...side, square, chance: chanceOf(square * 4 + index) }],
    );
  });
}

/** A fraction that looks random, of a whole number. */
function chanceOf(number: number): number {
  const turned = Math.sin(number * 12.9898) * 43_758.5453;
  return round(turned - Math.floor(turned));
}
