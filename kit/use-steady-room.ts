import { useEffect, useRef } from 'preact/hooks';

/** So many moments are remembered at least. What was taller longer ago leaves no hole behind. */
const MOMENTS = 12;
/** More than this stays empty nowhere, as a share of the column's height: a hole is uglier than a leap. */
const MOST_EMPTY = 1 / 6;
/** What stays empty for so long, in milliseconds, is no longer kept: somebody thinks, and nothing is passing by. */
const PATIENCE = 6000;

/** What comes and goes above the facts, and the property that keeps its room. */
const KEPT = { '.prompt-body': '--prompt-room', '.preview': '--preview-room' };

/** How long the prompt takes to change its least height. */
const EASE = '--prompt-ease';

interface Room {
  readonly width: number;
  readonly latest: number;
  /** The tallest of each moment, the newest first. */
  readonly heights: readonly number[];
}

/**
 * Keeps prompt and preview nearly as tall as they were lately, so that the score below does not leap while turns pass. A `moment`
 * is what one position of the match brings; so many of them, a `round`, are kept however long somebody thinks.
 */
export function useSteadyRoom(
  side: { readonly current: HTMLElement | null },
  moment: object | undefined,
  round: number,
  undone: number,
): void {
  const rooms = useRef(new Map<string, Room>()).current;
  const watched = useRef<{ readonly observer: ResizeObserver; readonly elements: Set<Element> }>();
  const patience = useRef<ReturnType<typeof setTimeout>>();
  const undoneBefore = useRef(0);
  useEffect(() => {
    if (moment === undefined) return;
    const isBack = undone > undoneBefore.current;
    undoneBefore.current = undone;
    if (isBack) return forget(side.current, rooms);
    for (const [part, room] of rooms)
      rooms.set(part, { ...room, heights: [room.latest, ...room.heights].slice(0, Math.max(MOMENTS, round)) });
  }, [side, rooms, moment, round, undone]);
  // Nothing is asked for: the browser says how tall things are when it has laid them out anyway.
  useEffect(() => {
    const { current } = side;
    if (!current || moment === undefined) return;
    watched.current ??= { observer: new ResizeObserver((seen) => keep(current, rooms, seen)), elements: new Set() };
    clearTimeout(patience.current);
    patience.current = setTimeout(() => settle(current, rooms, round), PATIENCE);
    const { observer, elements } = watched.current;
    for (const element of elements) {
      if (element.isConnected) continue;
      observer.unobserve(element);
      elements.delete(element);
    }
    for (const element of current.querySelectorAll(Object.keys(KEPT).join())) {
      if (elements.has(element)) continue;
      elements.add(element);
      observer.observe(element);
    }
  });
  useEffect(
    () => () => {
      watched.current?.observer.disconnect();
      clearTimeout(patience.current);
    },
    [],
  );
}

function forget(side: HTMLElement | null, rooms: Map<string, Room>): void {
  for (const [part, room] of rooms) rooms.set(part, { ...room, heights: [room.latest] });
  for (const property of Object.values(KEPT)) side?.style.removeProperty(property);
}

/** Gives up the room that nobody needs, gently: what is below it glides. */
function settle(side: HTMLElement, rooms: Map<string, Room>, round: number): void {
  side.style.setProperty(EASE, '240ms');
  for (const [part, property] of Object.entries(KEPT)) {
    const room = rooms.get(part);
    if (room === undefined) continue;
    const heights = [room.latest, ...room.heights.slice(1, round)];
    rooms.set(part, { ...room, heights });
    side.style.setProperty(property, roomFor(side, heights, room.latest));
  }
}

function keep(side: HTMLElement, rooms: Map<string, Room>, seen: readonly ResizeObserverEntry[]): void {
  // At once: room that is still growing would be too small for the next moment.
  side.style.removeProperty(EASE);
  for (const [part, property] of Object.entries(KEPT)) {
    for (const { target, contentRect } of seen) {
      if (!target.matches(part)) continue;
      const { width, height } = contentRect;
      // Taken away, not shrunk.
      if (width === 0) continue;
      const known = rooms.get(part);
      // In a window of another size nothing is as tall as it was.
      const [now = 0, ...before] = known?.width === width ? known.heights : [];
      const heights = [Math.max(now, height), ...before];
      rooms.set(part, { width, latest: height, heights });
      side.style.setProperty(property, roomFor(side, heights, height));
    }
  }
}

function roomFor({ clientHeight }: HTMLElement, heights: readonly number[], height: number): string {
  return `${Math.min(Math.max(...heights), height + clientHeight * MOST_EMPTY)}px`;
}
