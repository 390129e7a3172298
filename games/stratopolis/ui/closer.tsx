import { useEffect, useRef, useState } from 'preact/hooks';

/** A finger hits squares of this many pixels; late in the game the whole city on a phone has smaller ones. */
const FINGER = 28;
const MOST_STEPS = 8;

/**
 * Where the screen is touched, the board comes nearer around the square that was tapped until a finger can tell it from
 * its neighbours, and shows the whole city again when nothing is tapped any more. Returns how many times nearer it is.
 */
export function useCloser(tapped: number | undefined): number {
  const [near, setNear] = useState(1);
  const board = useRef<SVGSVGElement | null>(null);
  useEffect(() => {
    if (tapped === undefined) {
      if (board.current) showAll(board.current);
      board.current = null;
      return setNear(1);
    }
    const cell = document.getElementById(`square-${tapped}`);
    if (!cell || !matchMedia('(hover:none)').matches) return;
    const first = widthOf(cell);
    let frame = 0;
    // One step a frame: the board glides, and each step is measured before the next.
    const step = (steps: number) => {
      if (steps === 0 || widthOf(cell) >= FINGER) return setNear((before) => (before * widthOf(cell)) / first);
      board.current = cell.closest('svg');
      if (board.current) comeNearer(board.current, cell);
      frame = requestAnimationFrame(() => step(steps - 1));
    };
    step(MOST_STEPS);
    return () => cancelAnimationFrame(frame);
  }, [tapped]);
  return near;
}

function widthOf(cell: Element): number {
  return cell.getBoundingClientRect().width;
}

// The zooming board of the kit keeps to itself how near it is; it is asked as a person would ask, by wheel and by key.
function comeNearer(board: SVGSVGElement, cell: Element): void {
  const { left, top, width, height } = cell.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  board.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: -1, cancelable: true }));
}

function showAll(board: SVGSVGElement): void {
  board.dispatchEvent(new KeyboardEvent('keydown', { key: '0' }));
}
