import { useCallback, useMemo } from 'preact/hooks';
import { texts } from '#texts/stratopolis/table.ts';
import { BoardMarks } from '../../../kit/board-marks.tsx';
import type { Box } from '../../../kit/draw/box.ts';
import type { Mark, MarkKind, Place } from '../../../kit/draw/place.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import { columnOf, rowOf, squaresOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf, tileOf } from '../rules.ts';
import type { Region } from '../scoring.ts';
import type { BoardProps } from './board-props.ts';
import { type Camera, cameraAt, DEEP, nearness, project, WIDE } from './camera.ts';
import { Cells } from './cells.tsx';
import { useCloser } from './closer.tsx';
import { drawPlane, drawTower, litSquares, type Tower, towersOf, withNumbers } from './depth.ts';
import { depthBoxOf, growBox, isRoomyBox, isWholeBox, leastIn } from './depth-layout.ts';
import { frameIn, isWithRoofs, squaresIn } from './depth-marks.tsx';
import {
  cornerOf,
  depthTabPlaces,
  drawDepthHint,
  drawGhostLines,
  drawGroundMarks,
  drawRegionEdge,
  drawRoofMark,
  ghostTowers,
  type Heights,
  heightsOf,
  markLineOn,
  roofsOf,
  silhouetteOf,
} from './depth-overlay.ts';
import { allRegions, type Fits, fitAt, scoringRegions } from './draft.ts';
import { placeAll } from './free-place.ts';
import { towersBefore } from './hiding.ts';
import { spreadIdeas } from './idea-signs.ts';
import { builtSquares, frameOf, growFrame, isRoomy, isWhole, scaleAt, squareNamed, turnFrame } from './layout.ts';
import { drawTab, SIGN } from './overlay.ts';
import { signBoxes } from './sign-boxes.ts';
import { useFrame } from './use-frame.tsx';

const NOWHERE: Fits = new Map();
const NO_MARKS: readonly Mark[] = [];

interface DepthProps extends BoardProps {
  /** Quarters walked round the city. */
  readonly corner: number;
}

/** The city in depth, to play on: all that the board from above shows and takes, seen from a corner. */
export function DepthBoard(props: DepthProps) {
  const { position, corner, aspect, width, tile, turn = 0, fits = NOWHERE, hint, marks = NO_MARKS } = props;
  const camera = useMemo(() => cameraAt(corner), [corner]);
  const box = useDepthBox(position, corner, aspect, width);
  const near = useCloser(tile === undefined ? undefined : props.tapped, DEEP / WIDE);
  const scale = scaleAt(width / (near?.width ?? box.width));
  const heights = useMemo(() => heightsOf(position), [position]);
  const ghost = useGhost(props, heights);
  const idea = useIdea(hint, ghost, heights);
  const size = SIGN * scale;
  const spread = useMemo(() => spreadIdeas(marks), [marks]);
  const around = useCallback(
    (place: Place, kind?: MarkKind) =>
      frameIn({ camera, heights, size, isDrawn: idea !== undefined, all: spread }, place, kind),
    [camera, heights, size, idea, spread],
  );
  const signs = useMemo(() => (ghost ? [] : signBoxes(spread, size, around)), [spread, size, around, ghost]);
  return (
    <ZoomBoard
      {...{ box, near }}
      room={`${width} ${aspect} ${corner}`}
      label={texts.board.depth}
      name="stratopolis-board"
    >
      <Plane camera={camera} />
      {tile !== undefined && <GroundMarks {...{ camera, heights, fits, turn }} seat={position.mover} />}
      <Towers {...{ ...props, camera, heights, ghost, idea, scale }} />
      <g class="stratopolis-over">
        {idea && <Picture drawing={drawDepthHint(camera, idea.place, heights)} />}
        {ghost && (
          <Picture drawing={drawGhostLines(camera, ghost.place, heights, ghost.wrong, ghost.kind === 'toTurn')} />
        )}
        <g class={ghost ? 'stratopolis-faded' : ''}>
          <BoardMarks marks={spread} size={size} lineAround={around} />
        </g>
        <Tabs {...{ ...props, camera, heights, scale, signs }} ghost={ghost ?? idea} />
        {ghost && <path class="stratopolis-focus" d={cornerOf(camera, ghost.place >> 2, heights)} />}
      </g>
      <DepthCells {...props} {...{ box, camera, heights }} />
    </ZoomBoard>
  );
}

