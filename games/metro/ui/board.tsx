import { memo } from 'preact/compat';
import { useMemo, useState } from 'preact/hooks';
import type { Fault } from '../../../core/result.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { stepInGrid, stepInRing } from '../../../kit/grid-keys.ts';
import { Picture } from '../../../kit/picture.tsx';
import { nameOf } from '../../../kit/table.ts';
import { BOARD_SIZE, STATIONS } from '../components.ts';
import { isCentre, WITH_CENTRE } from '../geometry.ts';
import { formatTile } from '../notation.ts';
import type { MetroPosition } from '../position.ts';
import type { Line } from '../scoring.ts';
import { NONE } from '../state.ts';
import {
  BOARD,
  drawGround,
  drawStation,
  drawTile,
  IDLE,
  MARGIN,
  PAINT,
  SQUARE,
  stationPoint,
  type Track,
} from './artwork.ts';
import { type LineMap, linePath, nameEnd, stateOf } from './lines.ts';
import { Trains } from './trains.tsx';

const LINES = [...Array(BOARD_SIZE).keys()];

/** What the board shows beyond the position, and whom it tells about pointing and choosing. */
export interface BoardProps {
  readonly position: MetroPosition;
  readonly map: LineMap;
  readonly names: readonly string[];
  /** Squares that would take the tile; absent when there is nothing to choose. */
  readonly open?: ReadonlyMap<number, number>;
  /** The tile that would be placed. */
  readonly tile?: number;
  /** Square under the pointer or the focus. */
  readonly pointed?: number | undefined;
  /** Lines to trace, as paths. */
  readonly traced?: readonly { readonly owner: number | undefined; readonly path: string }[];
  readonly describe?: (square: number) => string;
  readonly point?: (square: number | undefined) => void;
  readonly choose?: (square: number, touch: boolean) => void;
  readonly pointStation?: (station: number | undefined) => void;
  readonly fault?: Fault | undefined;
  /** Square that was suggested. */
  readonly hinted?: number | undefined;
}

export function Board(props: BoardProps) {
  const { position, map, traced = [] } = props;
  return (
    <svg class="metro-board" viewBox={`0 0 ${BOARD} ${BOARD}`} role="group" aria-label="Metro board">
      <Ground centre={position.board === WITH_CENTRE} />
      <Squares {...props} />
      <Stations {...props} />
      <g class="metro-overlay">
        {traced.map(({ owner, path }) => (
          <path
            key={path}
            d={path}
            class="metro-trace"
            stroke={owner === undefined ? PAINT.nobody : SEAT_MARKS[owner].colour}
          />
        ))}
        <Trains position={position} map={map} />
      </g>
    </svg>
  );
}

const Ground = memo(({ centre }: { readonly centre: boolean }) => <Picture drawing={drawGround(centre)} />);

