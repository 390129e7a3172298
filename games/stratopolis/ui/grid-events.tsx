import { useEffect, useRef } from 'preact/hooks';
import { stepInGrid } from '../../../kit/grid-keys.ts';
import { type Frame, indexIn, squareIn } from './frame.ts';
import { listenToWheel } from './wheel.tsx';

/** A click that ends a drag is none. */
const DRAGGED = 8;

interface Listened {
  readonly frame: Frame;
  readonly tile?: number | undefined;
  readonly rotate?: (way: 1 | -1) => void;
  readonly point: (square: number | undefined) => void;
  readonly choose?: (square: number, touch: boolean) => void;
}

/** One set of listeners for all squares: a city has hundreds of them. */
export function useGridEvents(props: Listened, setFocus: (square: number) => void) {
  const { point, choose, frame } = props;
  const down = useRef<{ readonly x: number; readonly y: number }>();
  const ref = useWheelTurn(props);
  const events = {
    onPointerDown: (event: PointerEvent) => {
      down.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => event.pointerType === 'mouse' && point(squareUnder(event)),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && point(undefined),
    onFocusIn: (event: FocusEvent) => {
      const square = squareUnder(event);
      if (square === undefined) return;
      setFocus(square);
      // A finger focuses what it taps, but points only by tapping.
      if (event.target instanceof Element && event.target.matches(':focus-visible')) point(square);
    },
    onFocusOut: () => point(undefined),
    onClick: (event: MouseEvent) => {
      const square = squareUnder(event);
      // A click made by a screen reader has no pointer before it.
      const from = down.current ?? { x: event.clientX, y: event.clientY };
      down.current = undefined;
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
      if (square !== undefined && far < DRAGGED) choose?.(square, isTouch(event));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const square = squareUnder(event);
      if (square === undefined) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        return choose?.(square, false);
      }
      point(square);
      const next = stepInGrid(event.key, indexIn(frame, square) ?? 0, frame.rows, frame.columns);
      if (next === undefined) return;
      event.preventDefault();
      document.getElementById(`square-${squareIn(frame, next)}`)?.focus();
    },
  };
  return { ref, events };
}

/** While a tile is held the wheel turns it, and the board stays as near as it is. */
function useWheelTurn({ rotate, tile }: Listened) {
  const ref = useRef<SVGGElement>(null);
  const turn = useRef<((way: 1 | -1) => void) | undefined>();
  turn.current = tile === undefined ? undefined : rotate;
  useEffect(() => (ref.current ? listenToWheel(ref.current, () => turn.current) : undefined), []);
  return ref;
}

function squareUnder({ target }: Event): number | undefined {
  const cell = target instanceof Element ? target.closest('[data-square]') : null;
  return cell instanceof SVGElement ? Number(cell.dataset.square) : undefined;
}

/** Clicks are pointer events in every current browser, but the types do not say so. */
function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}
