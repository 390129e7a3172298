import type { Seat } from '../../../core/game.ts';
import { seatPaint } from '../../../kit/draw/seats.ts';
import type { Board } from '../board.ts';
import { FRAME_CORNER, hexagon } from './artwork.ts';
import { linkPath, middleOfTile } from './layout.ts';

/** A link under its pieces: its tiles lit up, and a bar between those that touch. */
export function LinkLine({
  board,
  seat,
  tiles,
}: {
  readonly board: Board;
  readonly seat: Seat;
  readonly tiles: readonly number[];
}) {
  const path = linkPath(board, tiles);
  const ground = tiles.map((tile) => middleOfTile(board, tile)).map(({ x, y }) => hexagon(x, y, 92, FRAME_CORNER));
  return (
    <g class="blue-lagoon-link" stroke={seatPaint(seat)}>
      <path d={ground.join('')} class="blue-lagoon-link-ground" />
      <path d={path} class="blue-lagoon-link-case" />
      <path d={path} class="blue-lagoon-link-line" />
    </g>
  );
}
