import { useMemo, useRef, useState } from 'preact/hooks';
import { texts } from '#texts/blue-lagoon/table.ts';
import type { Seat } from '../../../core/game.ts';
import { BoardMarks, boxForSign } from '../../../kit/board-marks.tsx';
import { onlyShows } from '../../../kit/confirming.ts';
import type { Box } from '../../../kit/draw/box.ts';
import type { Mark, Place, Point } from '../../../kit/draw/place.ts';
import type { ShownScene } from '../../../kit/draw/scene.ts';
import { seatPaint } from '../../../kit/draw/seats.ts';
import { memo } from '../../../kit/memo.tsx';
import { wantsLessMotion } from '../../../kit/motion.ts';
import { nearBox } from '../../../kit/near-box.ts';
import { Picture } from '../../../kit/picture.tsx';
import { isTouch } from '../../../kit/pointer.ts';
import { useSight } from '../../../kit/use-sight.ts';
import { ZoomBoard } from '../../../kit/zoom-board.tsx';
import type { Board } from '../board.ts';
import { rowLength, rowStart } from '../geometry.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { sea, stoneCircle, TILE_WIDTH } from './artwork.ts';
import { island, waves } from './island-drawing.ts';
import { IslandMarks } from './island-marks.tsx';
import { IslandName } from './island-name.tsx';
import { islandsNamedAt } from './island-names.ts';
import { flaggedIslands, Judging } from './judging.tsx';
import { boxOf, middleOfTile } from './layout.ts';
import { Lights } from './lights.tsx';
import { LinkLine } from './link-line.tsx';
import { type TileView, tonesOf, viewTiles } from './model.ts';
import { newestTile } from './newest.ts';
import { placeAt } from './places.ts';
import type { LagoonScene } from './scenes.ts';
import { isDoomed } from './survival.ts';
import { Tide } from './tide.tsx';
import { type TileProps, TileRow } from './tile.tsx';
import { stepOnBoard } from './tile-keys.tsx';
import { Veil } from './veil.tsx';
import { sayTile } from './words.ts';

/** Tiles narrower than this, in pixels, are hard to hit with a finger; they are brought near first. */
const COMFORTABLE = 44;

/** How tall the letter of an idea is on the board. */
const SIGN = TILE_WIDTH * 0.34;

/** Milliseconds of a tide that is no scene: about as long as the next move waits for it. */
const SUDDEN_TIDE = 1600;

const NO_MARKS: readonly Mark[] = [];
const NO_ISLANDS: readonly number[] = [];

/** What the board shows beyond the position, and whom it tells about pointing and choosing. */
export interface BoardProps {
  readonly position: BlueLagoonPosition;
  readonly names: readonly string[];
  /** Tiles that would take the chosen piece; absent while nobody at the screen acts. */
  readonly open?: ReadonlyMap<number, number>;
  readonly village?: boolean;
  /** Tile under the pointer or the focus. */
  readonly pointed?: number | undefined;
  /** What the pointed tile would bring, in one sentence for those who listen. */
  readonly promise?: string | undefined;
  readonly isRefused?: boolean;
  /** Tile that was suggested. */
  readonly hinted?: number | undefined;
  readonly marks?: readonly Mark[];
  /** Pieces to join with a line, and whose they are. */
  readonly link?: { readonly seat: Seat; readonly tiles: readonly number[] } | undefined;
  /** Island to light up. */
  readonly shownIsland?: number | undefined;
  /** Are all islands named, whatever is spoken of? */
  readonly isNamed?: boolean;
  /** Half-time or the end, as far as they are told; `position` is then the one of that scene. */
  readonly shown?: ShownScene<LagoonScene> | undefined;
  /** What the tide carries away, where no scene does. */
  readonly carried?: BlueLagoonPosition | undefined;
  readonly point?: (tile: number | undefined) => void;
  readonly choose?: (tile: number, isTouch: boolean) => void;
}

