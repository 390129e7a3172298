import { useCallback, useMemo } from 'preact/hooks';
import { texts as all } from '#texts/stratopolis/table.ts';
import { BoardMarks, boxForSign } from '../../../kit/board-marks.tsx';
import { type Mark, type MarkKind, outlineOf, type Place } from '../../../kit/draw/place.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import { BOARD_SIZE } from '../components.ts';
import { columnOf, rowOf } from '../geometry.ts';
import { placeOf, tileOf } from '../rules.ts';
import { PAINT, SQUARE } from './artwork.ts';
import type { BoardProps } from './board-props.ts';
import { Cells } from './cells.tsx';
import { City } from './city.tsx';
import { useCloser } from './closer.tsx';
import { allRegions, type Fits, scoringRegions } from './draft.ts';
import { spreadIdeas } from './idea-signs.ts';
import { boxOf, type Frame, frameOf, growFrame, isRoomy, isWhole, scaleOf, squareNamed } from './layout.ts';
import { drawGhost, drawHint, drawLetters, drawMarks, drawRegion, SIGN } from './overlay.ts';
import { useFrame } from './use-frame.tsx';

const texts = all.board;
const NOWHERE: Fits = new Map();
const NO_MARKS: readonly Mark[] = [];

export function Board(props: BoardProps) {
  const { position, aspect, width, tile, turn = 0, shownTurn = turn, fits = NOWHERE, pointed, hint } = props;
  const { marks = NO_MARKS } = props;
  const frame = useFrame(position, `${aspect}`, {
    begin: (now) => frameOf(now, aspect),
    isRoomy,
    isWhole,
    grow: (old, now) => growFrame(old, now, aspect),
  });
  const scale = scaleOf(frame, { width, height: width / aspect });
  const box = boxOf(frame, scale);
  const near = useCloser(tile === undefined ? undefined : props.tapped);
  // Labels keep their size on the screen.
  const fine = near ? (scale * near.width) / box.width : scale;
  const wrong = props.fault && (props.fault.where ?? []).map(squareNamed);
  const size = SIGN * fine;
  const spread = useMemo(() => spreadIdeas(marks), [marks]);
  const isDrawn = hint !== undefined;
  const around = useCallback(
    (place: Place, kind?: MarkKind) => frameOfMark(place, size, isDrawn, kind),
    [size, isDrawn],
  );
  return (
    <ZoomBoard {...{ box, near }} room={`${width} ${aspect}`} label={texts.above} name="stratopolis-board">
      <Ground frame={frame} scale={scale} />
      <City position={position} />
      <g class="stratopolis-over">
        {tile !== undefined && <Marks {...{ position, fits, turn }} seat={position.mover} />}
        {hint !== undefined && <Picture drawing={drawHint(position, tileOf(hint), placeOf(hint))} />}
        {/* What is wrong lies over the outlines, what would score under them. */}
        {wrong && <Regions {...props} scale={fine} />}
        {tile !== undefined && pointed !== undefined && (
          <g class="stratopolis-ghost">
            <Picture drawing={drawGhost(position, tile, pointed * 4 + shownTurn, wrong, shownTurn !== turn)} />
          </g>
        )}
        {!wrong && <Regions {...props} scale={fine} />}
        <BoardMarks marks={spread} size={size} lineAround={around} />
      </g>
      <Cells {...props} frame={frame} shapeOf={squareShape} />
    </ZoomBoard>
  );
}

/** A suggestion has its letter only; the one that is looked at has a line around it, where it is not drawn as a tile. */
function frameOfMark({ box, parts = [] }: Place, size: number, isDrawn: boolean, kind?: MarkKind) {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (kind === 'idea') return { line: '', box: boxForSign(middle, size), isBare: true };
  // The sign belongs at a corner of the tile, not where the tile has none.
  const corner = parts.reduce((best, part) => (part.x - part.y > best.x - best.y ? part : best), parts[0] ?? box);
  return { line: outlineOf(parts), box: corner, isBare: kind === 'chosen' && isDrawn };
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

function squareShape(square: number) {
  return { x: columnOf(square) * SQUARE, y: rowOf(square) * SQUARE };
}
