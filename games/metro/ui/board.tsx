import { useMemo } from 'preact/hooks';
import { texts } from '#texts/metro/table.ts';
import { OVER } from '../../../core/game.ts';
import { BoardMarks, boxForSign } from '../../../kit/board-marks.tsx';
import { drawSigns } from '../../../kit/draw/lettering.ts';
import type { Mark, MarkKind, Place, Point } from '../../../kit/draw/place.ts';
import type { ShownScene } from '../../../kit/draw/scene.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { useSight } from '../../../kit/use-sight.ts';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import { columnOf, isCentre, rowOf, squareAt, WITH_CENTRE } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import type { Line } from '../scoring.ts';
import { NONE } from '../state.ts';
import { drawHead, MARGIN, ownerClass, plate, SQUARE, stationPoint, WHOLE } from './artwork.ts';
import { drawGround } from './board-drawing.ts';
import { drawFramedArrows } from './framed-arrows.ts';
import { HintStar } from './hint-star.tsx';
import { framePath, letterCorner, letterPoint } from './idea-letter.ts';
import { LastTrains } from './last-trains.tsx';
import { Layers } from './layers.tsx';
import { type Layer, type LineMap, lineLayers, linePath, type OpenEnd, openEndOf, openEnds } from './lines.ts';
import { placeAt } from './places.ts';
import type { MetroScene } from './scenes.ts';
import { Squares, type SquaresProps } from './squares.tsx';
import { Stations } from './stations.tsx';
import { Trains } from './trains.tsx';

const NO_MARKS: readonly Mark[] = [];

/** A line drawn over the board in its owner's colour, while everything else steps back. */
export interface Trace {
  readonly station: number;
  readonly owner: number | undefined;
  readonly path: string;
  /** The same, so that it crosses itself as a bridge does. */
  readonly layers: readonly Layer[];
  /** Where it leaves the last of its tiles, if it can still grow. */
  readonly head: OpenEnd | undefined;
}

interface BoardProps extends SquaresProps {
  readonly names: readonly string[];
  readonly traced?: readonly Trace[];
  readonly marks?: readonly Mark[];
  /** What is shown of the ending. */
  readonly shown?: ShownScene<MetroScene> | undefined;
}

export function Board(props: BoardProps) {
  const { position, map, names, open, tile, pointed, hinted, traced = [], marks = NO_MARKS, shown } = props;
  const between = useMemo(() => <Picture drawing={drawFramedArrows(map, marks)} />, [map, marks]);
  const sight = useSight(marks);
  // A line that is traced alone has no number at its end.
  const ends = traced.length > 1 ? traced.flatMap(endOf) : [];
  const letter = hinted === undefined ? TOP_RIGHT : letterCorner(placeAt(hinted).box, ends);
  const letters = useMemo(() => lettersAt(letter), [letter]);
  return (
    <ZoomBoard
      box={WHOLE}
      sight={sight}
      held={boxOf(pointed)}
      latest={boxOf(position.order[position.placed - 1])}
      label={texts.board}
      name="metro-board"
    >
      <Ground centre={position.board === WITH_CENTRE} />
      <g class={shown ? 'metro-ended is-counting' : position.turn === OVER ? 'metro-ended' : 'metro-playing'}>
        <Squares {...props} />
      </g>
      {!shown && <Heads map={map} />}
      <Stations {...{ map, names }} counted={shown?.scene.counted} best={shown?.scene.best} />
      <g class={traced.length > 0 ? 'metro-overlay is-traced' : 'metro-overlay'}>
        {shown ? <LastTrains {...{ position, map, shown }} /> : <Trains position={position} map={map} />}
        {traced.length > 0 && <path class="metro-veil" fill-rule="evenodd" d={veilOf(position, pointed)} />}
        {traced.map((trace) => (
          <TracedLine key={trace.station} {...trace} />
        ))}
        {hinted !== undefined && !(hinted === pointed && open?.has(hinted)) && (
          <HintStar square={hinted} {...{ map, letter }} tile={tile ?? NONE} />
        )}
        <BoardMarks {...{ marks, between }} size={LETTER} {...letters} />
        {/* Above the frame of an idea, at whose edge its lines end. */}
        {traced.length > 1 && traced.map((trace) => <LineEnd key={trace.station} {...trace} />)}
      </g>
    </ZoomBoard>
  );
}

