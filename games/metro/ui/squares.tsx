import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/metro/table.ts';
import type { Fault } from '../../../core/result.ts';
import { onlyShows } from '../../../kit/confirming.ts';
import { stepInGrid } from '../../../kit/grid-keys.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { squareOf } from '../../../kit/pointer.ts';
import { wasByKey } from '../../../kit/pointer-track.ts';
import { listenToWheel } from '../../../kit/turning-wheel.ts';
import { BOARD_SIZE } from '../components.ts';
import { columnOf, isCentre, rowOf, WITH_CENTRE } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { tileOf } from '../rules.ts';
import { NONE } from '../state.ts';
import { drawBareTile, drawTile, MARGIN, SQUARE, type Track } from './artwork.ts';
import { FocusRing } from './focus-ring.tsx';
import type { LineMap } from './lines.ts';

const LINES = [...Array(BOARD_SIZE).keys()];
const AIM = { x: 4, y: 4, width: 92, height: 92, rx: 10 } as const;
const WHOLE_SQUARE = { x: 0, y: 0, width: SQUARE, height: SQUARE } as const;

/** What a square tells the board; the same object as long as the board stands, so that an unchanged square is not drawn anew. */
interface Listener {
  readonly focus: (square: number) => void;
  readonly point: (square: number | undefined) => void;
  readonly choose: (square: number, touch: boolean) => void;
}

/** What the squares show beyond the position, and whom they tell about pointing and choosing. */
export interface SquaresProps {
  readonly position: MetroPosition;
  readonly map: LineMap;
  /** Squares that would take the tile; absent when there is nothing to choose. */
  readonly open?: ReadonlyMap<number, number>;
  /** Those that would take it another way round. */
  readonly turnable?: ReadonlyMap<number, number>;
  /** The move that is shown where it is pointed at, if the tile must be turned for it. */
  readonly toTurn?: number | undefined;
  /** The tile that would be placed. */
  readonly tile?: number;
  /** Square under the pointer or the focus. */
  readonly pointed?: number | undefined;
  /** Every square in words. */
  readonly labels: readonly string[];
  readonly point?: (square: number | undefined) => void;
  readonly choose?: (square: number, touch: boolean) => void;
  readonly fault?: Fault | undefined;
  /** Turns the tile that would be placed. */
  readonly turn?: ((way: 1 | -1) => void) | undefined;
  /** Square that was suggested. */
  readonly hinted?: number | undefined;
  /** Tiles that are suggested to those who only look on, by their squares. */
  readonly suggested?: ReadonlyMap<number, number>;
}

export function Squares(props: SquaresProps) {
  const { position, map, open, tile, pointed, labels, fault, hinted, suggested } = props;
  const shown = shownTile(props);
  const [visited, setFocus] = useState<number>();
  // Until somebody has moved about, keys come to a square that takes the tile.
  const focus = visited ?? open?.keys().next().value ?? 0;
  const latest = useRef(props);
  latest.current = props;
  const listener = useMemo<Listener>(
    () => ({
      focus: setFocus,
      point: (square) => latest.current.point?.(square),
      choose: (square, touch) => latest.current.choose?.(square, touch),
    }),
    [],
  );
  const grid = useWheel(props.turn);
  const walk = useWalk(listener);
  const newest = position.placed > 0 ? position.order[position.placed - 1] : -1;
  const drawSquare = (square: number) => {
    const fit = fitAt(props, square);
    const here = pointed === square;
    return (
      <Square
        key={square}
        {...{ square, listener, fit }}
        laid={position.tiles[square]}
        tracks={trackKey(map, square)}
        newest={square === newest}
        closed={isCentre(square) && position.board === WITH_CENTRE}
        ghost={here ? shown : undefined}
        refused={here && fault !== undefined}
        idea={hinted === square && tile !== NONE ? tile : suggested?.get(square)}
        // A square that offers nothing is only dimmed for those who listen while there is something to choose.
        disabled={open !== undefined && fit === 'never'}
        mover={position.mover}
        label={labels[square]}
        focusable={square === focus}
      />
    );
  };
  return (
    <g
      ref={grid}
      role="grid"
      class={`${useIsBack(position.placed) ? 'is-back' : ''}${walk.isWalked ? ' is-walked' : ''}`}
      aria-label={texts.squares}
      aria-readonly="true"
      {...walk.events}
    >
      {LINES.map((row) => (
        <g role="row" key={row}>
          {LINES.map((column) => drawSquare(row * BOARD_SIZE + column))}
        </g>
      ))}
    </g>
  );
}

