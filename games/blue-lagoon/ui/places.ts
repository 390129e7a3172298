import type { Move } from '../../../core/game.ts';
import { draw } from '../../../kit/draw/drawing.ts';
import { around, type Crop, type Place } from '../../../kit/draw/place.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { ROLL, tileOf } from '../rules.ts';
import { sea, TILE_RADIUS, TILE_WIDTH } from './artwork.ts';
import { boxOf, middleOfTile } from './layout.ts';
import { boardLayers } from './picture.ts';

/** The tile that gets a piece. */
export function placesOf({ board }: BlueLagoonPosition, move: Move): readonly Place[] {
  if (move >= ROLL) return [];
  const { x, y } = middleOfTile(board, tileOf(move));
  const box = { x: x - TILE_WIDTH / 2, y: y - TILE_RADIUS, width: TILE_WIDTH, height: 2 * TILE_RADIUS };
  return [{ board: '', box }];
}

export function cropAt(position: BlueLagoonPosition, { box }: Place): Crop {
  const drawing = draw('g', {}, sea(boxOf(position.board)), ...boardLayers(position));
  return { drawing, box: around(box, TILE_WIDTH * 0.7) };
}
