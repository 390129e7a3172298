import type { Move } from '../../../core/game.ts';
import { draw } from '../../../kit/draw/drawing.ts';
import { around, type Crop, inside, type Place, type Spot } from '../../../kit/draw/place.ts';
import type { Board } from '../board.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { ROLL, tileOf } from '../rules.ts';
import { FRAME_CORNER, hexagon, sea, TILE_RADIUS, TILE_WIDTH } from './artwork.ts';
import { boxOf, middleOfTile } from './layout.ts';
import { viewTiles } from './model.ts';
import { boardLayersIn } from './picture.ts';
import { describeTile } from './words.ts';

/** How far the sea of a crop goes on beyond the board, in units of the artwork. */
const BEYOND = 340;

/** Radius of the frame around a tile: as far out as the roof of a village, which it would cut off. */
const FRAME = TILE_RADIUS + 12;

/** The tile that gets a piece. */
export function placesOf({ board }: BlueLagoonPosition, move: Move): readonly Place[] {
  return move >= ROLL ? [] : [placeAt(board, tileOf(move))];
}

export function placeAt(board: Board, tile: number): Place {
  const { x, y } = middleOfTile(board, tile);
  const box = { x: x - TILE_WIDTH / 2, y: y - TILE_RADIUS, width: TILE_WIDTH, height: 2 * TILE_RADIUS };
  return { board: '', box, line: hexagon(x, y, FRAME, FRAME_CORNER) };
}

/** All tiles, water too. */
export function spotsOf(position: BlueLagoonPosition): readonly Spot[] {
  const { board } = position;
  return viewTiles(position).map((view) => ({
    id: view.name,
    name: describeTile(board, view),
    place: placeAt(board, view.tile),
  }));
}

export function cropAt(position: BlueLagoonPosition, { box }: Place): Crop {
  const whole = boxOf(position.board);
  const shown = inside(around(box, TILE_WIDTH * 0.7), whole);
  // A frame less wide than the box shows more above and below it: at the edge of the board that is sea, too.
  const { x, y, width, height } = whole;
  const open = { x: x - BEYOND, y: y - BEYOND, width: width + 2 * BEYOND, height: height + 2 * BEYOND };
  return { drawing: draw('g', {}, sea(open, 0), ...boardLayersIn(position, shown)), box: shown };
}