function Squares(props: BoardProps) {
  const { position } = props;
  const [focus, setFocus] = useState(0);
  const newest = position.placed > 0 ? position.order[position.placed - 1] : -1;
  const move = (event: KeyboardEvent, square: number) => {
    const next = stepInGrid(event.key, square, BOARD_SIZE, BOARD_SIZE);
    if (next === undefined) return;
    event.preventDefault();
    setFocus(next);
    document.getElementById(`square-${next}`)?.focus();
  };
  return (
    <g role="grid" aria-label="Squares" aria-readonly="true">
      {LINES.map((row) => (
        <g role="row" key={row}>
          {LINES.map((column) => {
            const square = row * BOARD_SIZE + column;
            return (
              <Square
                key={square}
                {...props}
                square={square}
                newest={square === newest}
                focusable={square === focus}
                focus={setFocus}
                move={move}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
}

interface SquareProps extends BoardProps {
  readonly square: number;
  readonly newest: boolean;
  readonly focusable: boolean;
  readonly focus: (square: number) => void;
  readonly move: (event: KeyboardEvent, square: number) => void;
}

function Square({ square, newest, focusable, focus, move, ...props }: SquareProps) {
  const { position, map, open, tile, pointed, describe, point, choose, fault, hinted } = props;
  const laid = position.tiles[square];
  const legal = open?.has(square) ?? false;
  const here = pointed === square;
  const at = `translate(${MARGIN + (square & 7) * SQUARE} ${MARGIN + (square >> 3) * SQUARE})`;
  const closed = isCentre(square) && position.board === WITH_CENTRE;
  return (
    <g
      id={`square-${square}`}
      role="gridcell"
      class={`metro-square${legal ? ' is-open' : ''}`}
      transform={at}
      tabindex={focusable ? 0 : -1}
      aria-label={describe?.(square) ?? describeSquare(position, square)}
      aria-disabled={open !== undefined && !legal}
      onFocus={() => {
        focus(square);
        point?.(square);
      }}
      onBlur={() => point?.(undefined)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point?.(square)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && point?.(undefined)}
      onClick={(event) => choose?.(square, isTouch(event))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          choose?.(square, false);
        } else move(event, square);
      }}
    >
      <rect
        class="metro-hit"
        {...(legal && litBy(position.mover))}
        x={closed ? 0 : 3}
        y={3}
        width={closed ? 100 : 94}
        height={94}
        rx={10}
      />
      {laid !== NONE && <Tile tile={laid} tracks={trackKey(map, square)} newest={newest} />}
      {laid === NONE && here && legal && tile !== undefined && (
        <g class="metro-ghost">
          <Picture drawing={drawTile(tile, [IDLE, IDLE, IDLE, IDLE])} />
        </g>
      )}
      {hinted === square && (
        <path
          class="metro-hint"
          d="M50 24l7.6 16.4 18 2.1-13.3 12.2 3.5 17.8L50 63.7 34.2 72.5l3.5-17.8L24.4 42.5l18-2.1z"
        />
      )}
      {here && fault && <path class="metro-no" d="M30 30L70 70M70 30L30 70" />}
      <rect class="metro-focus" x={3} y={3} width={94} height={94} rx={10} />
    </g>
  );
}

/** Legal places are lit in the mover's colour; literal, because the board is light in dark rooms too. */
function litBy(seat: number) {
  return { fill: SEAT_MARKS[seat].tint, stroke: SEAT_MARKS[seat].colour };
}

/** Clicks are pointer events in every current browser, but the types do not say so. */
function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
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
        <Picture drawing={drawTile(tile, drawn)} />
      </g>
    );
  },
);

export function describeSquare(position: MetroPosition, square: number): string {
  const name = `Row ${square >> 3}, column ${square & 7}`;
  if (isCentre(square) && position.board === WITH_CENTRE) return `${name}: central station`;
  const tile = position.tiles[square];
  return tile === NONE ? `${name}: empty` : `${name}: tile ${formatTile(tile)}`;
}

function Stations({ map, names, pointStation }: BoardProps) {
  const [focus, setFocus] = useState(1);
  const labels = useMemo(() => map.lines.map((line) => describeStation(line, names)), [map, names]);
  return (
    <g role="toolbar" aria-label="Stations: point at one to trace its line">
      {map.lines.map((line, index) => {
        const [x, y] = stationPoint(line.station);
        return (
          <g
            key={line.station}
            id={`station-${line.station}`}
            role="button"
            class="metro-station"
            tabindex={line.station === focus ? 0 : -1}
            aria-label={labels[index]}
            transform={`translate(${x} ${y})`}
            onPointerEnter={() => pointStation?.(line.station)}
            onPointerLeave={() => pointStation?.(undefined)}
            onFocus={() => {
              setFocus(line.station);
              pointStation?.(line.station);
            }}
            onBlur={() => pointStation?.(undefined)}
            onKeyDown={(event) => {
              const next = stepInRing(event.key, line.station - 1, STATIONS);
              if (next === undefined) return;
              event.preventDefault();
              document.getElementById(`station-${next + 1}`)?.focus();
            }}
          >
            <Station station={line.station} owner={line.owner} state={stateOf(line)} />
            <rect class="metro-focus" x={-40} y={-32} width={80} height={64} rx={15} />
            <title>{labels[index]}</title>
          </g>
        );
      })}
    </g>
  );
}

const Station = memo(
  (props: {
    readonly station: number;
    readonly owner: number | undefined;
    readonly state: 'waiting' | 'running' | 'finished';
  }) => <Picture drawing={drawStation(props.station, props.owner, props.state)} />,
);

export function describeStation(line: Line, names: readonly string[]): string {
  const owner = line.owner === undefined ? 'belongs to nobody' : nameOf(names, line.owner);
  const length = `${line.steps.length} ${line.steps.length === 1 ? 'tile' : 'tiles'}`;
  if (line.end.kind === 'open') return `Station ${line.station}, ${owner}: ${length} so far, not finished`;
  return `Station ${line.station}, ${owner}: ${length} to ${nameEnd(line)}, ${line.points} points`;
}

/** The squares a line crosses, for tracing it on the board. */
export function traceOf(position: MetroPosition, line: Line): { owner: number | undefined; path: string } {
  return { owner: line.owner, path: linePath(position, line) };
}
