import type { ComponentChildren } from 'preact';
import { type Carried, useCarry } from '../../../kit/carry.ts';
import { onlyShows } from '../../../kit/confirming.ts';
import { squareAtPoint } from '../../../kit/pointer.ts';
import { CELL } from './land.ts';
import type { TurnDraft } from './use-draft.tsx';

/** A square of what is carried, in pixels. */
const CARRIED = 24;

/**
 * Dragging a card or a tile onto the island, beside choosing it and then a square. A mouse lays where it lets go; a
 * finger covers what it points at, so there letting go only shows, as a tap does.
 */
export function useDrag<T>(turn: TurnDraft, lift?: (thing: T) => void) {
  return useCarry<T, number>({
    placeAt: squareAtPoint,
    over: turn.point,
    drop: (square, _, isTouch) => {
      // A mouse is still there, and what it asks for may have to be confirmed first.
      if (!isTouch) turn.point(square);
      turn.drop(square, isTouch || onlyShows());
    },
    ...(lift && { lift }),
  });
}

/** The piece on its way to the island; over the island its ghost shows it. */
export function HeldPiece<T>({
  carried,
  height,
  width,
  children,
}: {
  readonly carried: Carried<T, number> | undefined;
  readonly height: number;
  readonly width: number;
  readonly children: ComponentChildren;
}) {
  if (!carried || carried.place !== undefined) return null;
  return (
    <svg
      class="carried-picture raft-carried"
      aria-hidden="true"
      viewBox={`0 0 ${width * CELL} ${height * CELL}`}
      style={{ left: carried.x, top: carried.y, width: width * CARRIED, height: height * CARRIED }}
    >
      {children}
    </svg>
  );
}
