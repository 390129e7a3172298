import { useRef, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts as editTexts } from '#texts/web/edit.ts';
import { texts } from '#texts/web/study.ts';
import type { Room } from '../../games/room.ts';
import { recognise } from '../own-text.ts';
import { paths } from '../routes.ts';
import { studyLink } from '../study/study-link.ts';
import { readStudy } from '../study/study-text.ts';
import { LinkButton } from './link-button.tsx';
import { OpenText } from './open-text.tsx';

/** A field for a match or a position, from the clipboard or a file. What can be read opens by its link. */
export function StudyOpen({ room }: { readonly room: Room }) {
  const [, go] = useLocation();
  const [why, setWhy] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const open = async (pasted: string) => {
    const { text, game = room.game.id, link } = await recognise(pasted);
    // What is shown elsewhere can be studied too; any other link leads where it always does.
    if (link && (link.page === 'study' || text === '')) return go(link.path);
    // The page of another game says by itself what is wrong.
    const reading = game === room.game.id ? readStudy(room, text) : { ok: true as const };
    if (!reading.ok) return setWhy(reading.why);
    go(await studyLink(game, text));
  };
  return (
    <form
      class="study-paste"
      onSubmit={(event) => {
        event.preventDefault();
        void open(field.current?.value ?? '');
      }}
    >
      <label>
        <b>{texts.paste}</b>
        <span class="fine">{texts.pasteSay}</span>
        <textarea ref={field} rows={4} spellcheck={false} required />
      </label>
      {why !== undefined && (
        <p class="problem" role="alert">
          {why}
        </p>
      )}
      <p class="study-row">
        <button type="submit" class="primary">
          {texts.pasteShow}
        </button>
        <OpenText word={texts.openFile} open={open} />
        {room.editor && <LinkButton to={paths.edit(room.game.id)} word={editTexts.open} />}
      </p>
    </form>
  );
}
