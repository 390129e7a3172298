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