/** Who points at squares, a mouse or keys: whichever moved last. */
function useWalk(listener: Listener) {
  const [isWalked, walk] = useState(false);
  const events = {
    // Not entering alone: after a move the same square counts again once the pointer moves on it.
    onPointerMove: (event: PointerEvent) => {
      walk(wasByKey());
      if (event.pointerType === 'mouse') listener.point(squareOf(event.target));
    },
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && listener.point(undefined),
    onFocusIn: () => walk(wasByKey()),
    onKeyDown: () => walk(true),
  };
  return { isWalked, events };
}

/** The board has gone back to fewer tiles, and not on since: none of them has just been placed. */
function useIsBack(placed: number): boolean {
  const last = useRef({ placed, isBack: false });
  if (placed !== last.current.placed) last.current = { placed, isBack: placed < last.current.placed };
  return last.current.isBack;
}

/** While a tile can be turned the wheel turns it. */
function useWheel(turn: SquaresProps['turn']) {
  const grid = useRef<SVGGElement>(null);
  const latest = useRef(turn);
  latest.current = turn;
  useEffect(() => (grid.current ? listenToWheel(grid.current, () => latest.current) : undefined), []);
  return grid;
}

/** Does a square take the tile as it is held, only if it is turned, or not at all? */
type Fit = 'now' | 'turned' | 'never';
const CLASSES: Readonly<Record<Fit, string>> = { now: ' is-open', turned: ' is-turnable', never: '' };

function fitAt({ open, turnable }: SquaresProps, square: number): Fit {
  if (open?.has(square)) return 'now';
  return turnable?.has(square) ? 'turned' : 'never';
}

/** The tile as it is shown where it is pointed at. Refused for a line of one tile, it is shown with that line. */
function shownTile({ open, toTurn, tile, pointed, fault }: SquaresProps): number | undefined {
  if (toTurn !== undefined) return tileOf(toTurn);
  const isOpen = pointed !== undefined && open?.has(pointed) === true;
  return isOpen || fault?.code === 'metro.short' ? tile : undefined;
}

interface SquareProps {
  readonly square: number;
  readonly listener: Listener;
  readonly laid: number;
  readonly tracks: string;
  readonly newest: boolean;
  readonly fit: Fit;
  /** Part of the central station. */
  readonly closed: boolean;
  /** The tile that would lie here. */
  readonly ghost: number | undefined;
  readonly refused: boolean;
  /** The tile that was suggested for this square. */
  readonly idea: number | undefined;
  readonly disabled: boolean;
  readonly mover: number;
  readonly label: string;
  readonly focusable: boolean;
}

