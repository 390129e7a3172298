import type { Move } from '../../../core/game.ts';
import { draw } from '../../../kit/draw/drawing.ts';
import { around, boxAround, type Crop, type Place, type Spot } from '../../../kit/draw/place.ts';
import { columnOf, nameSquare, rowOf } from '../geometry.ts';
import { takeApart } from '../moves.ts';
import type { RaftPosition } from '../position.ts';
import { FIRE } from '../state.ts';
import { drawBoard } from './board-drawing.ts';
import { allSquares } from './cat-watch.ts';
import { labelSquares } from './labels.ts';
import { CELL } from './land.ts';
import { PAINT } from './palette.ts';

/** A card covers three by three squares. */
const CARD_SIDE = 3;

/** Where a card or fire comes to lie, or where a cat goes to. */
export function placesOf(position: RaftPosition, move: Move): readonly Place[] {
  const parts = takeApart(move);
  switch (parts.kind) {
    case 'card':
      return [{ board: '', box: boxAt(parts.square, CARD_SIDE) }];
    case 'walk':
      return [{ board: '', box: boxAt(parts.to, 1) }];
    case 'fire': {
      const boxes = burntBy(position, move).map((square) => boxAt(square, 1));
      return boxes.length > 0 ? [{ board: '', box: boxAround(boxes), parts: boxes }] : [];
    }
    default:
      return [];
  }
}

function boxAt(square: number, side: number) {
  return { x: columnOf(square) * CELL, y: rowOf(square) * CELL, width: side * CELL, height: side * CELL };
}

function burntBy(position: RaftPosition, move: Move): number[] {
  const after = position.copy();
  after.play(move);
  return allSquares(position).filter((square) => after.has(FIRE, square) && !position.has(FIRE, square));
}

/** All squares of the island. */
export function spotsOf(position: RaftPosition): readonly Spot[] {
  const labels = labelSquares(position);
  return allSquares(position).map((square) => ({
    id: nameSquare(square),
    name: labels[square],
    place: { board: '', box: boxAt(square, 1) },
  }));
}

export function cropAt(position: RaftPosition, { box }: Place): Crop {
  const sea = draw('rect', { ...around(box, CELL * 40), fill: PAINT.sea });
  return { drawing: draw('g', {}, sea, drawBoard(position)), box: around(box, CELL) };
}
