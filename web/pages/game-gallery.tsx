import type { About } from '../../games/room.ts';
import { ShelfPicture } from './shelf-picture.tsx';

interface Choice {
  /** Of the radio buttons. */
  readonly name: string;
  readonly legend: string;
  readonly value: string;
  readonly change: (game: string) => void;
  /** What the choice is called that leaves it open, where there is one. */
  readonly any?: string;
}

/** The value where any game will do. No game has such an id. */
export const ANY_GAME = '*';
/** As many as make a square. */
const IN_MOSAIC = 4;

/** Games side by side, each with its picture. */
export function GameGallery({
  name,
  legend,
  value,
  change,
  any,
  games,
}: Choice & { readonly games: readonly About[] }) {
  return (
    <fieldset class="game-choice">
      <legend>{legend}</legend>
      <div class="game-choice-row">
        {games.map(({ id, title }) => (
          <label key={id} class="gallery-choice">
            <input type="radio" name={name} checked={id === value} onChange={() => change(id)} />
            <ShelfPicture game={id} />
            <span class="gallery-title">{title}</span>
          </label>
        ))}
        {any !== undefined && (
          <label class="gallery-choice">
            <input type="radio" name={name} checked={value === ANY_GAME} onChange={() => change(ANY_GAME)} />
            <span class="board-image game-mosaic">
              {games.slice(0, IN_MOSAIC).map(({ id }) => (
                <ShelfPicture key={id} game={id} />
              ))}
            </span>
            <span class="gallery-title">{any}</span>
          </label>
        )}
      </div>
    </fieldset>
  );
}
