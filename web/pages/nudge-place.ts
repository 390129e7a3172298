/** A correction is said where the mistake was made, but never over the star or the controls that it speaks of. */

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

/** What the words must not cover. */
interface Kept {
  /** The card or the pile that was pressed. */
  readonly pressed?: Sides | undefined;
  /** It shows what to do instead. */
  readonly star?: Sides | undefined;
  /** It has the buttons for it. */
  readonly prompt?: Sides | undefined;
}

/** Pixels between what was pressed, or the star, and the words. */
const GAP = { deed: 22, star: 8 };
/** Pixels to the edges of the window. */
const EDGE = 10;

/**
 * The upper left corner of the words: below the deed, else above it; where both would cover something, beyond the star or
 * beside the prompt, whichever is nearer, or beyond the prompt. Near the lower edge of the window there is only room above.
 */
export function placeNudge(deed: Spot, words: Size, { pressed, star, prompt }: Kept, room: Size): Spot {
  const x = Math.max(EDGE, Math.min(room.width - EDGE - words.width, deed.x - words.width / 2));
  const around = [
    Math.max(deed.y + GAP.deed, (pressed?.bottom ?? 0) + GAP.star),
    Math.min(deed.y - GAP.deed, (pressed?.top ?? room.height) - GAP.star) - words.height,
  ];
  const beyond = (thing: Sides | undefined) =>
    thing ? [thing.bottom + GAP.star, thing.top - GAP.star - words.height] : [];
  const under = (tops: readonly number[]) => tops.map((y) => ({ x, y }));
  const beside = prompt ? around.map((y) => ({ x: prompt.left - GAP.star - words.width, y })) : [];
  const gap = (spot: Spot) =>
    Math.hypot(gapTo(deed.x, spot.x, spot.x + words.width), gapTo(deed.y, spot.y, spot.y + words.height));
  const nearest = (group: readonly Spot[]) => Math.min(...group.map(gap));
  const further = [beside, under(beyond(star))].sort((a, b) => nearest(a) - nearest(b)).flat();
  const spots = [...under(around), ...further, ...under(beyond(prompt))].filter(
    (spot) => spot.x >= EDGE && spot.y >= EDGE && spot.y + words.height <= room.height - EDGE,
  );
  const clearOf = (thing: Sides | undefined) => (spot: Spot) =>
    !thing ||
    spot.x > thing.right ||
    spot.x + words.width < thing.left ||
    spot.y > thing.bottom ||
    spot.y + words.height < thing.top;
  const offStar = spots.filter(clearOf(star));
  return offStar.find(clearOf(prompt)) ?? offStar[0] ?? spots[0] ?? { x, y: EDGE };
}

/** How far a number is from a range. */
function gapTo(value: number, from: number, to: number): number {
  return Math.max(0, from - value, value - to);
}
