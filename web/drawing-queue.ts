/*
 * Pictures that are drawn one after the other, each in a task of its own: a page of fifteen boards is there at once and
 * answers while they appear. Those in the window come first.
 */

interface Waiting {
  readonly place: { readonly current: Element | null };
  readonly draw: () => void;
}

const queue: Waiting[] = [];
let isScheduled = false;

/** Draws when it is this picture's turn; call what it returns if nobody wants it any more. */
export function drawWhenFree(place: Waiting['place'], draw: () => void): () => void {
  const waiting = { place, draw };
  queue.push(waiting);
  schedule();
  return () => {
    const at = queue.indexOf(waiting);
    if (at >= 0) queue.splice(at, 1);
  };
}

function schedule(): void {
  if (isScheduled || queue.length === 0) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    const inSight = queue.findIndex(({ place }) => isInWindow(place.current));
    queue.splice(Math.max(0, inSight), 1)[0]?.draw();
    schedule();
  });
}

function isInWindow(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
