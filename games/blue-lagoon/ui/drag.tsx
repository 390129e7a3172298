import type { Seat } from '../../../core/game.ts';
import { type Carried, useCarry } from '../../../kit/carry.ts';
import { Picture } from '../../../kit/picture.tsx';
import type { Board } from '../board.ts';
import { VILLAGE } from '../state.ts';
import { TILE_RADIUS } from './artwork.ts';
import { nearestTile } from './layout.ts';
import { drawPiece } from './tile.tsx';

/** A lit tile so near, in pixels, takes the piece although the pointer is beside it: on a phone tiles are small. */
const REACH = 24;

/** Pieces can be dragged from the prompt to the board, by mouse and by finger. Choosing and clicking stays the main way. */
export function useDrag({
  board,
  open,
  take,
  point,
  drop,
}: {
  readonly board: Board;
  /** Tiles that would take the chosen piece. */
  readonly open: ReadonlyMap<number, number>;
  readonly take: (kind: number) => void;
  readonly point: (tile: number | undefined) => void;
  readonly drop: (tile: number) => void;
}) {
  const { carried, listenersOf } = useCarry<number, number>({
    placeAt: (x, y) => tileAt(board, open, x, y),
    over: point,
    lift: take,
    drop,
  });
  return { carried, listenersOf: (kind: number) => ({ ...listenersOf(kind), onClick: () => take(kind) }) };
}

/** The lit tile that is meant, or else the tile under the pointer, whose refusal is then told. */
function tileAt(board: Board, open: ReadonlyMap<number, number>, x: number, y: number): number | undefined {
  const matrix = document.elementFromPoint(x, y)?.closest<SVGSVGElement>('.blue-lagoon-board')?.getScreenCTM();
  if (!matrix) return undefined;
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const reach = Math.max(TILE_RADIUS, REACH / matrix.a);
  return nearestTile(board, open.keys(), at, reach) ?? nearestTile(board, board.names.keys(), at, TILE_RADIUS);
}

/** The piece in the hand; on a tile that would take it, the board shows it instead. */
export function HeldPiece({
  carried,
  seat,
  isSnapped,
}: {
  readonly carried: Carried<number, number>;
  readonly seat: Seat;
  readonly isSnapped: boolean;
}) {
  if (isSnapped) return null;
  return (
    <svg
      class="carried-picture blue-lagoon-held"
      style={{ left: carried.x, top: carried.y }}
      viewBox="-100 -96 200 186"
      aria-hidden="true"
    >
      <Picture drawing={drawPiece(seat, carried.thing === VILLAGE, false)} />
    </svg>
  );
}
