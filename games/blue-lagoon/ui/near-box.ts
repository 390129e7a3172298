interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Tiles narrower than this, in pixels, are hard to hit with a finger; they are brought near first. */
const COMFORTABLE = 44;
/** Nothing is gained by moving the whole board for less than this. */
const WORTH_IT = 1.2;

/**
 * The part of the frame to bring near when a finger touched a tile, so that tiles are easy to hit; nothing where they
 * already are. The touched tile stays under the finger: the second tap, which places, is for the same one.
 */
export function nearBox(
  frame: Box,
  middle: { readonly x: number; readonly y: number },
  tilePixels: number,
): Box | undefined {
  if (tilePixels * WORTH_IT > COMFORTABLE) return undefined;
  const share = tilePixels / COMFORTABLE;
  return {
    x: middle.x - (middle.x - frame.x) * share,
    y: middle.y - (middle.y - frame.y) * share,
    width: frame.width * share,
    height: frame.height * share,
  };
}