export function LagoonBoard(props: BoardProps) {
  const { position, link, shownIsland, isNamed, pointed, open, marks = NO_MARKS, shown, carried } = props;
  const ghosted = pointed !== undefined && open?.has(pointed) ? pointed : undefined;
  const { board } = position;
  const box = useMemo(() => boxOf(board), [board]);
  const views = useMemo(() => viewTiles(position), [position]);
  const marksLeft = useMemo(() => withoutWashedAway(board, views, marks), [board, views, marks]);
  const { near, bringNear } = useNear(position);
  const sight = useSight(marks);
  const scene = shown?.scene;
  // A name is on the board only while its island is asked for, or words beside the board speak of it: on an island that is
  // pointed at it would cover the number, the piece or the refusal.
  const spoken = useMemo(() => islandsSpokenOf(board, marks), [board, marks]);
  const coast = useMemo(() => coastOf(board, views, pointed), [board, views, pointed]);
  const asked = isNamed ? Array.from(board.islandTiles.keys()) : [...new Set([...spoken, ...coast])];
  const named = shown ? NO_ISLANDS : shownIsland === undefined ? asked : [shownIsland];
  const { leaving, tideTime } = tideOf(shown, carried);
  const signs = useMemo(() => signsOf(marksLeft), [marksLeft]);
  const flagged = useMemo(() => (scene ? flaggedIslands(scene) : NO_ISLANDS), [scene]);
  const bonuses = useMemo(
    () => <IslandMarks {...{ position, views, ghosted, leaving }} judged={flagged} milliseconds={tideTime} />,
    [position, views, ghosted, leaving, flagged, tideTime],
  );
  // The frame around a tile would cross the bonus beside its piece. The tide and the veil cover both.
  const isOverFrames = !shown && !carried && shownIsland === undefined;
  return (
    <ZoomBoard
      {...{ box, near, sight }}
      label={texts.board.name}
      name="blue-lagoon-board"
      ground={<Ground board={board} />}
    >
      {link && <LinkLine board={board} {...link} />}
      {open && <Lights {...{ board, open }} without={ghosted} colour={seatPaint(position.mover)} />}
      <Grid {...props} views={views} bringNear={bringNear} />
      <g class="blue-lagoon-over" style={{ '--rows': board.height }}>
        {!isOverFrames && bonuses}
        {carried && (
          <g class="blue-lagoon-sudden-tide">
            <Tide position={position} carried={leaving} milliseconds={tideTime} />
          </g>
        )}
        {shownIsland !== undefined && <Veil board={board} islands={[shownIsland]} />}
        {shown && <Judging shown={shown} />}
        {/* What somebody draws on a board is drawn on a scored one as well. */}
        <BoardMarks
          marks={shown ? NO_MARKS : marksLeft}
          size={SIGN}
          lineAround={withSignOnTip}
          between={isOverFrames && bonuses}
        />
        {/* Above the frames of ideas, which would cross out letters; it keeps clear of their signs. */}
        {named.map((each) => (
          <IslandName
            key={each}
            {...{ board, views, ghosted, signs }}
            island={each}
            isLate={!isNamed && each !== shownIsland && !spoken.includes(each)}
          />
        ))}
      </g>
    </ZoomBoard>
  );
}

/** What the tide is taking away, in a scene or all at once, and how long it takes; nothing where nothing moves. */
function tideOf(shown: BoardProps['shown'], carried: BoardProps['carried']) {
  if (!shown) return { leaving: wantsLessMotion() ? undefined : carried, tideTime: SUDDEN_TIDE };
  const { scene, isMoving, tempo } = shown;
  return { leaving: isMoving ? scene.carried : undefined, tideTime: scene.milliseconds * tempo };
}

/** B15: what others did before half-time has no mark where the tide has taken the piece. */
function withoutWashedAway(board: Board, views: readonly TileView[], marks: readonly Mark[]): readonly Mark[] {
  const taken = new Set(views.filter(({ piece }) => piece).map(({ tile }) => cornerOf(placeAt(board, tile))));
  return marks.map((mark) =>
    mark.kind === 'past' ? { ...mark, places: mark.places.filter((place) => taken.has(cornerOf(place))) } : mark,
  );
}

/** The islands in the words of the idea that is chosen, or of the move that is pointed at in the log. */
function islandsSpokenOf(board: Board, marks: readonly Mark[]): readonly number[] {
  const corners = marks
    .filter(({ kind }) => kind === 'chosen' || kind === 'lit')
    .flatMap(({ places }) => places.map(cornerOf));
  const tiles = corners.length === 0 ? [] : Array.from(board.names.keys());
  const spoken = tiles.filter((tile) => corners.includes(cornerOf(placeAt(board, tile))));
  return [...new Set(spoken.flatMap((tile) => islandsNamedAt(board, tile)))];
}

/** The islands beside the water that is pointed at, which the words beside the board then call by name. */
function coastOf(board: Board, views: readonly TileView[], pointed: number | undefined): readonly number[] {
  const isWater = pointed !== undefined && !board.isLand(pointed) && views[pointed].piece === undefined;
  return isWater ? islandsNamedAt(board, pointed) : NO_ISLANDS;
}

