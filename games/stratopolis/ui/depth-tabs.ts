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

/** Where a region's tab may be, around each of its squares; first where it covers least. */
export function depthTabPlaces(
  camera: Camera,
  region: Region,
  heights: Heights,
  crowd: readonly Obstacle[],
  scale: number,
): readonly Box[] {
  const [width, height] = [widthOf(region, scale), 14 * scale];
  const deep = deepOf(camera);
  const boxes = region.squares.flatMap((square): Box[] => {
    const [middle, foot] = middleOf(camera, square, 0);
    const roof = foot - heights(square) * camera.level;
    const at = (x: number, y: number) => ({ x: x - width / 2, y: y - height / 2, width, height });
    const aside = (share: number) => share * WIDE + width / 2;
    return [
      at(middle, foot + deep - 2 + height / 2),
      at(middle, roof - deep + 2 - height / 2),
      // Between two dots of the same row: on a phone a label has no room between rows.
      at(middle, foot + deep),
      at(middle, roof - deep),
      ...[-1, 1].flatMap((way) => [
        at(middle + way * WIDE, foot),
        at(middle + way * WIDE, roof),
        at(middle + way * WIDE, foot + 2 * deep),
        at(middle + way * aside(0.5), foot + deep / 2 + height / 2),
        at(middle + way * aside(0.5), roof - deep / 2 - height / 2),
        at(middle + way * aside(0.9), foot),
        at(middle + way * aside(0.9), roof),
      ]),
    ];
  });
  return leastFirst(boxes, crowd);
}
