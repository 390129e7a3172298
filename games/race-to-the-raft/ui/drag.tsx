import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { type Carried, useCarry } from '../../../kit/carry.ts';
import { onlyShows } from '../../../kit/confirming.ts';
import { squareAtPoint } from '../../../kit/pointer.ts';
import { drawCatOnBoard } from './cat.ts';
import { CELL } from './land.ts';
import { Painted } from './paint.tsx';
import type { TurnDraft } from './use-draft.tsx';

/** A square of what is carried, in pixels; a cat, as large as on the island of most windows. */
const CARRIED = 24;
const CARRIED_CAT = 40;

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

/** Dragging a cat to where it should go. What makes its square a thing to drag stays the same all match long. */
export function useCatDrag(turn: TurnDraft) {
  const { carried, listenersOf } = useDrag<number>(turn, turn.liftCat);
  const carry = useRef(listenersOf).current;
  return { carried, carry };
}

/** The cat in the hand, wherever it can't be put down. */
export function HeldCat({
  turn: { position, scarves, draft, aimed },
  carried,
}: {
  readonly turn: TurnDraft;
  readonly carried: Carried<number, number> | undefined;
}) {
  if (draft.kind !== 'cat' || !carried || aimed !== undefined) return null;
  return (
    <HeldPiece carried={{ ...carried, place: undefined }} height={1} width={1} size={CARRIED_CAT}>
      <Painted drawing={drawCatOnBoard(position.catAt(draft.from), 'awake', scarves.has(draft.from))} />
    </HeldPiece>
  );
}

/** The piece on its way to the island; over the island its ghost shows it. */
export function HeldPiece<T>({
  carried,
  height,
  width,
  size = CARRIED,
  children,
}: {
  readonly carried: Carried<T, number> | undefined;
  readonly height: number;
  readonly width: number;
  readonly size?: number;
  readonly children: ComponentChildren;
}) {
  if (!carried || carried.place !== undefined) return null;
  return (
    <svg
      class="carried-picture raft-carried"
      aria-hidden="true"
      viewBox={`0 0 ${width * CELL} ${height * CELL}`}
      style={{ left: carried.x, top: carried.y, width: width * size, height: height * size }}
    >
      {children}
    </svg>
  );
}
