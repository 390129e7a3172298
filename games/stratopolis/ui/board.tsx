import { memo } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Fault } from '../../../core/result.ts';
import { stepInGrid } from '../../../kit/grid-keys.ts';
import { Picture } from '../../../kit/picture.tsx';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import { BOARD_SIZE, START } from '../components.ts';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf } from '../rules.ts';
import { PAINT, SQUARE } from './artwork.ts';
import { City } from './city.tsx';
import {
  allRegions,
  describeFits,
  describeSquare,
  type Fit,
  type Fits,
  fitAt,
  type Preview,
  scoringRegions,
} from './draft.ts';
import { boxOf, type Frame, frameOf, indexIn, scaleOf, squareIn, squareNamed } from './frame.ts';
import { drawGhost, drawHint, drawLetters, drawMarks, drawRegion } from './overlay.ts';

/** What the board shows beyond the position, and whom it tells about pointing and choosing. */
export interface BoardProps {
  readonly position: StratopolisPosition;
  /** All regions with their sizes, not only those that score. */
  readonly sizes: boolean;
  /** Of the room that the board has. */
  readonly aspect: number;
  readonly width: number;
  readonly tile?: number | undefined;
  readonly turn?: number;
  readonly fits?: Fits;
  readonly pointed?: number | undefined;
  readonly preview?: Preview | undefined;
  readonly fault?: Fault | undefined;
  readonly hint?: number | undefined;
  readonly rotate?: (way: 1 | -1) => void;
  readonly point: (square: number | undefined) => void;
  readonly choose?: (square: number, touch: boolean) => void;
}

const NOWHERE: Fits = new Map();

export function Board(props: BoardProps) {
  const { position, aspect, width, tile, turn = 0, fits = NOWHERE, pointed, hint } = props;
  const frame = useMemo(() => frameOf(position, aspect), [position, aspect]);
  const scale = scaleOf(frame, width);
  const wrong = props.fault && (props.fault.where ?? []).map(squareNamed);
  return (
    <ZoomBoard box={boxOf(frame, scale)} label="The city from above" name="stratopolis-board">
      <Ground frame={frame} scale={scale} />
      <City position={position} />
      <g class="stratopolis-over">
        {tile !== undefined && <Marks {...{ position, fits, turn }} seat={position.mover} />}
        {hint !== undefined && <Picture drawing={drawHint(placeOf(hint))} />}
        {/* What is wrong lies over the outlines, what would score under them. */}
        {wrong && <Regions {...props} scale={scale} />}
        {tile !== undefined && pointed !== undefined && (
          <g class="stratopolis-ghost">
            <Picture drawing={drawGhost(position, tile, pointed * 4 + turn, wrong)} />
          </g>
        )}
        {!wrong && <Regions {...props} scale={scale} />}
      </g>
      <Cells {...props} frame={frame} />
    </ZoomBoard>
  );
}

const Ground = memo(({ frame, scale }: { readonly frame: Frame; readonly scale: number }) => {
  const all = BOARD_SIZE * SQUARE;
  const lines = Array.from({ length: BOARD_SIZE + 1 }, (_, i) => `M${i * SQUARE} 0v${all}M0 ${i * SQUARE}h${all}`);
  return (
    <g>
      <rect x={-3} y={-3} width={all + 6} height={all + 6} fill={PAINT.panelEdge} />
      <rect width={all} height={all} fill={PAINT.ground} />
      <path d={lines.join('')} stroke={PAINT.line} />
      <Veil frame={frame} />
      <Picture drawing={drawLetters(frame, scale)} />
    </g>
  );
});

/** Covers what lies outside the frame, so that the letters stand on quiet ground. */
function Veil({ frame: { left, top, columns, rows } }: { readonly frame: Frame }) {
  const far = BOARD_SIZE * SQUARE * 2;
  const hole = `M${left * SQUARE} ${top * SQUARE}h${columns * SQUARE}v${rows * SQUARE}h${-columns * SQUARE}z`;
  return (
    <path d={`M${-far} ${-far}h${3 * far}v${3 * far}h${-3 * far}z${hole}`} fill={PAINT.page} fill-rule="evenodd" />
  );
}

const Marks = memo(
  ({
    position,
    fits,
    turn,
    seat,
  }: Required<Pick<BoardProps, 'position' | 'fits' | 'turn'>> & { readonly seat: number }) => (
    <Picture drawing={drawMarks(position, fits, turn, seat)} />
  ),
);

/** Outlines: what scores, or would; with sizes every region; without a tile in hand the one pointed at. */
function Regions({ position, preview, sizes, tile, pointed, scale }: BoardProps & { readonly scale: number }) {
  const scoring = useMemo(() => scoringRegions(position), [position]);
  const all = useMemo(() => allRegions(position), [position]);
  const main = preview?.regions ?? scoring;
  const others = all.filter(
    (region) =>
      region.squares[0] !== scoring[region.seat]?.squares[0] &&
      (sizes || (tile === undefined && pointed !== undefined && region.squares.includes(pointed))),
  );
  return (
    <>
      {!preview &&
        others.map((region) => (
          <Picture key={region.squares[0]} drawing={drawRegion(position, region, 'other', scale)} />
        ))}
      {main.map(
        (region) =>
          region && (
            <Picture
              key={region.seat}
              drawing={drawRegion(position, region, preview ? 'wouldScore' : 'scoring', scale)}
            />
          ),
      )}
    </>
  );
}

