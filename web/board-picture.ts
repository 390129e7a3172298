import { CHANCE, type Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import { type Settings, settle } from '../core/settings.ts';
import type { Room } from '../games/room.ts';
import { type Drawing, formatSvg } from '../kit/draw/drawing.ts';
import { nightSeats, recolour } from '../kit/draw/illustration.ts';
import { paintsOf } from '../kit/draw/seats.ts';
import { isDarkPage } from './theme.ts';

/**
 * The board of a position as the address of a small image. An image and not nodes: a page may show forty of them, and the ids
 * inside one drawing must not meet those of another. `colours` are those of the seats, where people have chosen them. On a
 * dark page it is dark where the game says how.
 */
export function boardImage(room: Room, position: Position, colours: readonly number[] = []): string {
  const small = room.smallPicture?.(position);
  return pageImage(room, small ? cropToBoard(small) : boardDrawing(room, position), colours);
}

/** A drawing of a game's board as the address of an image that suits the page. */
export function pageImage(room: Room, drawing: Drawing, colours: readonly number[] = []): string {
  if (!room.night || !isDarkPage()) return drawingImage(drawing, colours);
  return drawingImage(recolour(drawing, { ...room.night, ...nightSeats(colours) }));
}

/** The board as a drawing, for a picture that is large enough for all of it. */
export function boardDrawing(room: Room, position: Position): Drawing {
  return cropToBoard((room.boardPicture ?? room.picture)(position));
}

/** A drawing as the address of an image. */
export function drawingImage(drawing: Drawing, colours: readonly number[] = []): string {
  return `data:image/svg+xml,${encodeURIComponent(formatSvg(drawing, paintsOf(colours)))}`;
}

/** A picture says with `data-board` where in it the board lies; one that does not say is shown whole. */
function cropToBoard(picture: Drawing): Drawing {
  const box = picture.props['data-board'];
  if (box === undefined) return picture;
  const [, , width, height] = String(box).split(' ').map(Number);
  // Larger than any place for it: an image without a size of its own fills its place, letterbox and all.
  return { ...picture, props: { ...picture.props, viewBox: box, width: width * 8, height: height * 8 } };
}

/** One opening as chance might deal it; the match will deal its own. Another seed is another deal. */
export function openingOf({ game }: Room, seats: number, settings: Settings, seed = 'set-up'): Position {
  const position = game.start(seats, must(settle(game.options, settings, seats)));
  const random = new SeededRandom(seed);
  while (position.turn === CHANCE) position.play(position.roll(random));
  return position;
}
