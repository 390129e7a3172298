import type { Box } from '../../../kit/draw/box.ts';
import { columnOf, rowOf, STRIDE } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import type { Region } from '../scoring.ts';
import { type Camera, deepOf, type Point, project, WIDE } from './camera.ts';
import type { Heights } from './depth-overlay.ts';
import { leastFirst, type Obstacle } from './free-place.ts';
import { builtSquares } from './layout.ts';
import { widthOf } from './overlay.ts';

/** How bad it is to cover each, against as much of a tower. */
const WORTH = { tower: 1, number: 6, dot: 12, pin: 8 } as const;
/** How much of a lozenge counts as covered: a box around all of it would count the ground beside its corners too. */
const CORE = 0.7;

/** What a label should not cover: towers, heights, pins, and every place of the ground where a dot may be. */
export function crowdOf(
  camera: Camera,
  position: StratopolisPosition,
  tile: readonly number[],
  heights: Heights,
  pins: readonly Box[],
): readonly Obstacle[] {
  const built = builtSquares(position);
  const raised = (square: number) => heights(square) + 1;
  return [
    ...built.map((square) => ({ box: towerBox(camera, square, heights(square)), worth: WORTH.tower })),
    ...built
      .filter((square) => heights(square) > 1)
      .map((square) => ({ box: around(middleOf(camera, square, heights(square)), NUMBER), worth: WORTH.number })),
    // Of the tile in hand, or of a suggested one, every roof counts: its ring, its star and its heights are there.
    ...tile.map((square) => ({ box: around(middleOf(camera, square, raised(square)), NUMBER), worth: WORTH.number })),
    ...tile.map((square) => ({ box: towerBox(camera, square, raised(square)), worth: WORTH.tower })),
    // Not only where the tile in hand fits: else labels would move whenever another tile is in hand.
    ...groundAround(position, built).map((square) => ({
      box: around(middleOf(camera, square, 0), DOT),
      worth: WORTH.dot,
    })),
    ...pins.map((box) => ({ box, worth: WORTH.pin })),
  ];
}

/** Half the width and height of what is drawn on a roof and on the ground. */
const NUMBER = { across: 7.5, down: 6.2 } as const;
const DOT = { across: 3.8, down: 3 } as const;

function around([x, y]: Point, { across, down }: { readonly across: number; readonly down: number }): Box {
  return { x: x - across, y: y - down, width: 2 * across, height: 2 * down };
}

function middleOf(camera: Camera, square: number, height: number): Point {
  return project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5, height);
}

/** A roof and the walls below it. */
function towerBox(camera: Camera, square: number, height: number): Box {
  const [x, foot] = middleOf(camera, square, 0);
  const deep = CORE * deepOf(camera);
  const high = height * camera.level;
  return { x: x - CORE * WIDE, y: foot - high - deep, width: 2 * CORE * WIDE, height: high + 2 * deep };
}

/** The bare squares where the corner of a tile beside the city can be. */
function groundAround({ cells }: StratopolisPosition, built: readonly number[]): readonly number[] {
  const near = built.flatMap((square) => REACH.map((step) => square + step));
  return [...new Set(near)].filter((square) => cells[square] === 0);
}

const REACH = [1, STRIDE, STRIDE + 1, STRIDE - 1, 2, 2 * STRIDE].flatMap((step) => [step, -step]);

/** How far from the middle of a roof a tab may be, against half its width and half its depth: it is always on the roof. */
const SPOTS: readonly Point[] = [
  [0, 0],
  [0, -0.45],
  [0, 0.45],
  [-0.5, 0],
  [0.5, 0],
];
/** Farther out, where a number is in the middle. */
const SPOTS_BESIDE: readonly Point[] = [
  [0, -0.88],
  [0, 0.88],
  [-0.85, 0],
  [0.85, 0],
];
/** A tab covers a roof of its own region rather than another one. */
const OWN = -0.7;

/** What tabs are placed in: how high each roof is, whether a point of one is in sight, and what should not be covered. */
interface Around {
  readonly heights: Heights;
  readonly isSeen: (square: number, point: Point) => boolean;
  readonly crowd: readonly Obstacle[];
  /** Roofs that are another tile's for now: the one in hand, where it may not be placed, or a suggested one. */
  readonly covered?: readonly number[];
}

/**
 * Where a region's tab may be: on its own roofs, so that nobody takes it for another region's; first where it covers
 * least. A region that nearer towers hide has it where its highest roof is.
 */
export function depthTabPlaces(camera: Camera, region: Region, around: Around, scale: number): readonly Box[] {
  const { heights, isSeen, crowd, covered = [] } = around;
  const [width, height] = [widthOf(region, scale), 14 * scale];
  const deep = deepOf(camera);
  const boxAt = ([x, y]: Point): Box => ({ x: x - width / 2, y: y - height / 2, width, height });
  const spotsOn = (square: number) => {
    const [x, y] = middleOf(camera, square, heights(square));
    const spots = heights(square) > 1 ? [...SPOTS, ...SPOTS_BESIDE] : SPOTS;
    return spots.map(([aside, down]): Point => [x + aside * WIDE, y + down * deep]);
  };
  const seen = region.squares
    .filter((square) => !covered.includes(square))
    .flatMap((square) => spotsOn(square).filter((spot) => isSeen(square, spot)));
  const highest = region.squares.toSorted((a, b) => heights(b) - heights(a));
  const own = region.squares.map((square) => ({ box: towerBox(camera, square, heights(square)), worth: OWN }));
  const spots = seen.length > 0 ? seen : highest.slice(0, 1).flatMap(spotsOn);
  return leastFirst(spots.map(boxAt), [...crowd, ...own]);
}
