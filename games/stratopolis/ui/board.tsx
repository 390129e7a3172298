import { useCallback, useMemo } from 'preact/hooks';
import { texts as all } from '#texts/stratopolis/table.ts';
import { BoardMarks, boxForSign } from '../../../kit/board-marks.tsx';
import type { Box } from '../../../kit/draw/box.ts';
import { type Mark, type MarkKind, outlineOf, type Place } from '../../../kit/draw/place.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { useCloser } from '../../../kit/use-closer.ts';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import { BOARD_SIZE } from '../components.ts';
import { columnOf, rowOf } from '../geometry.ts';
import { placeOf, tileOf } from '../rules.ts';
import type { Region } from '../scoring.ts';
import { PAINT, SQUARE } from './artwork.ts';
import type { BoardProps } from './board-props.ts';
import { Cells } from './cells.tsx';
import { City } from './city.tsx';
import { litSquares } from './depth.ts';
import { allRegions, type Fits, scoringRegions } from './draft.ts';
import { FIELD } from './field.ts';
import { placeAll } from './free-place.ts';
import { GainLabels, gainLabels } from './gain-labels.tsx';
import { besideStar, spreadIdeas } from './idea-signs.ts';
import { boxOf, type Frame, frameOf, growFrame, isRoomy, isWhole, scaleOf, squareId, squareNamed } from './layout.ts';
import {
  drawGhost,
  drawHint,
  drawLetters,
  drawMarks,
  drawRegionOutline,
  drawTab,
  type RegionKind,
  SIGN,
  starBoxes,
  tabPlaces,
} from './overlay.ts';
import { placeOfTile } from './places.ts';
import { signBoxes } from './sign-boxes.ts';
import { Arriving, useArriving } from './use-arriving.tsx';
import { useFrame } from './use-frame.tsx';

const texts = all.board;
const NOWHERE: Fits = new Map();
const NO_MARKS: readonly Mark[] = [];

export function Board(props: BoardProps) {
  const { position, aspect, width, tile, turn = 0, shownTurn = turn, fits = NOWHERE, pointed, hint } = props;
  const { marks = NO_MARKS, preview, isLettered = false } = props;
  const frame = useFrame(position, `${aspect}`, {
    begin: (now) => frameOf(now, aspect),
    isRoomy,
    isWhole,
    grow: (old, now) => growFrame(old, now, aspect),
  });
  const scale = scaleOf(frame, { width, height: width / aspect });
  const box = boxOf(frame, scale, isLettered);
  const sight = useMemo(() => (hint === undefined ? undefined : placeOfTile(placeOf(hint)).box), [hint]);
  const near = useCloser(tile === undefined ? undefined : props.tapped, squareId);
  // Labels keep their size on the screen.
  const fine = near ? (scale * near.width) / box.width : scale;
  const wrong = props.fault && (props.fault.where ?? []).map(squareNamed);
  const size = SIGN * fine;
  const spread = useMemo(() => spreadIdeas(marks), [marks]);
  const isDrawn = hint !== undefined;
  const around = useCallback(
    (place: Place, kind?: MarkKind) => frameOfMark(place, size, isDrawn ? spread : undefined, kind),
    [size, isDrawn, spread],
  );
  const lit = useMemo(() => litSquares(preview?.regions ?? []), [preview]);
  const isHeld = tile !== undefined && pointed !== undefined;
  const regions = useRegions(props);
  const arriving = useArriving(
    position,
    regions.map(({ region }) => region),
  );
  const signs = useMemo(() => [...signBoxes(spread, size, around), ...starBoxes(hint)], [spread, size, around, hint]);
  const tried = isHeld ? placeOfTile(pointed * 4 + shownTurn).box : undefined;
  const gains = gainLabels(preview, tried, near ?? box, fine);
  return (
    <ZoomBoard {...{ box, near, sight }} room={`${width} ${aspect}`} label={texts.above} name="stratopolis-board">
      <Ground {...{ frame, scale, isLettered }} />
      <City position={position} scoring={preview?.regions} />
      <g class="stratopolis-over">
        {tile !== undefined && <Marks {...{ position, fits, turn }} seat={position.mover} />}
        {/* What scores is under a tile that is only shown, what would score over the one that is tried. */}
        {!preview && <Outlines {...{ regions, arriving }} scale={fine} />}
        {hint !== undefined && (
          <Picture drawing={drawHint(position, tileOf(hint), placeOf(hint), isHeld ? undefined : lit)} />
        )}
        {isHeld && (
          <g class="stratopolis-ghost">
            <Picture
              drawing={drawGhost(position, tile, pointed * 4 + shownTurn, { wrong, isToTurn: shownTurn !== turn, lit })}
            />
          </g>
        )}
        {preview && <Outlines {...{ regions, arriving }} scale={fine} />}
        <g class={isHeld ? 'stratopolis-faded' : ''}>
          <BoardMarks marks={spread} size={size} lineAround={around} />
        </g>
        <Tabs
          {...{ regions, arriving, position }}
          signs={[...signs, ...gains.map((gain) => gain.box)]}
          pointed={isHeld ? pointed : undefined}
          scale={fine}
        />
        <GainLabels gains={gains} scale={fine} />
      </g>
      <Cells {...props} frame={frame} shapeOf={squareShape} />
    </ZoomBoard>
  );
}

