import type { Move } from '../../../core/game.ts';
import { around, boxAround, type Crop, type Mark, type Place, type Spot } from '../../../kit/draw/place.ts';
import { BOARD_SIZE } from '../components.ts';
import { columnOf, nameSquare, rowOf, seatOfTile, squareAt, squaresOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf, ROLL } from '../rules.ts';
import { SQUARE } from './artwork.ts';
import { type Camera, cameraAt, deepOf, project, WIDE } from './camera.ts';
import { drawDepth } from './depth.ts';
import { heightsOf, lineAround } from './depth-overlay.ts';
import { describeSquare, scoringRegions } from './draft.ts';
import { AROUND, builtSquares } from './layout.ts';

/** The three squares of a tile. */
export function placesOf(_position: StratopolisPosition, move: Move): readonly Place[] {
  return move >= ROLL ? [] : [placeOfTile(placeOf(move))];
}

/** The tile that ended a match, while it is told what it did. */
export function lastTileMarks({ placed, laid, laidTiles }: StratopolisPosition): readonly Mark[] {
  const last = placed - 1;
  return [{ seat: seatOfTile(laidTiles[last]), sign: '', kind: 'past', places: [placeOfTile(laid[last])] }];
}

/**
 * The same marks, that of the tile placed last in the colour of last moves: whoever looks back on a match knows it from the
 * table and from the legend, and the colour of a line that is pointed at means something else there.
 */
export function marksWhenStill({ placed, laid }: StratopolisPosition, marks: readonly Mark[]): readonly Mark[] {
  if (placed === 0) return marks;
  const { box } = placeOfTile(laid[placed - 1]);
  const isLast = ({ kind, places }: Mark) =>
    kind === 'lit' && places.length === 1 && places[0].box.x === box.x && places[0].box.y === box.y;
  return marks.map((mark) => (isLast(mark) ? { ...mark, kind: 'past' } : mark));
}

/** Where a tile is, or would be. */
export function placeOfTile(place: number): Place {
  const boxes = squaresOf(place).map(boxAt);
  return { board: '', box: boxAround(boxes), parts: boxes };
}

function boxAt(square: number) {
  return { x: columnOf(square) * SQUARE, y: rowOf(square) * SQUARE, width: SQUARE, height: SQUARE };
}

/** The city and what lies around it, row by row. */
export function spotsOf(position: StratopolisPosition): readonly Spot[] {
  const built = builtSquares(position);
  const near = (square: number) =>
    built.some(
      (other) =>
        Math.max(Math.abs(columnOf(square) - columnOf(other)), Math.abs(rowOf(square) - rowOf(other))) <= AROUND,
    );
  return Array.from({ length: BOARD_SIZE ** 2 }, (_, at) => squareAt(at % BOARD_SIZE, Math.floor(at / BOARD_SIZE)))
    .filter(near)
    .map((square) => ({
      id: nameSquare(square),
      name: describeSquare(position, square),
      place: { board: '', box: boxAt(square), parts: [boxAt(square)] },
    }));
}

/** The tile and what is around it, in depth: from above one would not see how high it is. */
export function cropAt(position: StratopolisPosition, { parts = [] }: Place): Crop {
  const camera = cameraAt(0);
  const heights = heightsOf(position);
  const squares = parts.map(({ x, y }) => squareAt(x / SQUARE, y / SQUARE));
  const roofs = boxAround(squares.map((square) => roofBox(camera, square, heights(square))));
  return {
    drawing: drawDepth(position, scoringRegions(position), 0, squares).drawing,
    box: around(roofs, 0.9 * WIDE),
    place: { board: '', box: roofs, line: lineAround(camera, squares, heights) },
  };
}

function roofBox(camera: Camera, square: number, height: number) {
  const [x, y] = project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5, height);
  const deep = deepOf(camera);
  return { x: x - WIDE, y: y - deep, width: 2 * WIDE, height: 2 * deep };
}
