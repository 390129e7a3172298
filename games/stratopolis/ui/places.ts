import type { Move } from '../../../core/game.ts';
import { around, boxAround, type Crop, type Mark, type Place, type Spot } from '../../../kit/draw/place.ts';
import { BOARD_SIZE, SEATS } from '../components.ts';
import { columnOf, nameSquare, rowOf, seatOfTile, squareAt, squaresOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import { placeOf, ROLL } from '../rules.ts';
import { type Region, regionsOf } from '../scoring.ts';
import { SQUARE } from './artwork.ts';
import { describeSquare } from './draft.ts';
import { AROUND, builtSquares } from './layout.ts';
import { drawCity } from './picture.ts';

/** The three squares of a tile. */
export function placesOf(_position: StratopolisPosition, move: Move): readonly Place[] {
  return move >= ROLL ? [] : [placeOfTile(placeOf(move))];
}

/** The tile that ended a match, while it is told what it did. */
export function lastTileMarks({ placed, laid, laidTiles }: StratopolisPosition): readonly Mark[] {
  const last = placed - 1;
  return [{ seat: seatOfTile(laidTiles[last]), sign: '', kind: 'lit', places: [placeOfTile(laid[last])] }];
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

export function cropAt(position: StratopolisPosition, { box }: Place): Crop {
  const scoring = Array.from({ length: SEATS }, (_, seat) => regionsOf(position, seat)[0] as Region | undefined);
  return { drawing: drawCity(position, scoring), box: around(box, SQUARE * 1.5) };
}
