import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/edit.ts';
import { packText } from '../packed-text.ts';
import { paths } from '../routes.ts';
import type { Desk } from './use-desk.ts';

/** The position that is shown, to be changed by hand. */
export function StudyEdit({ desk: { room, at } }: { readonly desk: Desk }) {
  const [, go] = useLocation();
  const edit = async () => go(paths.edit(room.game.id, await packText(room.game.format(at.position))));
  return (
    <button type="button" onClick={edit}>
      {texts.edit}
    </button>
  );
}
