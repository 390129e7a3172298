import { shelf } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { type Drawing, formatSvg } from '../kit/draw/drawing.ts';
import { boardDrawing, matchAt, SHOWN_PART } from './board-picture.ts';

/** The board of a match that somebody might have played: much to see, not yet over. */
export function shelfDrawing(room: Room): Drawing {
  return boardDrawing(room, matchAt(room, SHOWN_PART));
}

/** The pictures of the shelf as files, for the build. */
export function drawShelf(): Promise<readonly { readonly game: string; readonly svg: string }[]> {
  return Promise.all(
    shelf.map(async ({ about, load }) => ({ game: about.id, svg: formatSvg(shelfDrawing(await load())) })),
  );
}
