import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Nearer than this a press is a tap, and the tile stays in the hand. */
const SLACK = 8;
/** A finger hides what is under it, so the tile goes this far above. */
const ABOVE_FINGER = 48;

interface Grip {
  readonly pointer: number;
  /** Where it was pressed. */
  readonly x: number;
  readonly y: number;
  /** Middle of the tile as it lies in the hand. */
  readonly homeX: number;
  readonly homeY: number;
  readonly above: number;
}

interface Flight {
  readonly x: number;
  readonly y: number;
  /** Over a square that takes it: there the board shows the tile itself. */
  readonly fits: boolean;
}

export interface DragProps {
  /** Told about each square the tile comes over, and about leaving the board. */
  readonly over: (square: number | undefined) => void;
  /** Let go above a square, whether it takes the tile or not. */
  readonly drop: (square: number) => void;
  readonly takes: (square: number) => boolean;
  readonly children: ComponentChildren;
}

/** A convenience beside choosing a square: what is in it can be carried to the board, by mouse or finger. */
export function Draggable({ over, drop, takes, children }: DragProps) {
  const [grip, setGrip] = useState<Grip>();
  const [flight, setFlight] = useState<Flight>();
  const at = useRef<number>();
  const moveOver = (square: number | undefined) => {
    if (square !== at.current) over(square);
    at.current = square;
  };
  const putBack = () => {
    moveOver(undefined);
    setGrip(undefined);
    setFlight(undefined);
  };
  useEscape(flight !== undefined, putBack);
  useLeaving(() => moveOver(undefined));
  const carry = (event: PointerEvent) => {
    if (event.pointerId !== grip?.pointer) return;
    if (!flight && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < SLACK) return;
    const y = event.clientY - grip.above;
    const square = squareAt(event.clientX, y);
    moveOver(square);
    setFlight({ x: event.clientX - grip.homeX, y: y - grip.homeY, fits: square !== undefined && takes(square) });
  };
  const letGo = (event: PointerEvent) => {
    if (event.pointerId !== grip?.pointer) return;
    const square = at.current;
    putBack();
    if (square !== undefined) drop(square);
  };
  return (
    <div
      class={`metro-drag${flight ? ' is-carried' : ''}${flight?.fits ? ' is-over' : ''}`}
      style={flight && { transform: `translate(${flight.x}px, ${flight.y}px)` }}
      onPointerDown={(event) => {
        if (event.button !== 0 || grip) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setGrip(gripOf(event));
      }}
      // Otherwise the browser takes a swift throw for a fling, and the next tap only stops that.
      onTouchStart={(event) => event.preventDefault()}
      onPointerMove={carry}
      onPointerUp={letGo}
      onPointerCancel={(event) => event.pointerId === grip?.pointer && putBack()}
    >
      {children}
    </div>
  );
}

function gripOf(event: PointerEvent & { readonly currentTarget: HTMLElement }): Grip {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return {
    pointer: event.pointerId,
    x: event.clientX,
    y: event.clientY,
    homeX: left + width / 2,
    homeY: top + height / 2,
    above: event.pointerType === 'touch' ? ABOVE_FINGER : 0,
  };
}

/** The square under a point of the window; the carried tile itself lies above it. */
function squareAt(x: number, y: number): number | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const square = element.closest('.metro-square');
    if (square) return Number(square.id.slice('square-'.length));
  }
  return undefined;
}

function useEscape(active: boolean, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [active]);
}

/** When the hand is taken away under the pointer, e.g. by undo, no square must stay pointed at. */
function useLeaving(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => () => latest.current(), []);
}
