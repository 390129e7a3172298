import type { Move } from '../../../core/game.ts';
import { draw } from '../../../kit/draw/drawing.ts';
import { around, type Crop, type Place } from '../../../kit/draw/place.ts';
import type { MetroPosition } from '../position.ts';
import { DRAW_MORE, squareOf } from '../rules.ts';
import { MARGIN, SQUARE } from './artwork.ts';
import { drawBoard } from './picture.ts';

/** The square of a placement. */
export function placesOf(_position: MetroPosition, move: Move): readonly Place[] {
  if (move >= DRAW_MORE) return [];
  const square = squareOf(move);
  const x = MARGIN + (square & 7) * SQUARE;
  const y = MARGIN + (square >> 3) * SQUARE;
  return [{ board: '', box: { x, y, width: SQUARE, height: SQUARE } }];
}

export function cropAt(position: MetroPosition, { box }: Place): Crop {
  return { drawing: draw('g', {}, ...drawBoard(position)), box: around(box, SQUARE * 0.9) };
}