function Cells(props: BoardProps & { readonly frame: Frame }) {
  const { position, frame, tile, turn = 0, fits = NOWHERE } = props;
  const start = squareAt(START.column, START.row);
  const [focus, setFocus] = useState(start);
  const words = useMemo(
    () => (tile === undefined ? new Map<number, string>() : describeFits(position, fits, tile, turn)),
    [position, fits, tile, turn],
  );
  const reached = indexIn(frame, focus) === undefined ? start : focus;
  const grid = useGridEvents(props, setFocus);
  // Pointing changes nothing here, so what was made before is kept.
  const rows = useMemo(
    () =>
      Array.from({ length: frame.rows }, (_, row) => (
        <g role="row" key={frame.top + row}>
          {Array.from({ length: frame.columns }, (_, column) => {
            const square = squareIn(frame, row * frame.columns + column);
            const more = words.get(square);
            const label = describeSquare(position, square) + (more ? `, ${more}` : '');
            const fit = fitAt(fits, square, turn);
            return <Cell key={square} {...{ square, label, fit }} focusable={square === reached} />;
          })}
        </g>
      )),
    [position, frame, words, fits, turn, reached],
  );
  return (
    <g
      ref={grid.ref}
      role="grid"
      aria-label={`Squares, column then row${tile === undefined ? '' : '. Arrows move, Enter places, R turns the tile'}`}
      aria-readonly="true"
      class={tile === undefined ? '' : 'is-acting'}
      // In SVG the attribute is known only in small letters. Without it, listening for focus makes the group a tab stop.
      tabindex={-1}
      {...grid.events}
    >
      {rows}
    </g>
  );
}

const CLASSES: Readonly<Record<Fit, string>> = { now: ' is-open', turned: ' is-turnable', never: '' };

const Cell = memo(
  ({
    square,
    label,
    fit,
    focusable,
  }: {
    readonly square: number;
    readonly label: string;
    readonly fit: Fit;
    readonly focusable: boolean;
  }) => (
    <rect
      id={`square-${square}`}
      data-square={square}
      role="gridcell"
      class={`stratopolis-cell${CLASSES[fit]}`}
      x={columnOf(square) * SQUARE}
      y={rowOf(square) * SQUARE}
      width={SQUARE}
      height={SQUARE}
      tabindex={focusable ? 0 : -1}
      aria-label={label}
    />
  ),
);

/** A click that ends a drag is none, and a wheel tells every small movement. */
const DRAGGED = 8;
const WHEEL_PAUSE = 130;

/** One set of listeners for all squares: a city has hundreds of them. */
function useGridEvents(props: BoardProps & { readonly frame: Frame }, setFocus: (square: number) => void) {
  const { point, choose, frame } = props;
  const down = useRef<{ readonly x: number; readonly y: number }>();
  const ref = useWheelTurn(props);
  const events = {
    onPointerDown: (event: PointerEvent) => {
      down.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => event.pointerType === 'mouse' && point(squareUnder(event)),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && point(undefined),
    onFocusIn: (event: FocusEvent) => {
      const square = squareUnder(event);
      if (square === undefined) return;
      setFocus(square);
      // A finger focuses what it taps, but points only by tapping.
      if (event.target instanceof Element && event.target.matches(':focus-visible')) point(square);
    },
    onFocusOut: () => point(undefined),
    onClick: (event: MouseEvent) => {
      const square = squareUnder(event);
      // A click made by a screen reader has no pointer before it.
      const from = down.current ?? { x: event.clientX, y: event.clientY };
      down.current = undefined;
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
      if (square !== undefined && far < DRAGGED) choose?.(square, isTouch(event));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const square = squareUnder(event);
      if (square === undefined) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        return choose?.(square, false);
      }
      point(square);
      const next = stepInGrid(event.key, indexIn(frame, square) ?? 0, frame.rows, frame.columns);
      if (next === undefined) return;
      event.preventDefault();
      document.getElementById(`square-${squareIn(frame, next)}`)?.focus();
    },
  };
  return { ref, events };
}

/** While a tile is held the wheel turns it, and the board stays as near as it is. */
function useWheelTurn({ rotate, tile }: BoardProps) {
  const ref = useRef<SVGGElement>(null);
  const turn = useRef<((way: 1 | -1) => void) | undefined>();
  turn.current = tile === undefined ? undefined : rotate;
  useEffect(() => {
    const grid = ref.current;
    let last = -WHEEL_PAUSE;
    const listen = (event: WheelEvent) => {
      if (!turn.current || event.ctrlKey) return;
      event.preventDefault();
      if (event.deltaY === 0 || event.timeStamp - last < WHEEL_PAUSE) return;
      last = event.timeStamp;
      turn.current(event.deltaY > 0 ? 1 : -1);
    };
    grid?.addEventListener('wheel', listen, { passive: false });
    return () => grid?.removeEventListener('wheel', listen);
  }, []);
  return ref;
}

function squareUnder({ target }: Event): number | undefined {
  const cell = target instanceof Element ? target.closest('[data-square]') : null;
  return cell instanceof SVGElement ? Number(cell.dataset.square) : undefined;
}

/** Clicks are pointer events in every current browser, but the types do not say so. */
function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}
