import { useRef } from 'preact/hooks';
import type { Draft } from './use-draft.tsx';
import { listenToWheel } from './wheel.tsx';

/** A finger holds the tile this many pixels above itself, for it hides what lies under it. */
const ABOVE_FINGER = 46;
/** A press that went no farther is a click. */
const STILL = 6;

/**
 * The tile in hand can also be dragged onto the city: by mouse it is placed where it is let go, by finger it is shown
 * there. R and the wheel turn it on the way; a click alone turns it too.
 */
export function useTileDrag(draft: Draft) {
  const latest = useRef(draft);
  latest.current = draft;
  return (down: PointerEvent) => {
    const held = down.currentTarget;
    if (!(held instanceof HTMLElement) || down.button !== 0) return;
    down.preventDefault();
    const stop = new AbortController();
    const endWheel = listenToWheel(window, () => latest.current.rotate);
    const follow = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const square = squareAt(event);
      carry(held, event.clientX - down.clientX, event.clientY - down.clientY, square !== undefined);
      latest.current.point(square);
    };
    const drop = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      stop.abort();
      endWheel();
      putBack(held);
      latest.current.point(undefined);
      if (event.type === 'pointercancel') return;
      const square = squareAt(event);
      if (square !== undefined) latest.current.choose(square, event.pointerType === 'touch');
      else if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < STILL) latest.current.rotate(1);
    };
    const { signal } = stop;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', drop, { signal });
  };
}

/** Over the city the ghost shows where it would lie, so what is carried there would only hide it. */
function carry(held: HTMLElement, x: number, y: number, isOverCity: boolean): void {
  held.classList.add('is-carried');
  held.classList.toggle('is-over-city', isOverCity);
  held.style.transform = `translate(${x}px, ${y}px)`;
}

function putBack(held: HTMLElement): void {
  held.classList.remove('is-carried', 'is-over-city');
  held.style.transform = '';
}

function squareAt({ clientX, clientY, pointerType }: PointerEvent): number | undefined {
  const y = pointerType === 'touch' ? clientY - ABOVE_FINGER : clientY;
  const cell = document.elementFromPoint(clientX, y)?.closest('[data-square]');
  return cell instanceof SVGElement ? Number(cell.dataset.square) : undefined;
}
