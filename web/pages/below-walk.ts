/**
 * Brings a part of what is beside the board into sight below the walk, where all of that scrolls: on a phone. As much of it
 * as there is room for, or from its top on. Nothing else may move: the board above it stays.
 */
export function bringBelowWalk(part: Element | null, from: 'nearest' | 'top' = 'nearest'): void {
  const side = part?.closest('.study-side');
  const walk = side?.querySelector('.study-walk');
  if (!part || !side || !walk) return;
  const [inner, outer] = [part.getBoundingClientRect(), side.getBoundingClientRect()];
  const toTop = inner.top - outer.top - walk.clientHeight;
  const isShort = from === 'nearest' && toTop > 0;
  side.scrollTop += isShort ? Math.max(0, Math.min(inner.bottom - outer.bottom, toTop)) : toTop;
}

/** The same of what is said of the move that is shown. */
export function showTold(from?: 'top'): void {
  bringBelowWalk(document.querySelector('.study-told'), from);
}
