import type { About } from '../../games/room.ts';
import { ShelfPicture } from './shelf-picture.tsx';

interface Choice {
  /** Of the radio buttons. */
  readonly name: string;
  readonly legend: string;
  readonly value: string;
  readonly change: (game: string) => void;
}

/** Games side by side, each with its picture. */
export function GameGallery({ name, legend, value, change, games }: Choice & { readonly games: readonly About[] }) {
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
      </div>
    </fieldset>
  );
}
