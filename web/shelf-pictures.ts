import { listCandidates } from '../ai/candidates.ts';
import { CHANCE, OVER, type Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { must } from '../core/result.ts';
import { settle } from '../core/settings.ts';
import { glance } from '../games/bot.ts';
import { shelf } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { type Drawing, formatSvg } from '../kit/draw/drawing.ts';
import { recolour } from '../kit/draw/illustration.ts';
import { boardDrawing } from './board-picture.ts';

/** How far the match has come, where the game says nothing else. */
const SHOWN_PART = 0.6;
/** Good moves at a glance: random ones make boards that nobody would build. */
const PLAYER = glance();

/** The board of a match that good players might have played, when there is most to see. */
export function shelfDrawing(room: Room): Drawing {
  const all = playOn(room, Number.POSITIVE_INFINITY).moves;
  return boardDrawing(room, playOn(room, Math.round(all * (room.about.shownPart ?? SHOWN_PART))).position);
}

function playOn({ game, about, bot }: Room, most: number): { position: Position; moves: number } {
  const random = new SeededRandom('front-page');
  const position = game.start(Math.max(game.seats.min, about.usualSeats ?? 2), must(settle(game.options, {})));
  let moves = 0;
  for (; moves < most && position.turn !== OVER; moves++) {
    const { turn } = position;
    if (turn === CHANCE) position.play(position.roll(random));
    else position.play(listCandidates(game, bot, position.view(turn), PLAYER, random)[0].move);
  }
  return { position, moves };
}

/** A picture as the text of a file, and one for dark pages where the game has its own. */
interface DrawnShelf {
  readonly game: string;
  readonly svg: string;
  readonly night?: string;
}

/** The pictures of the shelf as files, for the build. */
export function drawShelf(): Promise<readonly DrawnShelf[]> {
  return Promise.all(
    shelf.map(async ({ about, load }) => {
      const room = await load();
      const drawing = shelfDrawing(room);
      const night = room.night && writeSmall(recolour(drawing, room.night));
      return { game: about.id, svg: writeSmall(drawing), ...(night !== undefined && { night }) };
    }),
  );
}

/** A path of so many letters is ground made of many squares: nothing of it is as fine as a face. */
const LONG = 2000;

/**
 * Fractions are most of what a large board weighs, and a picture on the shelf is smaller than the board: of long paths only
 * whole numbers are kept, and halves where something is round and small.
 */
function writeSmall(drawing: Drawing): string {
  const round = (part: string, step: number) =>
    part.replace(/-?\d*\.\d+/g, (text) => String(Math.round(Number(text) / step) * step));
  const shorten = (path: string) =>
    path
      .split(/(?=M)/)
      .map((part) => round(part, /a/i.test(part) ? 0.5 : 1))
      .join('');
  return formatSvg(drawing).replace(/ d="([^"]*)"/g, (all, path) =>
    path.length < LONG ? all : ` d="${shorten(path)}"`,
  );
}
