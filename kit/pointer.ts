/** Clicks are pointer events in every current browser, but the types do not say so. */
export function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}

/** The number of the square that an event, or a point of the window, is about: squares wear it as `data-square`. */
export function squareOf(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest('[data-square]') : null;
  return cell ? Number(cell.getAttribute('data-square')) : undefined;
}

export function squareAtPoint(x: number, y: number): number | undefined {
  return squareOf(document.elementFromPoint(x, y));
}

interface Focused {
  readonly setFocus: (square: number) => void;
  /** Told whether keys brought the focus. */
  readonly walk: (isByKey: boolean) => void;
  readonly point: (square: number) => void;
}

/** A square has got the focus. A mouse or a finger gives it too, but the mouse already points, and a finger by its tap. */
export function followFocus({ target }: Event, { setFocus, walk, point }: Focused): void {
  const square = squareOf(target);
  if (square === undefined) return;
  setFocus(square);
  const isByKey = target instanceof Element && target.matches(':focus-visible');
  walk(isByKey);
  if (isByKey) point(square);
}
