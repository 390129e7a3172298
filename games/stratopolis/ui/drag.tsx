import { useEffect, useRef } from 'preact/hooks';
import { useCarry } from '../../../kit/carry.ts';
import { onlyShows } from '../../../kit/confirming.ts';
import { squareAtPoint } from '../../../kit/pointer.ts';
import { listenToWheel } from '../../../kit/turning-wheel.ts';
import { DeepTile, TilePicture } from './tile.tsx';
import type { Draft } from './use-draft.tsx';

/**
 * The tile in hand. It can also be dragged onto the city: by mouse it is placed where it is let go, by finger it is
 * shown there. R and the wheel turn it on the way; a click alone turns it too.
 */
export function HeldTile({
  draft,
  tile,
  corner,
}: {
  readonly draft: Draft;
  readonly tile: number;
  /** The corner from which the city is seen in depth, and the tile with it. */
  readonly corner: number | undefined;
}) {
  const { point, choose, rotate, turn } = draft;
  const latest = useRef(rotate);
  latest.current = rotate;
  const { carried, listenersOf } = useCarry<undefined, number>({
    placeAt: squareAtPoint,
    over: point,
    drop: (square, _, isTouch) => choose(square, isTouch || onlyShows(), true),
    tap: () => rotate(1),
  });
  const isCarried = carried !== undefined;
  useEffect(() => (isCarried ? listenToWheel(window, () => latest.current) : undefined), [isCarried]);
  // Over the city the ghost shows where it would lie, so what is carried there would only hide it.
  const state = `${isCarried ? ' is-carried' : ''}${carried?.place === undefined ? '' : ' is-over-city'}`;
  return (
    <div
      class={`carriable stratopolis-held${state}`}
      style={carried && { translate: carried.translate }}
      {...listenersOf(undefined)}
    >
      {corner === undefined ? (
        <TilePicture tile={tile} turn={turn} hasRing />
      ) : (
        <DeepTile {...{ tile, turn, corner }} />
      )}
    </div>
  );
}