/** Signs are on the upper tip of a tile: it is as far from the three middles around it, and from what they carry, as can be. */
function withSignOnTip(place: Place) {
  const { y, height } = place.box;
  const tip = tipOf(place);
  const middle = { x: tip.x, y: y + height / 2 };
  return { line: place.line ?? '', box: boxForSign(tip, SIGN), middle };
}

function signsOf(marks: readonly Mark[]): readonly Point[] {
  return marks.filter(({ sign }) => sign !== '').flatMap(({ places }) => places.map(tipOf));
}

function tipOf({ box: { x, y, width } }: Place): Point {
  return { x: x + width / 2, y };
}

function cornerOf({ box }: Place): string {
  return `${box.x} ${box.y}`;
}

/** What is brought near for a finger, until a piece is placed: then the whole board is back, to see what others do. */
function useNear(position: BlueLagoonPosition) {
  const [brought, bring] = useState<{ readonly position: BlueLagoonPosition; readonly box: Box }>();
  const near = brought?.position === position ? brought.box : undefined;
  return { near, bringNear: (box: Box) => bring({ position, box }) };
}

/** Everything that never changes on a map. */
const Ground = memo(({ board }: { readonly board: Board }) => {
  const tones = tonesOf(board);
  const tiles = board.names.map((_, tile) => tile);
  const middles = (list: readonly number[]) => list.map((tile) => middleOfTile(board, tile));
  const circles = middles(Array.from(board.circles));
  return (
    <>
      <Picture drawing={sea(boxOf(board))} />
      <Picture drawing={waves(middles(tiles.filter((tile) => !board.isLand(tile))))} />
      {board.islandTiles.map((list, index) => (
        <Picture key={list[0]} drawing={island(middles(list), tones[index], circles)} />
      ))}
      {circles.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <Picture drawing={stoneCircle()} />
        </g>
      ))}
    </>
  );
});

/** The tile that got a piece last, and whether that was shown there before somebody at the screen placed it. */
function useNewest({ position, open, pointed }: BoardProps): { tile: number | undefined; isSet: boolean } {
  const memory = useRef({ position, newest: NO_TILE, ghost: NO_TILE.tile });
  const { position: before, ghost } = memory.current;
  if (before !== position) {
    const tile = newestTile(before, position);
    memory.current = { position, newest: { tile, isSet: tile === ghost }, ghost: undefined };
  }
  if (pointed !== undefined && open?.has(pointed)) memory.current.ghost = pointed;
  return memory.current.newest;
}

const NO_TILE: { tile: number | undefined; isSet: boolean } = { tile: undefined, isSet: false };

interface GridProps extends BoardProps {
  readonly views: readonly TileView[];
  readonly bringNear: (box: Box) => void;
}

function Grid(props: GridProps) {
  const { board } = props.position;
  const [visited, setFocus] = useState<number>();
  // Until somebody has moved about, keys come to a tile that takes the piece.
  const focus = visited ?? props.open?.keys().next().value ?? board.neighbours(0)[0] ?? 0;
  const { isMouse, listeners } = useGridListeners(props, setFocus);
  const rows = useRows(props);
  // Pointing changes a tile or two, and the other rows stay the very same lists.
  const touched = new Set([focus, props.pointed, props.hinted]);
  const touch = (tile: TileProps) => (touched.has(tile.tile) ? { ...tile, ...touchOf(props, tile, focus) } : tile);
  return (
    <g
      role="grid"
      class={isMouse ? 'is-by-mouse' : ''}
      data-hinted={props.hinted === undefined ? undefined : `tile-${props.hinted}`}
      aria-label={texts.board.tiles}
      aria-readonly="true"
      // Chromium makes a group that listens for focus a stop of the Tab key; only its tiles should be. In lower case,
      // because attributes of SVG keep their case and tabIndex means nothing there.
      tabindex={-1}
      {...listeners}
    >
      {rows.map((tiles, row) => (
        <TileRow key={row} tiles={tiles.some(({ tile }) => touched.has(tile)) ? tiles.map(touch) : tiles} />
      ))}
    </g>
  );
}

