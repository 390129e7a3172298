import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/edit.ts';
import { packText } from '../packed-text.ts';
import { paths } from '../routes.ts';
import type { Desk } from './use-desk.ts';

/** The position that is shown, to be changed by hand. */
export function StudyEdit({ desk: { room, at } }: { readonly desk: Desk }) {
  const [, go] = useLocation();
  const edit = async () => {
    const packed = await packText(room.game.format(at.position));
    if (at.isPlayed) keepStep(at.ply);
    go(paths.edit(room.game.id, packed));
  };
  return (
    <button type="button" onClick={edit}>
      {texts.edit}
    </button>
  );
}

/** Who goes back finds the study at the move that it was left at. */
function keepStep(ply: number): void {
  const [, game, page, text] = location.hash.split('/');
  history.replaceState(history.state, '', `#/${game}/${page}/${text}/${ply}`);
}
