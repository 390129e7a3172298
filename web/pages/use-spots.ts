import { type Dispatch, type StateUpdater, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import type { Sketch, Spot } from '../../kit/draw/place.ts';
import { type Spots, spotAt } from '../../kit/spots.tsx';

/** What happens when somebody points at spots of a board. */
export interface SpotUse {
  /** Whether a tap, a drag and the keyboard are meant for spots, not for the game. */
  readonly isActive: boolean;
  /** Whether the right mouse button draws. */
  readonly rightDraws: boolean;
  readonly choose: (spot: string, event: PenKeys) => void;
  /** From one spot to another; absent where that means nothing. */
  readonly connect?: (from: string, to: string, event: PenKeys) => void;
  /** The pen that draws with those keys; absent where nothing is drawn. */
  readonly penFor?: (event: PenKeys) => number;
}

/** Keys that choose another pen, as on other boards for analysis. */
export interface PenKeys {
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export interface SpottedPage {
  /** For the boards. */
  readonly spots: Spots;
  readonly all: readonly Spot[];
  /** Where an arrow begins that is drawn by the keyboard. */
  readonly start: string | undefined;
  /** For whatever holds the boards. */
  readonly handlers: object;
}

const RIGHT = 2;
const BOARD = '.table-board';
/** Who draws may point beside a spot, at the wall of a tower say. */
const SNAP = 3;

/** Spots over every board of a table, by mouse, touch and keyboard. */
export function useSpots(
  room: Room,
  position: Position,
  sketches: readonly Sketch[],
  wrong: readonly string[],
  use: SpotUse,
): SpottedPage {
  const all = useMemo(() => room.spotsOf?.(position) ?? [], [room, position]);
  const boards = useRef<Spots['boards']>(new Set()).current;
  const [focus, setFocus] = useState<string>();
  const [start, setStart] = useState<string>();
  useEffect(() => {
    if (!use.isActive) setStart(undefined);
  }, [use.isActive]);
  const { isActive: isOpen } = use;
  const [drawn, setDrawn] = useState<Sketch>();
  const spots = useMemo(
    () => ({ spots: all, sketches: withDrawn(sketches, drawn), wrong, isOpen, focus, boards }),
    [all, sketches, drawn, wrong, isOpen, focus, boards],
  );
  const pressed = useRef<string>();
  const handlers = {
    ...pointerHandlers(boards, use, pressed, () => setDrawn(undefined)),
    ...dragHandlers(boards, use, pressed, setDrawn),
    onFocusCapture: (event: FocusEvent) => setFocus((old) => spotOf(event.target) ?? old),
    onKeyDown: (event: KeyboardEvent) => {
      const spot = use.isActive ? spotOf(event.target) : undefined;
      if (spot === undefined || !pressKey(event, spot, use, { start, setStart })) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { spots, all, start, handlers };
}

/** With the arrow that follows the pointer; one that is there already would be drawn twice. */
function withDrawn(sketches: readonly Sketch[], drawn: Sketch | undefined): readonly Sketch[] {
  if (!drawn || sketches.some((each) => isSame(each, drawn))) return sketches;
  return [...sketches, drawn];
}

function isSame(one: Sketch | undefined, other: Sketch): boolean {
  return one?.from === other.from && one.to === other.to && one.pen === other.pen;
}

/** The arrow that is being drawn is seen before it is let go. */
function dragHandlers(
  boards: Spots['boards'],
  { penFor }: SpotUse,
  pressed: { readonly current: string | undefined },
  setDrawn: Dispatch<StateUpdater<Sketch | undefined>>,
) {
  const end = () => setDrawn(undefined);
  return {
    onPointerMoveCapture: (event: PointerEvent) => {
      const from = pressed.current;
      if (from === undefined || !penFor) return;
      const to = spotAt(boards, event, SNAP);
      const now = to === undefined || to === from ? undefined : { from, to, pen: penFor(event) };
      setDrawn((old) => (now && isSame(old, now) ? old : now));
    },
    onPointerCancel: end,
    onPointerLeave: end,
  };
}

/** All at the page, before the game hears of it: whatever lies over a board's spots then makes no difference. */
function pointerHandlers(
  boards: Spots['boards'],
  use: SpotUse,
  pressed: { current: string | undefined },
  letGo: () => void,
) {
  const isMeant = (event: MouseEvent) =>
    isOnBoard(event.target) && (event.button === RIGHT ? use.rightDraws : use.isActive && event.button === 0);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      if (!isMeant(event)) return;
      event.stopPropagation();
      event.preventDefault();
      pressed.current = spotAt(boards, event, use.penFor && SNAP);
    },
    onPointerUpCapture: (event: PointerEvent) => {
      const from = pressed.current;
      pressed.current = undefined;
      letGo();
      if (from === undefined || !isMeant(event)) return;
      event.stopPropagation();
      const to = spotAt(boards, event, use.penFor && SNAP);
      if (to === from) use.choose(from, event);
      else if (to !== undefined) use.connect?.(from, to, event);
    },
    onClickCapture: (event: MouseEvent) => {
      // A key that was pressed on a button, e.g. to bring another garden near, is a click without a pointer.
      if (use.isActive && event.detail > 0 && isOnBoard(event.target)) event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      if (use.rightDraws && isOnBoard(event.target)) event.preventDefault();
    },
  };
}

interface ArrowByKeys {
  readonly start: string | undefined;
  readonly setStart: (start: string | undefined) => void;
}

/** Whether the key was meant for the spot. */
function pressKey(event: KeyboardEvent, spot: string, use: SpotUse, { start, setStart }: ArrowByKeys): boolean {
  if (event.key in WAYS) focusNext(event);
  else if (event.key.toLowerCase() === 'a' && use.connect) setStart(spot);
  else if (event.key === 'Escape' && start !== undefined) setStart(undefined);
  else if (event.key === 'Enter' || event.key === ' ') {
    if (start !== undefined && start !== spot) use.connect?.(start, spot, event);
    else use.choose(spot, event);
    setStart(undefined);
  } else return false;
  return true;
}

function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(BOARD) !== null && target.closest('.zoom-buttons') === null;
}

function spotOf(target: EventTarget | null): string | undefined {
  return (target instanceof Element && target.getAttribute('data-spot')) || undefined;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** To the nearest spot in the way of the arrow, as things are on the screen. */
function focusNext({ key, target }: KeyboardEvent): void {
  const [x, y] = WAYS[key] ?? [0, 0];
  const from = middleOf(target as Element);
  let best: { readonly spot: SVGElement; readonly far: number } | undefined;
  for (const spot of document.querySelectorAll<SVGElement>('[data-spot]')) {
    const to = middleOf(spot);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    // What is more aside than ahead belongs to another arrow.
    if (along < 1 || aside > along * 1.2) continue;
    const far = along + 2 * aside;
    if (!best || far < best.far) best = { spot, far };
  }
  best?.spot.focus();
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
