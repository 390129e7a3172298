import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { StratopolisPosition } from '../position.ts';
import { type Frame, frameOf, growFrame, isRoomy, isWhole } from './layout.ts';

/** Milliseconds without a move before a frame grows: first the tile is seen where it was put. */
const BEFORE_GROWTH = { tight: 900, cut: 350 } as const;

/**
 * The part of the board that is shown. It stays as it is from move to move, and undoing does not shrink it; it grows
 * some time after the move that made it too small, sooner where a tile is cut off. Only another size of the room, or
 * another match, begins afresh.
 */
export function useFrame(position: StratopolisPosition, aspect: number): Frame {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const kept = useRef({ aspect, frame: frameOf(position, aspect) });
  const latest = useRef(position);
  const isAnotherMatch = position.placed === 0 && latest.current.placed > 1;
  latest.current = position;
  if (kept.current.aspect !== aspect || isAnotherMatch) {
    kept.current = { aspect, frame: frameOf(position, aspect) };
  }
  const { frame } = kept.current;
  useEffect(() => {
    if (isRoomy(frame, position)) return;
    const grow = () => {
      kept.current = { aspect, frame: growFrame(frame, position, aspect) };
      redraw(undefined);
    };
    const timer = setTimeout(grow, isWhole(frame, position) ? BEFORE_GROWTH.tight : BEFORE_GROWTH.cut);
    return () => clearTimeout(timer);
  }, [frame, position, aspect]);
  return frame;
}
