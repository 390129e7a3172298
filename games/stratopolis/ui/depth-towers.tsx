import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Mark, MarkKind } from '../../../kit/draw/place.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { squaresOf } from '../geometry.ts';
import type { Region } from '../scoring.ts';
import type { BoardProps } from './board-props.ts';
import { type Camera, nearness } from './camera.ts';
import { drawTower, type Guise, litSquares, type Tower, towersOf, withNumbers } from './depth.ts';
import { isWithRoofs, squaresIn } from './depth-marks.tsx';
import { drawRegionEdge, drawRoofMark, type Heights, markLineOn, silhouetteOf } from './depth-overlay.ts';
import { allRegions, type Fits, fitAt, scoringRegions } from './draft.ts';
import { towersBefore } from './hiding.ts';
import { IDEA_PALE, REFUSED_DIM, SIGN } from './overlay.ts';
import { Arriving, type useArriving } from './use-arriving.tsx';

const NOWHERE: Fits = new Map();
const NO_MARKS: readonly Mark[] = [];

/** The tile in hand where it is pointed at, or a suggested one. */
export interface Ghost {
  readonly place: number;
  /** What it is held on. */
  readonly ground: Heights;
  readonly towers: readonly Tower[];
  readonly wrong: readonly number[] | undefined;
  readonly kind: GhostKind;
}

export interface Seen {
  readonly camera: Camera;
  readonly heights: Heights;
  readonly scale: number;
  readonly arriving: ReturnType<typeof useArriving>;
}

/** What is built, the nearest last, and on each roof what belongs there: its region's edge, a mark, the tile in hand. */
export function Towers(
  props: BoardProps & Seen & { readonly ghost: Ghost | undefined; readonly idea: Ghost | undefined },
) {
  const { position, camera, heights, ghost, idea, scale, arriving, tile, turn = 0, fits = NOWHERE, preview } = props;
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
    const roofs = new Map(Array.from(blocks, ([square, { block }]) => [square, block.colours.length]));
    return towersBefore(camera, roofs, new Map([...towers.keys()].map((square) => [square, heights(square)])));
  }, [blocks, towers, camera, heights]);
  const regions = regionsToEdge(props);
  const marked = useMemo(() => marksBySquare(props.marks ?? NO_MARKS), [props.marks]);
  const tried = preview && (ghost ?? idea);
  const raised = (square: number) => heights(square) + (tried?.towers.some((block) => block.square === square) ? 1 : 0);
  return (
    <g class="stratopolis-towers">
      {squares.map((square) => {
        const tower = towers.get(square);
        const block = blocks.get(square);
        const region = regions.get(square);
        const fit = tile === undefined || heights(square) === 0 ? 'never' : fitAt(fits, square, turn);
        return (
          <Pane key={square} outline={thin.has(square) ? silhouetteOf(camera, square, heights(square)) : undefined}>
            {tower !== undefined && (
              <TowerPiece {...{ tower, camera }} newest={newest.includes(square) ? position.placed : 0} />
            )}
            {marked.get(square)?.map((mark) => (
              <RoofLine
                key={mark.seat}
                {...{ ...mark, square, camera, heights, scale }}
                isFaded={ghost !== undefined}
              />
            ))}
            {fit !== 'never' && !block && (
              <Picture drawing={drawRoofMark(camera, square, heights(square), fit === 'now', marked.has(square))} />
            )}
            {block && <Block {...block} camera={camera} />}
            {region && (!block || preview) && (
              <Arriving name={arriving(region)}>
                <Picture drawing={drawRegionEdge(camera, region, square, raised, 2 * Math.max(0.8, scale))} />
              </Arriving>
            )}
          </Pane>
        );
      })}
    </g>
  );
}

/**
 * What is on a square. Towers in front of the tile in hand, or of a suggested one, are of glass with clear edges: seen
 * through half a tower, the colours of the tile would be muddy.
 */
function Pane({ outline, children }: { readonly outline: string | undefined; readonly children: ComponentChildren }) {
  return (
    <>
      <g opacity={outline === undefined ? undefined : SEEN_THROUGH}>{children}</g>
      {outline !== undefined && <path class="stratopolis-glass" d={outline} />}
    </>
  );
}

const SEEN_THROUGH = 0.14;

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
}: MarkedSquare & Omit<Seen, 'arriving'> & { readonly square: number; readonly isFaded: boolean }) {
  const d = markLineOn(camera, square, squares, heights);
  const line = { d, 'stroke-linecap': 'round' as const };
  // Where squares are small, a line as wide as the signs want it would cover them.
  const width = SIGN * Math.min(1, scale);
  return (
    <g class={isFaded ? 'stratopolis-faded' : ''}>
      <g class={`stratopolis-roof-line is-${kind}`} style={{ '--mark': `var(--seat-${seat})` }}>
        <path class="board-mark-edge" {...line} stroke-width={width * 0.4} />
        <path class="board-mark-line" {...line} stroke-width={width * 0.24} />
      </g>
    </g>
  );
}

/** Towers as texts, so that equal ones are known to be equal. A new tile comes down onto what was there. */
const TowerPiece = memo(
  ({ tower, camera, newest }: { readonly tower: string; readonly camera: Camera; readonly newest: number }) => {
    const shown: Tower = JSON.parse(tower);
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

/** Whether a tile fits as it is shown, or must be turned first; or it is only suggested. */
type GhostKind = 'fits' | 'toTurn' | 'refused' | 'idea';

interface BlockShown {
  readonly block: Tower;
  readonly kind: GhostKind;
}

function blocksOf(tile: Ghost | undefined): readonly (readonly [square: number, shown: BlockShown])[] {
  return tile ? tile.towers.map((block) => [block.square, { block, kind: tile.kind }]) : [];
}

/** As solid as it will be where it is tried, in the dark where it is refused; one that is only suggested is pale. */
function Block({ block, camera, kind }: BlockShown & { readonly camera: Camera }) {
  const guise: Guise = {
    from: block.colours.length - 1,
    dim: kind === 'refused' ? REFUSED_DIM : 0,
    pale: kind === 'idea' ? IDEA_PALE : 0,
  };
  return (
    <g class={kind === 'idea' ? 'stratopolis-idea' : 'stratopolis-ghost'}>
      <Picture drawing={drawTower(camera, block, guise)} />
    </g>
  );
}

/** The regions that score, or would; with sizes all of them; without a tile in hand the one that is pointed at. */
export function regionsShown({ position, preview, sizes, tile, pointed }: BoardProps): readonly Region[] {
  const main = (preview?.regions ?? scoringRegions(position)).flatMap((region) => region ?? []);
  const firsts = new Set(main.map(({ squares }) => squares[0]));
  const others = (preview?.all ?? allRegions(position)).filter(
    ({ squares }) =>
      !firsts.has(squares[0]) && (sizes || (tile === undefined && pointed !== undefined && squares.includes(pointed))),
  );
  return [...main, ...others];
}

function regionsToEdge(props: BoardProps): ReadonlyMap<number, Region> {
  return new Map(regionsShown(props).flatMap((region) => region.squares.map((square) => [square, region] as const)));
}
