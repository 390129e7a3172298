import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/kit.ts';
import type { Box } from './draw/box.ts';
import { useShortcuts } from './shortcuts.ts';
import { useGlide } from './use-glide.ts';

interface Lens {
  /** Middle of what is shown, in board units. */
  readonly x: number;
  readonly y: number;
  /** 1 shows the whole box. */
  readonly zoom: number;
}

interface View {
  /** Nothing shows the whole box. */
  readonly lens: Lens | undefined;
  /** How often it was changed by hand, or for a finger. */
  readonly step: number;
}

const ZOOM = { nearest: 6, step: 1.4 };
/** A lens that is hardly nearer than this shows the whole board. */
const WHOLE = 1.01;
/** A hand is not quite still when it clicks. */
const CLICK_SLACK = 12;

/**
 * A board that always fits, and can be brought nearer: by wheel, by two fingers, by the keys + − 0 and by buttons; dragged
 * when it is near. `box` is what must be whole on the screen at zoom 1; when it grows, the frame follows.
 */
export function ZoomBoard({
  box: wanted,
  room,
  label,
  name,
  buttons = 'bottom-right',
  near,
  sight,
  held,
  latest,
  ground,
  children,
}: {
  readonly box: Box;
  /** Where the box may change, what the board has of the window: as long as that is the same, the board glides. */
  readonly room?: string;
  readonly label: string;
  /** Class of the svg. */
  readonly name: string;
  /** The corner where the buttons cover least; `beside` gives them a strip of their own below the board. */
  readonly buttons?: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | 'beside';
  /** What a screen wants to be seen closely for now; once it says no more, the whole board is back. */
  readonly near?: Box | undefined;
  /** What should be seen now: a board that was brought near goes there. */
  readonly sight?: Box | undefined;
  /** What somebody has chosen: the buttons zoom around it, so that it stays in sight. */
  readonly held?: Box | undefined;
  /** Where something has just happened: from the whole board the first step by button goes there, if nothing is chosen. */
  readonly latest?: Box | undefined;
  /** What lies below and seldom changes: it is painted apart, and not again whenever something above it is. */
  readonly ground?: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const box = useGlide(wanted, room);
  const { lens, step, setLens } = useLens(box, near, sight);
  const nudge = useNudge(svg, box, ground !== undefined);
  // Only what should be seen is travelled to: what a hand does is there at once, and a board that glides anyway leads.
  const shown = useGlide(frame(box, lens), [step, box.x, box.y, box.width, box.height].join());
  const zoomBy = (factor: number, at?: { x: number; y: number }) => setLens((old) => nearer(box, old, factor, at));
  useShortcuts('game', [
    { keys: ['+', '='], words: texts.nearer, act: () => zoomBy(ZOOM.step) },
    { keys: ['-'], words: texts.farther, act: () => zoomBy(1 / ZOOM.step) },
    { keys: ['0'], words: texts.whole, act: () => setLens(() => undefined) },
  ]);
  useWheel(svg, (delta, at) => zoomBy(delta < 0 ? ZOOM.step : 1 / ZOOM.step, at));
  const drag = useDrag(
    svg,
    (dx, dy) => lens && setLens(() => clamp(box, { ...lens, x: lens.x - dx, y: lens.y - dy })),
    zoomBy,
  );
  return (
    <div
      class={`zoom is-${buttons}`}
      // Not on the svg: with a listener for the focus it would take the focus itself, and a click would frame it.
      onFocusCapture={({ target }) => {
        const own = svg.current;
        const at = own && lens && own.contains(target as Element) && middleIfHidden(own, target as Element);
        if (at) setLens(() => clamp(box, { ...lens, ...at }));
      }}
    >
      <svg
        ref={svg}
        class={name}
        // What has to be read on the whole board, however small its squares are, need not grow when they do.
        style={{ '--zoom': box.width / shown.width }}
        viewBox={`${shown.x + nudge.x} ${shown.y + nudge.y} ${shown.width} ${shown.height}`}
        role="group"
        aria-label={label}
        {...drag}
      >
        {ground && (
          <>
            <g class="zoom-ground">{ground}</g>
            {/* Nothing to see: what follows lies within it, so that the browser keeps it in one layer instead of dozens. */}
            <rect {...box} fill="transparent" />
          </>
        )}
        {children}
      </svg>
      <div class="zoom-buttons">
        <button
          type="button"
          aria-label={texts.nearer}
          onClick={() => setLens((old) => nearerTo(box, old, held ?? (old ? undefined : latest)))}
        >
          +
        </button>
        <button type="button" aria-label={texts.farther} disabled={!lens} onClick={() => zoomBy(1 / ZOOM.step)}>
          −
        </button>
        {lens && (
          <button type="button" onClick={() => setLens(() => undefined)}>
            {texts.fit}
          </button>
        )}
      </div>
    </div>
  );
}

/** The lens, and how a hand changes it; a screen does by what it wants to be seen. */
function useLens(box: Box, near: Box | undefined, sight: Box | undefined) {
  const [{ lens, step }, setView] = useState<View>({ lens: undefined, step: 0 });
  const setLens = useCallback(
    (lensAfter: (old: Lens | undefined) => Lens | undefined) =>
      setView((old) => ({ lens: lensAfter(old.lens), step: old.step + 1 })),
    [],
  );
  const brought = useRef<Box>();
  useEffect(() => {
    if (brought.current !== near) setLens(() => near && lensOn(box, near));
    brought.current = near;
  }, [box, near, setLens]);
  const whole = useRef(box);
  whole.current = box;
  useEffect(() => {
    if (sight) setView((old) => ({ ...old, lens: old.lens && lensWith(whole.current, old.lens, sight) }));
  }, [sight]);
  return { lens, step, setLens };
}

/**
 * What puts the corner of a layered board on a whole pixel, in board units; less than a pixel. Between pixels its layers
 * would be smoothed whenever the screen is put together, which takes long and blurs.
 */
function useNudge(
  svg: { readonly current: SVGSVGElement | null },
  box: Box,
  isLayered: boolean,
): { readonly x: number; readonly y: number } {
  const [nudge, setNudge] = useState({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const own = svg.current;
    if (!own || !isLayered) return;
    const align = () => {
      const { width, height } = own.getBoundingClientRect();
      const scale = Math.min(width / box.width, height / box.height);
      const over = (length: number) => ((length / 2) % 1) / scale || 0;
      setNudge({ x: over(width - box.width * scale), y: over(height - box.height * scale) });
    };
    align();
    const watch = new ResizeObserver(align);
    watch.observe(own);
    return () => watch.disconnect();
  }, [svg, box, isLayered]);
  return nudge;
}

function lensOn(box: Box, { x, y, width, height }: Box): Lens {
  const zoom = Math.min(ZOOM.nearest, box.width / width, box.height / height);
  return clamp(box, { x: x + width / 2, y: y + height / 2, zoom });
}

/** The same lens where it shows all of something, else one in the middle of that, as near as it can be. */
function lensWith(box: Box, lens: Lens, { x, y, width, height }: Box): Lens | undefined {
  const shown = frame(box, lens);
  const isSeen = x >= shown.x && y >= shown.y;
  if (isSeen && x + width <= shown.x + shown.width && y + height <= shown.y + shown.height) return lens;
  const zoom = Math.min(lens.zoom, box.width / width, box.height / height);
  if (zoom <= WHOLE) return undefined;
  return clamp(box, { x: x + width / 2, y: y + height / 2, zoom });
}

function frame(box: Box, lens: Lens | undefined): Box {
  if (!lens) return box;
  const width = box.width / lens.zoom;
  const height = box.height / lens.zoom;
  return { x: lens.x - width / 2, y: lens.y - height / 2, width, height };
}

/** Zooms so that the point under the pointer stays where it is. At zoom 1 the whole board is back. */
function nearer(box: Box, old: Lens | undefined, factor: number, at?: { x: number; y: number }): Lens | undefined {
  const from = old ?? { x: box.x + box.width / 2, y: box.y + box.height / 2, zoom: 1 };
  const zoom = Math.min(ZOOM.nearest, from.zoom * factor);
  if (zoom <= WHOLE) return undefined;
  const fixed = at ?? from;
  const share = from.zoom / zoom;
  return clamp(box, { x: fixed.x + (from.x - fixed.x) * share, y: fixed.y + (from.y - fixed.y) * share, zoom });
}

/** A step nearer by button: what is held stays where it is, or at least in sight. */
function nearerTo(box: Box, old: Lens | undefined, held: Box | undefined): Lens | undefined {
  const middle = held && { x: held.x + held.width / 2, y: held.y + held.height / 2 };
  const lens = nearer(box, old, ZOOM.step, middle);
  return lens && held ? lensWith(box, lens, held) : lens;
}

/** Never looks past the edge of the box. */
function clamp(box: Box, lens: Lens): Lens {
  const halfWidth = box.width / lens.zoom / 2;
  const halfHeight = box.height / lens.zoom / 2;
  return {
    zoom: lens.zoom,
    x: Math.min(box.x + box.width - halfWidth, Math.max(box.x + halfWidth, lens.x)),
    y: Math.min(box.y + box.height - halfHeight, Math.max(box.y + halfHeight, lens.y)),
  };
}

/** Where a focused thing lies, when the frame does not show it; the frame then goes there. */
function middleIfHidden(svg: SVGSVGElement, thing: Element): { x: number; y: number } | undefined {
  const frame = svg.getBoundingClientRect();
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  if (left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom) return undefined;
  return toBoard(svg, (left + right) / 2, (top + bottom) / 2);
}

function toBoard(svg: SVGSVGElement, clientX: number, clientY: number): { x: number; y: number } {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  // Not the point itself: spread into a lens, a DOMPoint gives nothing, because its x and y are not its own.
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

/** Not through a property of the node, because a wheel listener must be told that it may stop the page from scrolling. */
function useWheel(
  svg: { readonly current: SVGSVGElement | null },
  turn: (delta: number, at: { x: number; y: number }) => void,
) {
  const latest = useRef(turn);
  latest.current = turn;
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const listen = (event: WheelEvent) => {
      // A screen that turns pieces by wheel says so on the piece; there the board stays as it is.
      if (event.defaultPrevented) return;
      event.preventDefault();
      latest.current(event.deltaY, toBoard(element, event.clientX, event.clientY));
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [svg]);
}

/** One pointer drags, two pinch. Distances are given in board units. */
function useDrag(
  svg: { readonly current: SVGSVGElement | null },
  move: (dx: number, dy: number) => void,
  zoom: (factor: number, at: { x: number; y: number }) => void,
) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  // How far this press has gone, in pixels: the click that ends a drag is not meant for the square under it.
  const gone = useRef(0);
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    const element = svg.current;
    if (!before || !element) return;
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    gone.current += Math.hypot(event.clientX - before.x, event.clientY - before.y);
    if (others.length === 0) {
      const from = toBoard(element, before.x, before.y);
      const to = toBoard(element, event.clientX, event.clientY);
      return move(to.x - from.x, to.y - from.y);
    }
    const far = (at: { x: number; y: number }) => Math.hypot(at.x - others[0].x, at.y - others[0].y) || 1;
    zoom(far({ x: event.clientX, y: event.clientY }) / far(before), toBoard(element, others[0].x, others[0].y));
  };
  const forget = (event: PointerEvent) => pointers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      gone.current = 0;
      // A piece that is dragged over the board leaves the board where it is.
      if (event.target instanceof Element && event.target.closest('.carriable')) return;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onClickCapture: (event: MouseEvent) => {
      if (gone.current > CLICK_SLACK && event.detail > 0) event.stopPropagation();
    },
    onPointerMove,
    onPointerUp: forget,
    onPointerCancel: forget,
    onPointerLeave: forget,
  };
}
