import type { About } from '../../games/room.ts';
import { ShelfPicture } from './shelf-picture.tsx';

/** Games side by side, each with its picture. */
export function GameChoice({
  name,
  legend,
  games,
  value,
  change,
}: {
  /** Of the radio buttons. */
  readonly name: string;
  readonly legend: string;
  readonly games: readonly About[];
  readonly value: string;
  readonly change: (game: string) => void;
}) {
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
