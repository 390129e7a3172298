import type { Move } from '../../../core/game.ts';
import { draw } from '../../../kit/draw/drawing.ts';
import { around, type Crop, inside, type Place, type Spot } from '../../../kit/draw/place.ts';
import { columnOf, isCentre, nameSquare, rowOf, SQUARES, WITHOUT_CENTRE } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, squareOf } from '../rules.ts';
import { MARGIN, SQUARE, WHOLE } from './artwork.ts';
import { drawBoard } from './picture.ts';
import { describeSquare } from './words.ts';

/** The square of a placement. */
export function placesOf(_position: MetroPosition, move: Move): readonly Place[] {
  if (move >= DRAW_MORE) return [];
  return [placeAt(squareOf(move))];
}

function placeAt(square: number): Place {
  const x = MARGIN + columnOf(square) * SQUARE;
  const y = MARGIN + rowOf(square) * SQUARE;
  return { board: '', box: { x, y, width: SQUARE, height: SQUARE } };
}

/** All squares but the central station. */
export function spotsOf(position: MetroPosition): readonly Spot[] {
  return Array.from({ length: SQUARES }, (_, square) => square)
    .filter((square) => position.board === WITHOUT_CENTRE || !isCentre(square))
    .map((square) => ({
      id: nameSquare(square),
      name: describeSquare(position, square),
      place: placeAt(square),
    }));
}

export function cropAt(position: MetroPosition, { box }: Place): Crop {
  return { drawing: draw('g', {}, ...drawBoard(position)), box: inside(around(box, SQUARE * 0.9), WHOLE) };
}
