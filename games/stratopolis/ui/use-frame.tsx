import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { StratopolisPosition } from '../position.ts';

/** Milliseconds without a move before a frame grows: first the tile is seen where it was put. */
const BEFORE_GROWTH = { tight: 900, cut: 350 } as const;

/** How a part of the board is chosen that is shown: flat it is some columns and rows, in depth a box on the screen. */
export interface Framing<F> {
  readonly begin: (position: StratopolisPosition) => F;
  /** True when every square is shown that a tile may take. */
  readonly isRoomy: (frame: F, position: StratopolisPosition) => boolean;
  /** True when the whole city is shown. */
  readonly isWhole: (frame: F, position: StratopolisPosition) => boolean;
  /** With room for the city again: nothing that was shown is lost. */
  readonly grow: (frame: F, position: StratopolisPosition) => F;
}

/**
 * The part of the board that is shown. It stays as it is from move to move, and undoing does not shrink it; it grows
 * some time after the move that made it too small, sooner where a tile is cut off. Only another `room`, or another
 * match, begins afresh.
 */
export function useFrame<F>(position: StratopolisPosition, room: string, framing: Framing<F>): F {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const kept = useRef<{ readonly room: string; readonly frame: F }>();
  const latest = useRef({ position, framing });
  const isAnotherMatch = position.placed === 0 && latest.current.position.placed > 1;
  latest.current = { position, framing };
  if (kept.current?.room !== room || isAnotherMatch) kept.current = { room, frame: framing.begin(position) };
  const { frame } = kept.current;
  useEffect(() => {
    const { isRoomy, isWhole, grow } = latest.current.framing;
    if (isRoomy(frame, position)) return;
    const growNow = () => {
      kept.current = { room, frame: grow(frame, position) };
      redraw(undefined);
    };
    const timer = setTimeout(growNow, isWhole(frame, position) ? BEFORE_GROWTH.tight : BEFORE_GROWTH.cut);
    return () => clearTimeout(timer);
  }, [frame, position, room]);
  return frame;
}
