import { useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import { Picture } from '../../../kit/picture.tsx';
import type { Board } from '../board.ts';
import { VILLAGE } from '../state.ts';
import { TILE_RADIUS } from './artwork.ts';
import { nearestTile } from './layout.ts';
import { drawPiece } from './tile.tsx';

/** Farther than this, in pixels, a press on a piece is a drag. */
const DRAGGED = 8;
/** A lit tile so near, in pixels, takes the piece although the pointer is beside it: on a phone tiles are small. */
const REACH = 24;
/** A finger hides what is under it, so its piece is held this much higher. */
const ABOVE_A_FINGER = 56;

interface Drag {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly tile: number | undefined;
}

/** Pieces can be dragged from the prompt to the board, by mouse and by finger. Choosing and clicking stays the main way. */
export function usePieceDrag({
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
  const [drag, setDrag] = useState<Drag>();
  const pressed = useRef<{ readonly x: number; readonly y: number }>();
  // The click that ends a drag comes to the piece too, and is not meant as one.
  const isClickMuted = useRef(false);
  const holdAt = (kind: number, event: PointerEvent): Drag => {
    const { clientX: x, clientY, pointerType } = event;
    const y = pointerType === 'touch' ? clientY - ABOVE_A_FINGER : clientY;
    return { kind, x, y, tile: tileAt(board, open, x, y) };
  };
  const letGo = () => {
    pressed.current = undefined;
    setDrag(undefined);
    point(undefined);
  };
  const listenersOf = (kind: number) => ({
    onPointerDown: (event: PointerEvent & { readonly currentTarget: Element }) => {
      isClickMuted.current = false;
      if (event.button !== 0) return;
      pressed.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const from = pressed.current;
      if (!from) return;
      if (!drag && Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAGGED) return;
      if (!drag) take(kind);
      isClickMuted.current = true;
      const held = holdAt(kind, event);
      point(held.tile);
      setDrag(held);
    },
    onPointerUp: (event: PointerEvent) => {
      const { tile } = holdAt(kind, event);
      const isDropped = drag !== undefined && tile !== undefined;
      letGo();
      if (isDropped) drop(tile);
    },
    onPointerCancel: letGo,
    onClick: () => {
      if (!isClickMuted.current) take(kind);
    },
  });
  return { drag, listenersOf };
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
  drag,
  seat,
  isSnapped,
}: {
  readonly drag: Drag;
  readonly seat: Seat;
  readonly isSnapped: boolean;
}) {
  if (isSnapped) return null;
  return (
    <svg
      class="blue-lagoon-held"
      style={{ left: `${drag.x}px`, top: `${drag.y}px` }}
      viewBox="-100 -96 200 186"
      aria-hidden="true"
    >
      <Picture drawing={drawPiece(seat, drag.kind === VILLAGE, false)} />
    </svg>
  );
}