function useDepthBox(position: StratopolisPosition, corner: number, aspect: number, width: number): Box {
  const least = leastIn(width);
  return useFrame(position, `${corner} ${aspect} ${least}`, {
    begin: (now) => depthBoxOf(now, corner, { aspect, least }),
    isRoomy: (box, now) => isRoomyBox(box, now, corner),
    isWhole: (box, now) => isWholeBox(box, now, corner),
    grow: (box, now) => growBox(box, now, corner, { aspect, least }),
  });
}

/** The tile in hand where it is pointed at, or a suggested one. */
interface Ghost {
  readonly place: number;
  readonly towers: readonly Tower[];
  readonly wrong: readonly number[] | undefined;
  /** Whether it fits as it is shown, or must be turned first; or it is only suggested. */
  readonly kind: BlockShown['kind'];
}

function useGhost(
  { tile, pointed, turn = 0, shownTurn = turn, fault }: BoardProps,
  heights: Heights,
): Ghost | undefined {
  return useMemo(() => {
    if (tile === undefined || pointed === undefined) return undefined;
    const place = pointed * 4 + shownTurn;
    const wrong = fault && (fault.where ?? []).map(squareNamed);
    const kind = wrong ? 'refused' : shownTurn === turn ? 'fits' : 'toTurn';
    const towers = ghostTowers(tile, place, heights);
    // The lines of what is wrong would cross its numbers.
    return { place, towers: wrong ? towers.map((tower) => ({ ...tower, number: false })) : towers, wrong, kind };
  }, [tile, pointed, turn, shownTurn, fault, heights]);
}

/** The tile of a hint where it would be; the tile in hand covers it there. */
function useIdea(hint: number | undefined, ghost: Ghost | undefined, heights: Heights): Ghost | undefined {
  return useMemo(() => {
    if (hint === undefined || placeOf(hint) === ghost?.place) return undefined;
    return {
      place: placeOf(hint),
      towers: ghostTowers(tileOf(hint), placeOf(hint), heights),
      wrong: undefined,
      kind: 'idea',
    };
  }, [hint, ghost, heights]);
}

const Plane = memo(({ camera }: { readonly camera: Camera }) => <Picture drawing={drawPlane(camera)} />);

interface MarkProps {
  readonly camera: Camera;
  readonly heights: Heights;
  readonly fits: Fits;
  readonly turn: number;
  readonly seat: number;
}

const GroundMarks = memo(({ camera, heights, fits, turn, seat }: MarkProps) => (
  <Picture drawing={drawGroundMarks(camera, heights, fits, turn, seat)} />
));

interface Seen {
  readonly camera: Camera;
  readonly heights: Heights;
  readonly scale: number;
}

