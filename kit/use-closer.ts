import { useEffect, useState } from 'preact/hooks';
import type { Box } from './draw/box.ts';
import { nearBox } from './near-box.ts';

/** A finger hits squares of so many pixels; on a phone those of a whole large board are smaller. */
const COMFORTABLE = 34;

/**
 * Where the screen is touched, the part of the board around the square that was tapped, small enough for a
 * finger to tell it from its neighbours; the whole board again when nothing is tapped any more. `idOf` says
 * how the square is found on the page, `narrowness` how much narrower squares are the other way.
 */
export function useCloser(
  tapped: number | undefined,
  idOf: (square: number) => string,
  narrowness = 1,
): Box | undefined {
  const [near, bringNear] = useState<Box>();
  useEffect(() => {
    if (tapped === undefined) return bringNear(undefined);
    const cell = document.getElementById(idOf(tapped));
    const frame = cell?.closest('svg')?.viewBox.baseVal;
    if (!(cell instanceof SVGGraphicsElement) || !frame || !matchMedia('(hover:none)').matches) return;
    const { x, y, width, height } = cell.getBBox();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const box = nearBox(frame, middle, cell.getBoundingClientRect().width * narrowness, COMFORTABLE);
    if (box) bringNear(box);
  }, [tapped, idOf, narrowness]);
  return near;
}