/**
 * A suggestion has its letter only; the one that is looked at has a line around it, where it is not drawn as a tile: then
 * `all` are the letters that its own must keep clear of.
 */
function frameOfMark(place: Place, size: number, all: readonly Mark[] | undefined, kind?: MarkKind) {
  const { box, parts = [] } = place;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (kind === 'idea') return { line: '', box: boxForSign(middle, size), isBare: true };
  if (kind === 'chosen' && all) return { line: '', box: boxForSign(besideStar(place, all), size), isBare: true };
  // The sign belongs at a corner of the tile, not where the tile has none.
  const corner = parts.reduce((best, part) => (part.x - part.y > best.x - best.y ? part : best), parts[0] ?? box);
  return { line: outlineOf(parts), box: corner, isBare: false };
}

interface GroundProps {
  readonly frame: Frame;
  readonly scale: number;
  readonly isLettered: boolean;
}

const Ground = memo(({ frame, scale, isLettered }: GroundProps) => {
  return (
    <g>
      <Picture drawing={FIELD} />
      {isLettered && (
        <>
          <Veil frame={frame} />
          <Picture drawing={drawLetters(frame, scale)} />
        </>
      )}
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

interface ShownRegion {
  readonly region: Region;
  readonly kind: RegionKind;
}

/** What scores, or would; with sizes every region; without a tile in hand the one pointed at. */
function useRegions({ position, preview, sizes, tile, pointed }: BoardProps): readonly ShownRegion[] {
  const scoring = useMemo(() => scoringRegions(position), [position]);
  const all = useMemo(() => allRegions(position), [position]);
  const main = (preview?.regions ?? scoring).flatMap((region): ShownRegion[] =>
    region ? [{ region, kind: preview ? 'wouldScore' : 'scoring' }] : [],
  );
  const others = (preview?.all ?? all).filter(
    (region) =>
      region.squares[0] !== (preview?.regions ?? scoring)[region.seat]?.squares[0] &&
      (sizes || (tile === undefined && pointed !== undefined && region.squares.includes(pointed))),
  );
  return [...others.map((region): ShownRegion => ({ region, kind: 'other' })), ...main];
}

interface RegionsProps {
  readonly regions: readonly ShownRegion[];
  readonly arriving: ReturnType<typeof useArriving>;
  readonly scale: number;
}

function Outlines({ regions, arriving, scale }: RegionsProps) {
  return (
    <>
      {regions.map(({ region, kind }) => (
        <Arriving key={keyOf(region)} name={arriving(region)}>
          <Picture drawing={drawRegionOutline(region, kind, scale)} />
        </Arriving>
      ))}
    </>
  );
}

/** Over everything else, and beside the signs of marks: a label that is hidden is no label. */
function Tabs({
  regions,
  arriving,
  scale,
  position,
  pointed,
  signs,
}: RegionsProps & Pick<BoardProps, 'position' | 'pointed'> & { signs: Box[] }) {
  const boxes = placeAll(
    regions.map(({ region, kind }) => tabPlaces(position, region, kind, scale, pointed)),
    signs,
  );
  return (
    <>
      {regions.map(({ region, kind }, at) => (
        <Arriving key={keyOf(region)} name={arriving(region)}>
          <Picture drawing={drawTab(region, kind, boxes[at], scale)} />
        </Arriving>
      ))}
    </>
  );
}

function keyOf({ seat, squares }: Region): string {
  return `${seat} ${squares[0]}`;
}

function squareShape(square: number) {
  return { x: columnOf(square) * SQUARE, y: rowOf(square) * SQUARE };
}