/** What is built, the nearest last, and on each roof what belongs there: its region's edge, a mark, the tile in hand. */
function Towers(props: DepthProps & Seen & { readonly ghost: Ghost | undefined; readonly idea: Ghost | undefined }) {
  const { position, corner, camera, heights, ghost, idea, scale, tile, turn = 0, fits = NOWHERE, preview } = props;
  const towers = useMemo(() => {
    // What the tile in hand would cut off goes dark.
    const seen = towersOf(position, litSquares(preview?.regions ?? scoringRegions(position)));
    return new Map(withNumbers(camera, seen).map((tower) => [tower.square, JSON.stringify(tower)]));
  }, [position, preview, camera]);
  const newest: readonly number[] = position.placed > 0 ? squaresOf(position.laid[position.placed - 1]) : [];
  const blocks = useMemo(() => new Map([...blocksOf(idea), ...blocksOf(ghost)]), [idea, ghost]);

  const squares = useMemo(() => {
    const seen = [...new Set([...towers.keys(), ...blocks.keys()])];
    return seen.sort((a, b) => nearness(camera, a) - nearness(camera, b) || a - b);
  }, [towers, blocks, camera]);
  const thin = useMemo(() => {
    const roofs = new Map([...blocks.keys()].map((square) => [square, heights(square) + 1]));
    return towersBefore(camera, roofs, new Map([...towers.keys()].map((square) => [square, heights(square)])));
  }, [blocks, towers, camera, heights]);
  const regions = regionsToEdge(props);
  const marked = useMemo(() => marksBySquare(props.marks ?? NO_MARKS), [props.marks]);
  const raised = (square: number) =>
    heights(square) + (preview && ghost?.towers.some((block) => block.square === square) ? 1 : 0);
  return (
    <g class="stratopolis-towers">
      {squares.map((square) => {
        const tower = towers.get(square);
        const block = blocks.get(square);

        const region = regions.get(square);
        const fit = tile === undefined || heights(square) === 0 ? 'never' : fitAt(fits, square, turn);
        return (
          <g key={square} opacity={thin.has(square) ? SEEN_THROUGH : undefined}>
            {tower !== undefined && (
              <TowerPiece {...{ tower, corner }} newest={newest.includes(square) ? position.placed : 0} />
            )}
            {fit !== 'never' && !block && (
              <Picture drawing={drawRoofMark(camera, square, heights(square), fit === 'now')} />
            )}
            {marked.get(square)?.map((mark) => (
              <RoofLine
                key={mark.seat}
                {...{ ...mark, square, camera, heights, scale }}
                isFaded={ghost !== undefined}
              />
            ))}
            {block && <Block {...block} camera={camera} />}
            {region && <Picture drawing={drawRegionEdge(camera, region, square, raised, 2 * Math.max(0.8, scale))} />}
          </g>
        );
      })}
    </g>
  );
}

/** Towers in front of the tile in hand, or of a suggested one: it would seem to be on top of them. */
const SEEN_THROUGH = 0.35;

/** A mark on one of the squares of its place. */
interface MarkedSquare {
  readonly seat: number;
  readonly kind: MarkKind;
  readonly squares: readonly number[];
}

/** The marks whose lines are drawn with the roofs. */
function marksBySquare(marks: readonly Mark[]): ReadonlyMap<number, readonly MarkedSquare[]> {
  const found = new Map<number, MarkedSquare[]>();
  for (const { seat, kind, places } of marks) {
    if (!isWithRoofs(kind)) continue;
    for (const squares of places.map(squaresIn)) {
      for (const square of squares) found.set(square, [...(found.get(square) ?? []), { seat, kind, squares }]);
    }
  }
  return found;
}

function RoofLine({
  seat,
  kind,
  squares,
  square,
  camera,
  heights,
  scale,
  isFaded,
}: MarkedSquare & Seen & { readonly square: number; readonly isFaded: boolean }) {
  const d = markLineOn(camera, square, squares, heights);
  const line = { d, 'stroke-linecap': 'round' as const };
  return (
    <g class={isFaded ? 'stratopolis-faded' : ''}>
      <g class={`stratopolis-roof-line is-${kind}`} style={{ '--mark': `var(--seat-${seat})` }}>
        <path class="board-mark-edge" {...line} stroke-width={SIGN * scale * 0.34} />
        <path class="board-mark-line" {...line} stroke-width={SIGN * scale * 0.18} />
      </g>
    </g>
  );
}

/** Towers as texts, so that equal ones are known to be equal. A new tile comes down onto what was there. */
const TowerPiece = memo(
  ({ tower, corner, newest }: { readonly tower: string; readonly corner: number; readonly newest: number }) => {
    const shown: Tower = JSON.parse(tower);
    const camera = cameraAt(corner);
    const top = shown.colours.length - 1;
    if (newest === 0) return <Picture drawing={drawTower(camera, shown)} />;
    return (
      <>
        <Picture drawing={drawTower(camera, shown, { upTo: top })} />
        <g key={newest} class="stratopolis-newest">
          <Picture drawing={drawTower(camera, shown, { from: top })} />
        </g>
      </>
    );
  },
);

