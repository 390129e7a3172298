import { useState } from 'preact/hooks';
import { texts as menu } from '#texts/web/dialogs.ts';
import { texts } from '#texts/web/viewer.ts';
import { copyText } from '../copy-text.ts';
import { packText } from '../packed-text.ts';
import { paths } from '../routes.ts';
import type { Session } from '../session/session.ts';

/** A button that puts an address on the clipboard and says whether it could. */
export function CopyLink({
  word,
  find,
  isOff = false,
}: {
  readonly word: string;
  /** The address; `undefined` where no link can hold it. */
  readonly find: () => Promise<string | undefined>;
  readonly isOff?: boolean;
}) {
  const [said, setSaid] = useState<string>();
  const copy = async () => {
    const address = await find();
    const copied = address !== undefined && (await copyText(address));
    setSaid(copied ? texts.copied : address === undefined ? texts.tooLongToLink : texts.cannotCopy);
    setTimeout(() => setSaid(undefined), 2000);
  };
  return (
    <button type="button" class="copy-link" onClick={copy} disabled={isOff} aria-live="polite">
      {said ?? word}
    </button>
  );
}

/** A link to the whole match, once everybody may know all of it; it opens at the start, or at a move. */
export function CopyMatchLink({ session, move }: { readonly session: Session; readonly move?: number }) {
  const { record, players, room } = session;
  const find = async () => {
    const packed = await packText(JSON.stringify({ record, players }));
    return packed && new URL(`#${paths.view(room.game.id, packed, move)}`, location.href).href;
  };
  return (
    <CopyLink
      word={record ? (move === undefined ? menu.menu.share : texts.copyLink) : menu.menu.shareLater}
      find={find}
      isOff={!record}
    />
  );
}
