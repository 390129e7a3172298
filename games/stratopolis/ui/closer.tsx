import { useEffect, useState } from 'preact/hooks';
import type { Box } from '../../../kit/draw/box.ts';
import { nearBox } from '../../../kit/near-box.ts';
import { placeOf } from '../rules.ts';

/** A finger hits squares of so many pixels; late in the game the whole city on a phone has smaller ones. */
const COMFORTABLE = 34;

/** What is looked at: the square that was tapped, or the move that is suggested. */
interface LookedAt {
  readonly tapped?: number | undefined;
  readonly hint?: number | undefined;
}

/**
 * Where the screen is touched, the part of the board around what is looked at, small enough for a finger to tell it from
 * its neighbours; the whole city again when nothing is looked at any more. `narrowness` is how much narrower squares are
 * the other way.
 */
export function useCloser({ tapped, hint }: LookedAt, narrowness = 1): Box | undefined {
  const [near, bringNear] = useState<Box>();
  const square = tapped ?? (hint === undefined ? undefined : placeOf(hint) >> 2);
  const isTapped = tapped !== undefined;
  useEffect(() => {
    if (square === undefined) return bringNear(undefined);
    const cell = document.getElementById(`square-${square}`);
    const frame = cell?.closest('svg')?.viewBox.baseVal;
    if (!(cell instanceof SVGGraphicsElement) || !frame || !matchMedia('(hover:none)').matches) return;
    const { x, y, width, height } = cell.getBBox();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const box = nearBox(frame, middle, cell.getBoundingClientRect().width * narrowness, COMFORTABLE);
    // A tapped square stays under the finger; a suggested tile comes to the middle, also from another one.
    if (!isTapped) bringNear((old) => (box ? centred(box, middle) : old && centred(frame, middle)));
    else if (box) bringNear(box);
  }, [square, isTapped, narrowness]);
  return near;
}

function centred({ width, height }: Box, { x, y }: { readonly x: number; readonly y: number }): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}
