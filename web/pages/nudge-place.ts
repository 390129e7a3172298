/** A correction is said where the mistake was made, but never over the star that shows what to do instead. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between what was pressed, or the star, and the words. */
const GAP = { deed: 22, star: 8 };
/** Pixels to the edges of the window. */
const EDGE = 10;

/**
 * The upper left corner of the words: below the deed, else above it; where both would cover the star, beyond the star. Near
 * the lower edge of the window there is only room above.
 */
export function placeNudge(deed: Spot, words: Size, star: Sides | undefined, room: Size): Spot {
  const x = Math.max(EDGE, Math.min(room.width - EDGE - words.width, deed.x - words.width / 2));
  const tops = [deed.y + GAP.deed, deed.y - GAP.deed - words.height];
  if (star) tops.push(star.bottom + GAP.star, star.top - GAP.star - words.height);
  const fits = (y: number) => y >= EDGE && y + words.height <= room.height - EDGE;
  const isClear = (y: number) =>
    !star || x > star.right || x + words.width < star.left || y > star.bottom || y + words.height < star.top;
  const y = tops.find((top) => fits(top) && isClear(top)) ?? tops.find(fits) ?? EDGE;
  return { x, y };
}
