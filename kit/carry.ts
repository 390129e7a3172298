import { useEffect, useRef, useState } from 'preact/hooks';

/** Pixels before a press becomes a drag: a hand is not quite still when it clicks, a finger still less. */
const SLACK = { mouse: 6, finger: 10 };
/** A finger hides what lies under it, so what it carries is held so many pixels above it. */
const ABOVE_FINGER = 48;

/** What a game adds to carrying one of its things (`T`) to one of its places (`S`). */
export interface Carrying<T, S> {
  /** The place under a point of the window, whether it takes the thing or not. */
  readonly placeAt: (x: number, y: number) => S | undefined;
  /** Told at each movement, and once more when nothing is carried. */
  readonly over: (place: S | undefined) => void;
  readonly drop: (place: S, thing: T, isTouch: boolean) => void;
  readonly lift?: (thing: T) => void;
  /** Let go over no place, given up by Escape or broken off. */
  readonly putBack?: (thing: T) => void;
  /** Pressed, but not carried; for things that are no buttons. */
  readonly tap?: (thing: T) => void;
}

export interface Carried<T, S> {
  readonly thing: T;
  readonly place: S | undefined;
  /** Where its middle is in the window. */
  readonly x: number;
  readonly y: number;
  /** The way there from where the pressed element lies, as a style. */
  readonly translate: string;
}

/**
 * Things that can be dragged, by mouse or finger, beside being chosen. The pressed element wants the class `carriable`;
 * while it is carried it either follows by `translate` with the class `is-carried`, or stays and has a
 * `carried-picture` drawn.
 */
export function useCarry<T, S>(carrying: Carrying<T, S>) {
  const latest = useRef(carrying);
  latest.current = carrying;
  const [carried, show] = useState<Carried<T, S>>();
  const stop = useRef<() => void>();
  // A captured pointer's click comes to the pressed element, wherever it was let go.
  const isClickMuted = useRef(false);
  useEffect(() => () => stop.current?.(), []);
  const listenersOf = (thing: T) => ({
    onPointerDown: (event: PointerEvent) => {
      isClickMuted.current = false;
      const { currentTarget: element } = event;
      if (!event.isPrimary || event.button !== 0 || !(element instanceof Element)) return;
      stop.current?.();
      stop.current = follow(event, element, thing, latest, (now) => {
        if (now) isClickMuted.current = true;
        show(now);
      });
    },
    // Otherwise the browser takes a swift throw for a fling, and the next tap only stops that. Not already when the
    // finger is laid on: then a tap would be no click.
    onTouchMove: (event: TouchEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (isClickMuted.current && event.detail > 0) event.stopImmediatePropagation();
    },
  });
  return { carried, listenersOf };
}

/** Where a finger holds things, in a window so high. Less above it near the foot, or the foot would be out of reach. */
export function aboveFinger(y: number, height: number): number {
  return y - Math.max(0, Math.min(ABOVE_FINGER, height - y));
}

/** Listens until the pointer is let go; returns what puts the thing back before that. */
function follow<T, S>(
  down: PointerEvent,
  element: Element,
  thing: T,
  game: { readonly current: Carrying<T, S> },
  show: (carried: Carried<T, S> | undefined) => void,
): () => void {
  const ending = new AbortController();
  const { left, top, width, height } = element.getBoundingClientRect();
  const isTouch = down.pointerType === 'touch';
  const slack = down.pointerType === 'mouse' ? SLACK.mouse : SLACK.finger;
  let isLifted = false;
  const pointOf = ({ clientX, clientY }: PointerEvent) =>
    [clientX, isTouch ? aboveFinger(clientY, innerHeight) : clientY] as const;
  const end = () => {
    ending.abort();
    if (!isLifted) return;
    show(undefined);
    game.current.over(undefined);
  };
  const putBack = () => {
    if (ending.signal.aborted) return;
    end();
    if (isLifted) game.current.putBack?.(thing);
  };
  const move = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (!isLifted && far < slack) return;
    if (!isLifted) game.current.lift?.(thing);
    isLifted = true;
    const [x, y] = pointOf(event);
    const place = game.current.placeAt(x, y);
    game.current.over(place);
    show({ thing, place, x, y, translate: `${x - left - width / 2}px ${y - top - height / 2}px` });
  };
  const letGo = (event: PointerEvent) => {
    const place = isLifted ? game.current.placeAt(...pointOf(event)) : undefined;
    if (isLifted && place === undefined) return putBack();
    end();
    if (place !== undefined) game.current.drop(place, thing, isTouch);
    else game.current.tap?.(thing);
  };
  // An element that is taken away, e.g. by a move that was undone, has nothing to be carried any more.
  const ofThis = (act: (event: PointerEvent) => void) => (event: PointerEvent) =>
    event.pointerId === down.pointerId && (element.isConnected ? act(event) : putBack());
  const { signal } = ending;
  element.setPointerCapture(down.pointerId);
  // With text selected around it, the browser would carry that off, and the pointer would be cancelled. The event comes to
  // the beginning of the selection, wherever that is.
  addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  addEventListener('pointermove', ofThis(move), { signal });
  addEventListener('pointerup', ofThis(letGo), { signal });
  addEventListener('pointercancel', ofThis(putBack), { signal });
  addEventListener('keydown', (event) => event.key === 'Escape' && isLifted && putBack(), { signal });
  return putBack;
}