/** How clearly a tile is seen that is not there. */
const CLARITY = { fits: 1, toTurn: 0.8, refused: 0.6, idea: 0.8 } as const;

interface BlockShown {
  readonly block: Tower;
  readonly kind: keyof typeof CLARITY;
}

function blocksOf(tile: Ghost | undefined): readonly (readonly [square: number, shown: BlockShown])[] {
  return tile ? tile.towers.map((block) => [block.square, { block, kind: tile.kind }]) : [];
}

function Block({ block, camera, kind }: BlockShown & { readonly camera: Camera }) {
  return (
    <g class={kind === 'idea' ? 'stratopolis-idea' : 'stratopolis-ghost'} opacity={CLARITY[kind]}>
      <Picture drawing={drawTower(camera, block, { from: block.colours.length - 1 })} />
    </g>
  );
}

/** The regions that score, or would; with sizes all of them; without a tile in hand the one that is pointed at. */
function regionsShown({ position, preview, sizes, tile, pointed }: BoardProps): readonly Region[] {
  const main = (preview?.regions ?? scoringRegions(position)).flatMap((region) => region ?? []);
  if (preview) return main;
  const firsts = new Set(main.map(({ squares }) => squares[0]));
  const others = allRegions(position).filter(
    ({ squares }) =>
      !firsts.has(squares[0]) && (sizes || (tile === undefined && pointed !== undefined && squares.includes(pointed))),
  );
  return [...main, ...others];
}

function regionsToEdge(props: BoardProps): ReadonlyMap<number, Region> {
  return new Map(regionsShown(props).flatMap((region) => region.squares.map((square) => [square, region] as const)));
}

/** Over everything else, and beside the signs of marks and one another: a label that is hidden is no label. */
function Tabs(props: BoardProps & Seen & { readonly ghost: Ghost | undefined; readonly signs: readonly Box[] }) {
  const { position, preview, camera, heights, scale, ghost, signs } = props;
  const scoring = preview?.regions ?? scoringRegions(position);
  const roofs = useMemo(() => {
    const blocks = ghost?.towers.map(({ square }) => square) ?? [];
    const raised = (square: number) => heights(square) + 1;
    return [...roofsOf(camera, builtSquares(position), heights), ...roofsOf(camera, blocks, raised)];
  }, [camera, position, heights, ghost]);
  const regions = regionsShown(props);
  const boxes = placeAll(
    regions.map((region) => depthTabPlaces(camera, region, roofs, heights, scale)),
    signs,
  );
  return (
    <>
      {regions.map((region, at) => {
        const isOther = !scoring.some((main) => main?.squares[0] === region.squares[0]);
        return (
          <Picture
            key={`${region.seat} ${region.squares[0]}`}
            drawing={drawTab(region, isOther ? 'other' : 'scoring', boxes[at], scale)}
          />
        );
      })}
    </>
  );
}

function DepthCells(props: DepthProps & { readonly box: Box; readonly camera: Camera; readonly heights: Heights }) {
  const { position, corner, aspect, box, camera, heights, tapped, hint } = props;
  const starred = hint === undefined ? undefined : placeOf(hint) >> 2;
  const frame = useFrame(position, `${aspect}`, {
    begin: (now) => frameOf(now, aspect),
    isRoomy,
    isWhole,
    grow: (old, now) => growFrame(old, now, aspect),
  });
  const shapeOf = useCallback(
    (square: number) => {
      const [x, foot] = project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5);
      const roof = foot - heights(square) * camera.level;
      const isAcross = x - WIDE > box.x && x + WIDE < box.x + box.width;
      const isWithin = isAcross && roof - DEEP > box.y && foot + DEEP < box.y + box.height;
      // Whoever means the tile that is shown there, or the star on it, taps what is seen of it, one level higher.
      const level = heights(square) + (square === tapped || square === starred ? 1 : 0);
      return isWithin ? silhouetteOf(camera, square, level) : undefined;
    },
    [camera, heights, box, tapped, starred],
  );
  const turned = useMemo(() => turnFrame(frame, corner), [frame, corner]);
  return <Cells {...props} {...{ shapeOf, corner }} frame={turned} />;
}
