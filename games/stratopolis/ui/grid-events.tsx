import { useEffect, useRef, useState } from 'preact/hooks';
import { onlyShows } from '../../../kit/confirming.ts';
import { stepInGrid } from '../../../kit/grid-keys.ts';
import { followFocus, squareOf } from '../../../kit/pointer.ts';
import { listenToWheel } from '../../../kit/turning-wheel.ts';
import { type Frame, indexIn, squareId, squareIn } from './layout.ts';

interface Listened {
  readonly frame: Frame;
  readonly corner: number;
  readonly tile?: number | undefined;
  readonly rotate?: (way: 1 | -1) => void;
  readonly point: (square: number | undefined) => void;
  readonly choose?: (square: number, touch: boolean) => void;
  readonly clear?: () => void;
}

/** One set of listeners for all squares: a city has hundreds of them. */
export function useGridEvents(props: Listened, setFocus: (square: number) => void) {
  const { point, choose, clear, frame, corner } = props;
  const ref = useWheelTurn(props);
  // A click gives a square the focus too. The next key, whatever it does, would make browsers show that focus.
  const [isWalked, walk] = useState(false);
  const events = {
    onPointerMove: (event: PointerEvent) => event.pointerType === 'mouse' && point(squareOf(event.target)),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && point(undefined),
    onFocusIn: (event: FocusEvent) => followFocus(event, { setFocus, walk, point }),
    onFocusOut: () => isWalked && point(undefined),
    onClick: (event: MouseEvent) => {
      const square = squareOf(event.target);
      if (square === undefined) clear?.();
      else choose?.(square, onlyShows(event));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const square = squareOf(event.target);
      if (square === undefined) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        walk(true);
        return choose?.(square, onlyShows());
      }
      if (isWalked) point(square);
      const next = stepInGrid(event.key, indexIn(frame, square, corner) ?? 0, frame.rows, frame.columns);
      if (next === undefined) return;
      event.preventDefault();
      document.getElementById(squareId(squareIn(frame, next, corner)))?.focus();
    },
  };
  return { ref, events, isWalked };
}

/** While a tile is held the wheel turns it, and the board stays as near as it is. */
function useWheelTurn({ rotate, tile }: Listened) {
  const ref = useRef<SVGGElement>(null);
  const turn = useRef<((way: 1 | -1) => void) | undefined>();
  turn.current = tile === undefined ? undefined : rotate;
  useEffect(() => (ref.current ? listenToWheel(ref.current, () => turn.current) : undefined), []);
  return ref;
}
