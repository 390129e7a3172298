import { useCallback } from 'preact/hooks';
import type { Room } from '../../games/room.ts';
import { pageImage } from '../board-picture.ts';
import { shelfAddresses } from '../shelf-addresses.ts';
import { shelfDrawing } from '../shelf-pictures.ts';
import { darkMedia } from '../theme.ts';
import { BoardImage } from './board-image.tsx';

/** A part of a game's board: a file of its own where the app was built; drawn here where somebody works on it. */
export function ShelfPicture({ game }: { readonly game: string }) {
  const draw = useCallback((room: Room) => pageImage(room, shelfDrawing(room)), []);
  const address = shelfAddresses[game];
  if (address === undefined) return <BoardImage game={game} draw={draw} />;
  return (
    <span class={address.dark ? 'board-image has-night' : 'board-image'} aria-hidden="true">
      <picture>
        {address.dark && <source media={darkMedia()} srcset={address.dark} />}
        <img src={address.light} alt="" loading="lazy" />
      </picture>
    </span>
  );
}
