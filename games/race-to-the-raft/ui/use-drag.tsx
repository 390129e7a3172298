import { useEffect, useRef } from 'preact/hooks';
import type { Turn } from './use-turn.tsx';

/** Nearer than this a press is a click. */
const NEAR = 10;

/**
 * Dragging a card or a tile onto the island, beside choosing it and then a square. A mouse lays where it lets go; a
 * finger covers what it points at, so there letting go only shows, as a tap does.
 */
export function useDrag(turn: Turn) {
  const latest = useRef(turn);
  latest.current = turn;
  const stop = useRef<() => void>();
  useEffect(() => () => stop.current?.(), []);
  /** Begins to listen; `lift` takes the piece up once the pointer has left. */
  return (event: PointerEvent, lift: () => void) => {
    if (event.button !== 0) return;
    stop.current?.();
    stop.current = follow(event, lift, latest);
  };
}

function follow(start: PointerEvent, lift: () => void, turn: { readonly current: Turn }): () => void {
  let lifted = false;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    if (!lifted && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < NEAR) return;
    if (!lifted) lift();
    lifted = true;
    turn.current.point(squareAtPointer(event));
  };
  const drop = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    stop();
    const square = lifted ? squareAtPointer(event) : undefined;
    if (event.pointerType === 'touch') turn.current.point(undefined);
    if (square !== undefined) turn.current.choose(square, event.pointerType === 'touch');
  };
  const stop = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', stop);
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
