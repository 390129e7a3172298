import type { Box } from './draw/box.ts';

/** Nothing is gained by moving the whole board for less than this. */
const WORTH_IT = 1.2;

/**
 * The part of the frame to bring near when a finger touched a place, so that places are `wanted` pixels wide and easy
 * to hit; nothing where they already are. The touched one stays under the finger: the second tap, which places, is for
 * the same one.
 */
export function nearBox(
  frame: Box,
  middle: { readonly x: number; readonly y: number },
  pixels: number,
  wanted: number,
): Box | undefined {
  if (pixels * WORTH_IT > wanted) return undefined;
  const share = pixels / wanted;
  return {
    x: middle.x - (middle.x - frame.x) * share,
    y: middle.y - (middle.y - frame.y) * share,
    width: frame.width * share,
    height: frame.height * share,
  };
}
