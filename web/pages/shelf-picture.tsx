import { useCallback } from 'preact/hooks';
import type { Room } from '../../games/room.ts';
import { drawingImage } from '../board-picture.ts';
import { shelfAddresses } from '../shelf-addresses.ts';
import { shelfDrawing } from '../shelf-pictures.ts';
import { BoardImage } from './board-image.tsx';

/** A part of a game's board: a file of its own where the app was built; drawn here where somebody works on it. */
export function ShelfPicture({ game }: { readonly game: string }) {
  const draw = useCallback((room: Room) => drawingImage(shelfDrawing(room)), []);
  const address = shelfAddresses[game];
  if (address === undefined) return <BoardImage game={game} draw={draw} />;
  return (
    <span class="board-image" aria-hidden="true">
      <img src={address} alt="" loading="lazy" />
    </span>
  );
}
