import { useCallback, useMemo } from 'preact/hooks';
import { texts } from '#texts/stratopolis/table.ts';
import { BoardMarks } from '../../../kit/board-marks.tsx';
import type { Box } from '../../../kit/draw/box.ts';
import type { Mark, MarkKind, Place } from '../../../kit/draw/place.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { useCloser } from '../../../kit/use-closer.ts';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import { columnOf, rowOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf, tileOf } from '../rules.ts';
import type { BoardProps } from './board-props.ts';
import { type Camera, cameraAt, deepOf, type Point, project, tiltIn, WIDE } from './camera.ts';
import { Cells } from './cells.tsx';
import { drawPlane, drawShadows, litSquares, towersOf } from './depth.ts';
import { boxWithTile, depthBoxOf, growBox, isRoomyBox, isWholeBox, leastIn, tileBox } from './depth-layout.ts';
import { coverOf, frameIn } from './depth-marks.tsx';
import {
  drawDepthHint,
  drawGhostLines,
  drawGroundMarks,
  drawPins,
  ghostTowers,
  type Heights,
  hasSign,
  heightsOf,
  levelUnder,
  pinBox,
  roofAt,
  silhouetteOf,
  starBox,
} from './depth-overlay.ts';
import { crowdOf, depthTabPlaces } from './depth-tabs.ts';
import { type Ghost, regionsShown, type Seen, Towers } from './depth-towers.tsx';
import { type Fits, scoringRegions } from './draft.ts';
import { placeAll } from './free-place.ts';
import { GainLabels, gainLabels } from './gain-labels.tsx';
import { hiddenPlaces, sightOver } from './hiding.ts';
import { spreadIdeas } from './idea-signs.ts';
import {
  builtSquares,
  frameOf,
  growFrame,
  isRoomy,
  isWhole,
  scaleAt,
  squareId,
  squareNamed,
  turnFrame,
} from './layout.ts';
import { drawTab, SIGN } from './overlay.ts';
import { signBoxes } from './sign-boxes.ts';
import { Arriving, useArriving } from './use-arriving.tsx';
import { useFrame } from './use-frame.tsx';

const NOWHERE: Fits = new Map();
const NO_MARKS: readonly Mark[] = [];

interface DepthProps extends BoardProps {
  /** Quarters walked round the city. */
  readonly corner: number;
}

