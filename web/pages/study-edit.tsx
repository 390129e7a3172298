import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/edit.ts';
import { packText } from '../packed-text.ts';
import { paths } from '../routes.ts';
import { leaveStudy } from './left-study.ts';
import { MenuRow } from './menu-row.tsx';
import type { Desk } from './use-desk.ts';

/** The position that is shown, to be changed by hand. */
export function StudyEdit({ desk: { room, at }, asks }: { readonly desk: Desk; readonly asks: boolean }) {
  const [, go] = useLocation();
  const edit = async () => {
    const packed = await packText(room.game.format(at.position));
    leaveStudy(at, asks);
    go(paths.edit(room.game.id, packed));
  };
  return <MenuRow icon="board" word={texts.edit} act={edit} />;
}