/** The tiles row by row, as they are while nobody points at them. */
function useRows(props: GridProps): readonly (readonly TileProps[])[] {
  const { position, names, views, open, village = false } = props;
  const { board } = position;
  const newest = useNewest(props);
  const says = useMemo(() => views.map((view) => sayTile(board, view, names)), [views, board, names]);
  return useMemo(() => {
    const free = village ? texts.board.freeForVillage : texts.board.freeForSettler;
    const tiles = views.map(({ tile, island, token, piece }): TileProps => {
      const isOpen = open?.has(tile) ?? false;
      const isVillage = piece?.kind === 'village';
      const isLost = isVillage && isDoomed(position, tile);
      return {
        board,
        tile,
        label: isOpen ? free(says[tile]) : isLost ? texts.board.doomed(says[tile]) : says[tile],
        isLand: island !== undefined,
        token,
        seat: piece?.seat,
        isVillage,
        isOpen,
        isShut: open !== undefined && !isOpen,
        isDoomed: isLost || (isOpen && village && isDoomed(position, tile)),
        isNew: tile === newest.tile,
        isSet: tile === newest.tile && newest.isSet,
      };
    });
    return Array.from({ length: board.height }, (_, row) => {
      const start = rowStart(board.height, row);
      return tiles.slice(start, start + rowLength(board.height, row));
    });
  }, [position, board, views, says, open, village, newest]);
}

/** What pointing, the focus and a hint add to a tile. */
function touchOf(props: BoardProps, { tile, isOpen, label }: TileProps, focus: number): Partial<TileProps> {
  const { position, village = false, pointed, promise, isRefused = false, hinted, marks = NO_MARKS } = props;
  const isHere = pointed === tile;
  return {
    ...(isOpen && isHere && { ghost: village ? 'village' : 'settler', ghostSeat: position.mover }),
    ...(isOpen && isHere && promise && { label: texts.board.promise(label, promise) }),
    isRefused: isHere && isRefused,
    isHinted: hinted === tile,
    hasLetter: marks.some(({ kind }) => kind === 'chosen'),
    isFocusable: tile === focus,
  };
}

/** One listener for all tiles: five hundred tiles with eight listeners each would be slow to draw. */
function useGridListeners(props: GridProps, setFocus: (tile: number) => void) {
  const { position, point, choose, bringNear } = props;
  const { isMouse, byMouse, byKey } = useMouseOrKeys();
  const walk = (event: KeyboardEvent, from: number) => {
    const next = stepOnBoard(event.key, position.board, from);
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(`tile-${next}`)?.focus();
  };
  const listeners = {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      byMouse(event);
      point?.(tileOfEvent(event));
    },
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && point?.(undefined),
    onFocusIn: (event: FocusEvent) => {
      const tile = tileOfEvent(event);
      if (tile === undefined) return;
      byKey();
      setFocus(tile);
      point?.(tile);
    },
    // From tile to tile nothing is let go of: a press would take away the piece that it is about to place.
    onFocusOut: (event: FocusEvent) => {
      if (tileAt(event.relatedTarget) === undefined) point?.(undefined);
    },
    onClick: (event: MouseEvent) => {
      const tile = tileOfEvent(event);
      if (tile === undefined) return;
      const near = isTouch(event) && nearBoxOf(position.board, tile);
      if (near) bringNear(near);
      choose?.(tile, onlyShows(event));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const tile = tileOfEvent(event);
      if (tile === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const wasMouse = byKey();
      if (event.key !== 'Enter' && event.key !== ' ') return walk(event, tile);
      event.preventDefault();
      // The frame comes back first: nobody should place a piece where they did not see it would go.
      if (wasMouse) return point?.(tile);
      choose?.(tile, onlyShows());
    },
  };
  return { isMouse, listeners };
}

/** Whether the mouse was moved since the focus or a key was: then it leads, and the frame of the keys is not shown. */
function useMouseOrKeys() {
  const [isMouse, setMouse] = useState(false);
  return {
    isMouse,
    // A board that moves under a mouse at rest sends the same event.
    byMouse: ({ movementX, movementY }: PointerEvent) => (movementX !== 0 || movementY !== 0) && setMouse(true),
    byKey: () => {
      setMouse(false);
      return isMouse;
    },
  };
}

function nearBoxOf(board: Board, tile: number): Box | undefined {
  const cell = document.getElementById(`tile-${tile}`);
  const ground = cell?.querySelector('.blue-lagoon-hit')?.getBoundingClientRect();
  const frame = cell?.closest('svg')?.viewBox.baseVal;
  return ground && frame && nearBox(frame, middleOfTile(board, tile), ground.width, COMFORTABLE);
}

function tileOfEvent({ target }: Event): number | undefined {
  return tileAt(target);
}

function tileAt(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest('[id^="tile-"]') : null;
  return cell ? Number(cell.id.slice('tile-'.length)) : undefined;
}