/** The city in depth, to play on: all that the board from above shows and takes, seen from a corner. */
export function DepthBoard(props: DepthProps) {
  const { position, corner, aspect, width, tile, turn = 0, fits = NOWHERE, hint, marks = NO_MARKS, preview } = props;
  const tilt = tiltIn(aspect, width);
  const camera = useMemo(() => cameraAt(corner, tilt), [corner, tilt]);
  const { usual, box, sight } = useBoxes(props, camera);
  const near = useCloser(tile === undefined ? undefined : props.tapped, squareId, camera.squash);
  const scale = scaleAt(width / (near?.width ?? box.width));
  const heights = useMemo(() => heightsOf(position), [position]);
  const behind = useHidden(position, camera, fits);
  const hidden = useMemo(
    () => new Map([...behind].filter(([square]) => hasSign(square, heights, fits, turn))),
    [behind, heights, fits, turn],
  );
  const ghost = useGhost(props, heights);
  const idea = useIdea(props, ghost, heights);
  const shown = ghost ?? idea;
  const tried = useMemo(() => shown && tileBox(position, camera, shown.place), [position, camera, shown]);
  // Of every turn: else labels would move whenever the tile is turned.
  const pins = useMemo(() => Array.from(behind.values(), pinBox), [behind]);
  const size = SIGN * scale;
  const spread = useMemo(
    () => spreadIdeas(marks, hint === undefined ? undefined : coverOf(camera, heights, hint)),
    [marks, hint, camera, heights],
  );
  const around = useCallback(
    (place: Place, kind?: MarkKind) =>
      frameIn({ camera, heights, size, isDrawn: idea !== undefined, all: spread }, place, kind),
    [camera, heights, size, idea, spread],
  );
  const signs = useMemo(() => {
    const star = idea ? [starBox(camera, idea.place, heights)] : [];
    return [...signBoxes(spread, size, around), ...star];
  }, [spread, size, around, idea, camera, heights]);
  const arriving = useArriving(position, regionsShown(props));
  const gains = gainLabels(ghost && preview, tried, near ?? box, scale);
  return (
    <ZoomBoard
      {...{ box, near, sight }}
      room={`${width} ${aspect} ${corner}`}
      label={texts.board.depth}
      name="stratopolis-board"
    >
      <Plane {...{ camera, position }} />
      {tile !== undefined && <GroundMarks {...{ camera, heights, fits, turn }} seat={position.mover} />}
      <Towers {...{ ...props, camera, heights, ghost, idea, scale, arriving }} />
      <g class="stratopolis-over">
        {tile !== undefined && hidden.size > 0 && (
          <Picture drawing={drawPins(hidden, heights, { fits, turn, seat: position.mover, tried })} />
        )}
        {idea && <Picture drawing={drawDepthHint(camera, idea.place, heights)} />}
        {ghost && (
          <Picture drawing={drawGhostLines(camera, ghost.place, ghost.ground, ghost.wrong, ghost.kind === 'toTurn')} />
        )}
        <g class={ghost ? 'stratopolis-faded' : ''}>
          <BoardMarks marks={spread} size={size} lineAround={around} />
        </g>
        <Tabs
          {...{ ...props, camera, heights, scale, arriving, pins }}
          signs={[...signs, ...gains.map((gain) => gain.box)]}
          ghost={shown}
        />
        <GainLabels {...{ gains, scale }} />
      </g>
      <DepthCells {...props} {...{ camera, heights, hidden }} box={usual} />
    </ZoomBoard>
  );
}

/** What is usually shown; what is shown now, with all of a suggested tile; and what that tile takes up of it. */
function useBoxes({ position, aspect, width, hint }: DepthProps, camera: Camera) {
  const room = useMemo(() => ({ aspect, least: leastIn(width) }), [aspect, width]);
  const usual = useFrame(position, `${camera.turns} ${aspect} ${room.least}`, {
    begin: (now) => depthBoxOf(now, camera, room),
    isRoomy: (old, now) => isRoomyBox(old, now, camera, room),
    isWhole: (old, now) => isWholeBox(old, now, camera),
    grow: (old, now) => growBox(old, now, camera, room),
  });
  const sight = useMemo(
    () => (hint === undefined ? undefined : tileBox(position, camera, placeOf(hint))),
    [position, camera, hint],
  );
  const box = useMemo(() => (sight ? boxWithTile(usual, sight, room) : usual), [usual, sight, room]);
  return { usual, box, sight };
}

/** Where the tile in hand fits, unseen from here, and where a pin looks over what is in front. */
function useHidden(position: StratopolisPosition, camera: Camera, fits: Fits): ReadonlyMap<number, Point> {
  return useMemo(() => {
    const heights = heightsOf(position);
    const built = builtSquares(position).map((square) => [square, heights(square)] as const);
    return hiddenPlaces(camera, fits.keys(), new Map(built));
  }, [position, camera, fits]);
}

function useGhost(
  { tile, pointed, turn = 0, shownTurn = turn, fault, preview }: BoardProps,
  heights: Heights,
): Ghost | undefined {
  return useMemo(() => {
    if (tile === undefined || pointed === undefined) return undefined;
    const place = pointed * 4 + shownTurn;
    const wrong = fault && (fault.where ?? []).map(squareNamed);
    const kind = wrong ? 'refused' : shownTurn === turn ? 'fits' : 'toTurn';
    const ground = levelUnder(place, heights);
    const towers = ghostTowers(tile, place, ground, litSquares(preview?.regions ?? []));
    return { place, ground, towers, wrong, kind };
  }, [tile, pointed, turn, shownTurn, fault, preview, heights]);
}

