import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import type { Box } from './draw/box.ts';
import { wantsLessMotion } from './motion.ts';
import { lastPressed } from './pointer-track.ts';

const MILLISECONDS = 600;
/** However busy the browser is, no picture of the way skips more than this. */
const LONGEST_STEP = 34;
/** Milliseconds after a click in which the board stays under the pointer. */
const STILL = 500;

/**
 * The part of a board that is shown, on its way to where it should be: the eye can follow what it looked at. It is there
 * at once for those who want less motion, and when `room` changes, because then the board has another size anyway.
 */
export function useGlide(box: Box, room: unknown): Box {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const way = useRef({ from: box, to: box, shown: box, room });
  if (way.current.room !== room || room === undefined) way.current = { from: box, to: box, shown: box, room };
  else if (!isSame(way.current.to, box)) way.current = { ...way.current, from: way.current.shown, to: box };
  const { to } = way.current;
  useLayoutEffect(() => {
    if (isSame(way.current.shown, to)) return;
    let part = 0;
    let before: number | undefined;
    const step = (now: number) => {
      part = advance(part, now, before ?? now);
      before = now;
      way.current.shown = part === 1 ? to : between(way.current.from, to, part);
      if (part > 0) redraw(undefined);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return way.current.shown;
}

/** The part of the way that is done by now. */
function advance(part: number, now: number, before: number): number {
  if (now - lastPressed() < STILL) return part;
  return wantsLessMotion() ? 1 : Math.min(1, part + Math.min(LONGEST_STEP, now - before) / MILLISECONDS);
}

/** Slow at both ends. */
function between(from: Box, to: Box, part: number): Box {
  const eased = part * part * (3 - 2 * part);
  const mix = (a: number, b: number) => a + (b - a) * eased;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}

function isSame(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
