import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CELL } from './artwork.ts';
import type { Turn } from './use-turn.tsx';

/** Nearer than this a press is a click. */
const NEAR = 10;
/** A square of what is carried, in pixels. */
const CARRIED = 24;
/** A finger hides what lies under it, so what it carries goes above it. */
const ABOVE = 46;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Dragging a card or a tile onto the island, beside choosing it and then a square. A mouse lays where it lets go; a
 * finger covers what it points at, so there letting go only shows, as a tap does.
 */
export function useDrag(turn: Turn) {
  const latest = useRef(turn);
  latest.current = turn;
  const [at, carry] = useState<Spot>();
  const stop = useRef<() => void>();
  useEffect(() => () => stop.current?.(), []);
  return {
    /** Where the piece is carried, as long as it is not over the island: there its ghost shows it. */
    at,
    /** Begins to listen; `lift` takes the piece up once the pointer has left. */
    start: (event: PointerEvent, lift: () => void) => {
      if (event.button !== 0) return;
      stop.current?.();
      stop.current = follow(event, lift, latest, carry);
    },
  };
}

function follow(
  start: PointerEvent,
  lift: () => void,
  turn: { readonly current: Turn },
  carry: (at: Spot | undefined) => void,
): () => void {
  let lifted = false;
  const touch = start.pointerType === 'touch';
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    if (!lifted && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < NEAR) return;
    if (!lifted) lift();
    lifted = true;
    const square = squareAtPointer(event);
    turn.current.point(square);
    carry(square === undefined ? { x: event.clientX, y: event.clientY - (touch ? ABOVE : 0) } : undefined);
  };
  const drop = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    stop();
    const square = lifted ? squareAtPointer(event) : undefined;
    if (touch) turn.current.point(undefined);
    if (square !== undefined) turn.current.drop(square, touch);
  };
  const stop = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', stop);
    carry(undefined);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', stop);
  return stop;
}

/** A finger's events belong to where it went down, so the point is asked, not the event. */
function squareAtPointer({ clientX, clientY }: PointerEvent): number | undefined {
  const cell = document.elementFromPoint(clientX, clientY)?.closest('[data-square]');
  return cell ? Number(cell.getAttribute('data-square')) : undefined;
}

/** The piece under the pointer, on its way to the island. */
export function Carried({
  at,
  height,
  width,
  children,
}: {
  readonly at: Spot;
  readonly height: number;
  readonly width: number;
  readonly children: ComponentChildren;
}) {
  return (
    <svg
      class="raft-carried"
      aria-hidden="true"
      viewBox={`0 0 ${width * CELL} ${height * CELL}`}
      style={{ left: at.x, top: at.y, width: width * CARRIED, height: height * CARRIED }}
    >
      {children}
    </svg>
  );
}