const LETTER = SQUARE * 0.34;
const TOP_RIGHT = 1;

/** Where the frame of the idea that is looked at is, and its letter, which may have to give way to the number of a line. */
function lettersAt(corner: number) {
  if (corner === TOP_RIGHT) return {};
  const lineAround = ({ box, parts = [], line = '' }: Place, kind?: MarkKind) =>
    kind === 'chosen'
      ? { line: framePath(box), box: boxForSign(letterPoint(box, corner), LETTER) }
      : { line, box, parts };
  return { lineAround };
}

function boxOf(square: number | undefined) {
  return square === undefined ? undefined : placeAt(square).box;
}

/** A frame around the station, and its line with a border that keeps it apart from the lines it crosses. */
function TracedLine({ station, owner, layers, head }: Trace) {
  const [x, y] = stationPoint(station);
  return (
    <g class={`metro-traced ${ownerClass(owner)}`}>
      <rect class="metro-traced-sign" {...plate(3)} rx={17} transform={`translate(${x} ${y})`} />
      <Layers {...{ layers, owner }} edge="metro-trace-border" line="metro-trace" />
      {head && <Picture drawing={drawHead(head.square, head.leaves, owner)} />}
    </g>
  );
}

/** The number of a line where it ends: several lines of one player have the same colour. */
function LineEnd(trace: Trace) {
  const [at] = endOf(trace);
  if (!at) return null;
  const { station, owner } = trace;
  return (
    <g class={`metro-traced ${ownerClass(owner)}`} transform={`translate(${at.x} ${at.y})`}>
      <circle class="metro-line-end" r={16} />
      <Picture drawing={drawSigns([{ text: String(station), x: 0, y: 0 }], LINE_END)} />
    </g>
  );
}

/** The last point of its path. */
function endOf({ path }: Trace): readonly Point[] {
  const at = path.match(/(-?[\d.]+) (-?[\d.]+)$/);
  return at ? [{ x: Number(at[1]), y: Number(at[2]) }] : [];
}

const LINE_END = { size: 16, width: 3, colour: 'var(--metro-on-own)' } as const;

/** All tiles but the one that is pointed at: squares that are free stay as they are. */
function veilOf({ tiles, board }: MetroPosition, pointed: number | undefined): string {
  const veiled = Array.from(tiles, (tile, square) => {
    if (tile === NONE || square === pointed) return '';
    return `M${MARGIN + columnOf(square) * SQUARE} ${MARGIN + rowOf(square) * SQUARE}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
  }).join('');
  return board === WITH_CENTRE && BESIDE_CENTRE.every((square) => tiles[square] !== NONE)
    ? veiled + AROUND_CENTRE
    : veiled;
}

/** The squares around the central station, with those at its corners. */
const BESIDE_CENTRE = [2, 3, 4, 5]
  .flatMap((row) => [2, 3, 4, 5].map((column) => squareAt(row, column)))
  .filter((square) => !isCentre(square));

/** What the round corners of the central station leave open, which would stay dark among veiled tiles. */
const AROUND_CENTRE =
  'M400 400h200v200h-200z' +
  'M427 405h146a22 22 0 0 1 22 22v146a22 22 0 0 1 -22 22h-146a22 22 0 0 1 -22 -22v-146a22 22 0 0 1 22 -22z';

/** Where the lines that can still grow wait for a tile. */
const Heads = memo(({ map }: { readonly map: LineMap }) => (
  <g class="metro-heads">
    {openEnds(map).map(({ line, square, leaves }) => (
      <Picture key={line.station} drawing={drawHead(square, leaves, line.owner)} />
    ))}
  </g>
));

const Ground = memo(({ centre }: { readonly centre: boolean }) => <Picture drawing={drawGround(centre)} />);

/** The squares a line crosses, for tracing it on the board. */
export function traceOf(position: MetroPosition, line: Line): Trace {
  const [path, layers] = [linePath(position, line), lineLayers(position, line)];
  return { station: line.station, owner: line.owner, path, layers, head: openEndOf(line) };
}