/** The tile of a hint where it would be; the tile in hand covers it there. */
function useIdea({ hint, preview }: BoardProps, ghost: Ghost | undefined, heights: Heights): Ghost | undefined {
  return useMemo(() => {
    if (hint === undefined || placeOf(hint) === ghost?.place) return undefined;
    // While a tile is tried, what would score is about that one.
    const lit = litSquares((ghost ? undefined : preview?.regions) ?? []);
    return {
      place: placeOf(hint),
      ground: heights,
      towers: ghostTowers(tileOf(hint), placeOf(hint), heights, lit),
      wrong: undefined,
      kind: 'idea',
    };
  }, [hint, preview, ghost, heights]);
}

const Plane = memo(({ camera, position }: { readonly camera: Camera; readonly position: StratopolisPosition }) => (
  <>
    <Picture drawing={drawPlane(camera)} />
    <Picture drawing={drawShadows(camera, towersOf(position, NONE_LIT))} />
  </>
));

const NONE_LIT: ReadonlySet<number> = new Set();

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

interface TabsProps extends BoardProps, Seen {
  readonly ghost: Ghost | undefined;
  readonly signs: readonly Box[];
  readonly pins: readonly Box[];
}

/** Over everything else, and beside the signs of marks and one another: a label that is hidden is no label. */
function Tabs(props: TabsProps) {
  const { position, preview, camera, heights, scale, arriving, ghost, signs, pins } = props;
  const scoring = preview?.regions ?? scoringRegions(position);
  const isTried = preview !== undefined;
  const around = useMemo(() => {
    const blocks = ghost?.towers.map(({ square }) => square) ?? [];
    // The regions that would score have the tile in hand among their roofs.
    const raised = (square: number) => heights(square) + (isTried && blocks.includes(square) ? 1 : 0);
    const roofs = new Set([...builtSquares(position), ...(isTried ? blocks : [])]);
    return {
      heights: raised,
      isSeen: sightOver(camera, new Map(Array.from(roofs, (square) => [square, raised(square)]))),
      crowd: crowdOf(camera, position, blocks, heights, pins),
      covered: isTried ? [] : blocks,
    };
  }, [camera, position, heights, ghost, pins, isTried]);
  const regions = regionsShown(props);
  const boxes = placeAll(
    regions.map((region) => depthTabPlaces(camera, region, around, scale)),
    signs,
  );
  return (
    <>
      {regions.map((region, at) => {
        const isOther = !scoring.some((main) => main?.squares[0] === region.squares[0]);
        return (
          <Arriving key={`${region.seat} ${region.squares[0]}`} name={arriving(region)}>
            <Picture drawing={drawTab(region, isOther ? 'other' : 'scoring', boxes[at], scale)} />
          </Arriving>
        );
      })}
    </>
  );
}

interface DepthCellsProps extends DepthProps, Pick<Seen, 'camera' | 'heights'> {
  readonly box: Box;
  readonly hidden: ReadonlyMap<number, Point>;
}

function DepthCells(props: DepthCellsProps) {
  const { position, corner, aspect, box, camera, heights, hidden, tile, pointed, tapped, hint } = props;
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
      const isWithin = isAcross && roof - deepOf(camera) > box.y && foot + deepOf(camera) < box.y + box.height;
      // Whoever means the tile that is shown there, or the star on it, taps what is seen of it, one level higher.
      const level = heights(square) + (square === tapped || square === starred ? 1 : 0);
      return isWithin ? silhouetteOf(camera, square, level) : undefined;
    },
    [camera, heights, box, tapped, starred],
  );
  // Around a roof only: an outline of walls would go across what is in front of them.
  const raised = tile === undefined ? undefined : pointed;
  const focusOf = (square: number) => roofAt(camera, square, heights(square) + (square === raised ? 1 : 0));
  const turned = useMemo(() => turnFrame(frame, corner), [frame, corner]);
  const behind = useMemo(() => Array.from(hidden, ([square, foot]) => ({ square, box: pinBox(foot) })), [hidden]);
  return <Cells {...props} {...{ shapeOf, focusOf, corner, behind }} frame={turned} />;
}