const Square = memo((props: SquareProps) => {
  const { square, listener, laid, fit, closed, ghost } = props;
  return (
    <g
      id={`square-${square}`}
      data-square={square}
      role="gridcell"
      class={`metro-square${CLASSES[fit]}`}
      transform={`translate(${MARGIN + (square & 7) * SQUARE} ${MARGIN + (square >> 3) * SQUARE})`}
      tabindex={props.focusable ? 0 : -1}
      aria-label={props.label}
      aria-disabled={props.disabled}
      onFocus={() => {
        listener.focus(square);
        listener.point(square);
      }}
      onBlur={() => listener.point(undefined)}
      onClick={(event) => listener.choose(square, onlyShows(event))}
      onKeyDown={(event) => press(event, square, closed, listener)}
    >
      <rect
        class="metro-hit"
        {...(fit !== 'never' && litBy(props.mover))}
        // The central station is one thing: no gap between its squares may go without an answer.
        {...(closed ? WHOLE_SQUARE : { x: 3, y: 3, width: 94, height: 94, rx: 10 })}
      />
      {laid !== NONE && <Tile tile={laid} tracks={props.tracks} newest={props.newest} />}
      {laid === NONE && ghost !== undefined && (
        <g class="metro-ghost">
          <Picture drawing={drawBareTile(ghost)} />
        </g>
      )}
      {/* Without it the tile would look like those that are placed already. */}
      {ghost !== undefined && !props.refused && (
        <rect class={`metro-aim${CLASSES[fit]}`} {...AIM} stroke={`var(--seat-${props.mover})`} />
      )}
      {props.idea !== undefined && ghost === undefined && (
        <g class="metro-idea">
          <Picture drawing={drawBareTile(props.idea)} />
        </g>
      )}
      {props.refused && <path class="metro-no" d={CROSS} transform={closed ? overCentre(square) : undefined} />}
      {props.focusable && (
        <FocusRing {...(closed ? aroundCentre(square) : { x: 4, y: 4, width: 92, height: 92 })} rx={10} />
      )}
    </g>
  );
});

const CROSS = 'M30 30L70 70M70 30L30 70';

/** The central station is one thing: a cross goes to the middle of it, from whichever of its four squares. */
function overCentre(square: number): string {
  const [x, y] = middleFrom(square);
  return `translate(${x} ${y}) scale(1.6) translate(-50 -50)`;
}

/** The frame of the keys goes around all four. */
function aroundCentre(square: number) {
  const [x, y] = middleFrom(square);
  return { x: x - SQUARE + 4, y: y - SQUARE + 4, width: 2 * SQUARE - 8, height: 2 * SQUARE - 8 };
}

function middleFrom(square: number): readonly number[] {
  return [columnOf(square), rowOf(square)].map((at) => (BOARD_SIZE / 2 - at) * SQUARE);
}

/** One step leads out of the central station, too: its squares have one frame, which would seem to stay. */
function stepFrom(square: number, isClosed: boolean, key: string): number | undefined {
  const next = stepInGrid(key, square, BOARD_SIZE, BOARD_SIZE);
  return isClosed && next !== undefined && isCentre(next) ? stepInGrid(key, next, BOARD_SIZE, BOARD_SIZE) : next;
}

function press(event: KeyboardEvent, square: number, isClosed: boolean, listener: Listener): void {
  const chosen = event.key === 'Enter' || event.key === ' ';
  const next = chosen ? square : stepFrom(square, isClosed, event.key);
  if (next === undefined) return;
  event.preventDefault();
  if (chosen) listener.choose(square, onlyShows());
  else document.getElementById(`square-${next}`)?.focus();
}

/** Legal places are lit in the mover's colour. */
function litBy(seat: number) {
  return { fill: `var(--tint-${seat})`, stroke: `var(--seat-${seat})` };
}

/** A tile's four tracks as a short text, so that a tile is drawn anew only when one of them changes. */
function trackKey(map: LineMap, square: number): string {
  return map.tracks
    .slice(square * 4, square * 4 + 4)
    .map((track) => `${track.owner ?? '-'}${track.state}`)
    .join();
}

const Tile = memo(
  ({ tile, tracks, newest }: { readonly tile: number; readonly tracks: string; readonly newest: boolean }) => {
    const drawn = tracks.split(',').map(
      (text): Track => ({
        owner: text[0] === '-' ? undefined : Number(text[0]),
        state: text.slice(1) as Track['state'],
      }),
    );
    return (
      <g class={newest ? 'metro-tile is-new' : 'metro-tile'}>
        <Picture drawing={drawTile(tile, drawn, true)} />
      </g>
    );
  },
);
