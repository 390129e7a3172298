import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { texts as menu } from '#texts/web/dialogs.ts';
import { texts } from '#texts/web/viewer.ts';
import { copyText } from '../copy-text.ts';
import { packText } from '../packed-text.ts';
import { paths } from '../routes.ts';
import type { Session } from '../session/session.ts';

/** A button that puts an address on the clipboard. Where it must not, the address is shown, ready to be copied by hand. */
export function CopyLink({
  word,
  find,
  isOff = false,
  look = '',
  said = texts.copied,
  icon,
}: {
  readonly word: string;
  /** The address; `undefined` where no link can hold it. */
  readonly find: () => Promise<string | undefined>;
  readonly isOff?: boolean;
  /** More classes for the button. */
  readonly look?: string;
  /** What it says once the link is copied. */
  readonly said?: string;
  /** Before the word. */
  readonly icon?: ComponentChildren;
}) {
  const [answer, setAnswer] = useState<string>();
  const [byHand, setByHand] = useState<string>();
  const copy = async () => {
    const address = await find();
    const copied = address !== undefined && (await copyText(address));
    setByHand(copied ? undefined : address);
    if (address !== undefined && !copied) return;
    setAnswer(copied ? said : texts.tooLongToLink);
    setTimeout(() => setAnswer(undefined), 2000);
  };
  return (
    <>
      <button type="button" class={`copy-link ${look}`} onClick={copy} disabled={isOff} aria-live="polite">
        {icon}
        {answer ?? word}
      </button>
      {byHand !== undefined && <LinkField key={byHand} address={byHand} />}
    </>
  );
}

/** Selected at once: one key or one press copies it. */
function LinkField({ address }: { readonly address: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <label class="link-field">
      <span class="fine">{texts.copyByHand}</span>
      <input ref={field} type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}

/** A link to the whole match, once everybody may know all of it; it opens as the match stands, or at a move. */
export function CopyMatchLink({
  session,
  move,
  icon,
}: {
  readonly session: Session;
  readonly move?: number;
  readonly icon?: ComponentChildren;
}) {
  const { record } = session;
  return (
    <CopyLink
      word={record ? (move === undefined ? menu.menu.share : texts.copyLink) : menu.menu.shareLater}
      find={() => matchAddress(session, move)}
      isOff={!record}
      icon={icon}
    />
  );
}

/** Where the viewer shows the whole match: it needs no server. */
export async function matchAddress({ record, players, room }: Session, move?: number): Promise<string | undefined> {
  const packed = await packText(JSON.stringify({ record, players }));
  return packed && new URL(`#${paths.view(room.game.id, packed, move)}`, location.href).href;
}
