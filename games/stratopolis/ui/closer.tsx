import { useEffect, useState } from 'preact/hooks';
import type { Box } from '../../../kit/draw/box.ts';
import { nearBox } from '../../../kit/near-box.ts';
import { columnOf, rowOf } from '../geometry.ts';
import { SQUARE } from './artwork.ts';

/** A finger hits squares of so many pixels; late in the game the whole city on a phone has smaller ones. */
const COMFORTABLE = 34;

/**
 * Where the screen is touched, the part of the board around the square that was tapped, small enough for a finger to
 * tell it from its neighbours; the whole city again when nothing is tapped any more.
 */
export function useCloser(tapped: number | undefined): Box | undefined {
  const [near, bringNear] = useState<Box>();
  useEffect(() => {
    if (tapped === undefined) return bringNear(undefined);
    const cell = document.getElementById(`square-${tapped}`);
    const frame = cell?.closest('svg')?.viewBox.baseVal;
    if (!cell || !frame || !matchMedia('(hover:none)').matches) return;
    const middle = { x: (columnOf(tapped) + 0.5) * SQUARE, y: (rowOf(tapped) + 0.5) * SQUARE };
    const box = nearBox(frame, middle, cell.getBoundingClientRect().width, COMFORTABLE);
    if (box) bringNear(box);
  }, [tapped]);
  return near;
}
