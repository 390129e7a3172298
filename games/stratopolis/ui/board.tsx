import { useMemo, useState } from 'preact/hooks';
import { texts as all } from '#texts/stratopolis/table.ts';
import type { Fault } from '../../../core/result.ts';
import { BoardMarks } from '../../../kit/board-marks.tsx';
import type { Mark } from '../../../kit/draw/place.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import { BOARD_SIZE, START } from '../components.ts';
import { columnOf, rowOf, squareAt } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf } from '../rules.ts';
import { PAINT, SQUARE } from './artwork.ts';
import { City } from './city.tsx';
import { useCloser } from './closer.tsx';
import { allRegions, describeFits, describeSquare, type Fit, type Fits, fitAt, scoringRegions } from './draft.ts';
import { useGridEvents } from './grid-events.tsx';
import { boxOf, type Frame, indexIn, scaleOf, squareIn, squareNamed } from './layout.ts';
import { drawGhost, drawHint, drawLetters, drawMarks, drawRegion } from './overlay.ts';
import type { Preview } from './preview.ts';
import { useFrame } from './use-frame.tsx';

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
  /** What a finger, or a click that did not place, points at until the next one. */
  readonly tapped?: number | undefined;
  readonly preview?: Preview | undefined;
  readonly fault?: Fault | undefined;
  readonly hint?: number | undefined;
  readonly marks?: readonly Mark[];
  readonly rotate?: (way: 1 | -1) => void;
  readonly point: (square: number | undefined) => void;
  readonly choose?: (square: number, touch: boolean) => void;
}

const texts = all.board;
const NOWHERE: Fits = new Map();
const NO_MARKS: readonly Mark[] = [];

export function Board(props: BoardProps) {
  const { position, aspect, width, tile, turn = 0, fits = NOWHERE, pointed, hint, marks = NO_MARKS } = props;
  const frame = useFrame(position, aspect);
  const scale = scaleOf(frame, { width, height: width / aspect });
  const box = boxOf(frame, scale);
  const near = useCloser(tile === undefined ? undefined : props.tapped);
  // Labels keep their size on the screen.
  const fine = near ? (scale * near.width) / box.width : scale;
  const wrong = props.fault && (props.fault.where ?? []).map(squareNamed);
  return (
    <ZoomBoard {...{ box, near }} room={`${width} ${aspect}`} label={texts.above} name="stratopolis-board">
      <Ground frame={frame} scale={scale} />
      <City position={position} />
      <g class="stratopolis-over">
        {tile !== undefined && <Marks {...{ position, fits, turn }} seat={position.mover} />}
        {hint !== undefined && <Picture drawing={drawHint(placeOf(hint))} />}
        {/* What is wrong lies over the outlines, what would score under them. */}
        {wrong && <Regions {...props} scale={fine} />}
        {tile !== undefined && pointed !== undefined && (
          <g class="stratopolis-ghost">
            <Picture drawing={drawGhost(position, tile, pointed * 4 + turn, wrong)} />
          </g>
        )}
        {!wrong && <Regions {...props} scale={fine} />}
        <BoardMarks marks={marks} size={11 * fine} />
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
            const label = describeSquare(position, square, words.get(square));
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
      aria-label={tile === undefined ? texts.squares : texts.squaresToPlace}
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
