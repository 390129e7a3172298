import { useMemo } from 'preact/hooks';
import type { StratopolisPosition } from '../position.ts';
import { cameraAt } from './camera.ts';
import { heightsOf } from './depth-overlay.ts';
import type { Fits } from './draft.ts';
import { hiddenPlaces } from './hiding.ts';
import { builtSquares } from './layout.ts';
import type { Viewpoint } from './use-viewpoint.tsx';

const NONE: ReadonlyMap<number, number> = new Map();

/** Where the tile in hand fits unseen, behind towers, each with the tower in front of it; none from above. */
export function useHidden(
  position: StratopolisPosition,
  fits: Fits,
  { isDeep, corner }: Viewpoint,
): ReadonlyMap<number, number> {
  return useMemo(() => {
    if (!isDeep) return NONE;
    const heights = heightsOf(position);
    return hiddenPlaces(
      cameraAt(corner),
      fits.keys(),
      new Map(builtSquares(position).map((square) => [square, heights(square)])),
    );
  }, [position, fits, isDeep, corner]);
}
