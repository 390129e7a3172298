import { useState } from 'preact/hooks';
import { texts } from '#texts/web/dialogs.ts';
import { MenuRow } from './menu-row.tsx';

/** How long it says so, in milliseconds. */
const SAID = 3000;

/** Exports a match, and says so: not every browser shows that a file has come. */
export function SaveRow({ word, save }: { readonly word: string; readonly save: (() => void) | undefined }) {
  const [isSaved, tell] = useState(false);
  const act = () => {
    save?.();
    tell(true);
    setTimeout(() => tell(false), SAID);
  };
  return <MenuRow icon="save" word={isSaved ? texts.menu.saved : word} act={save && act} tells />;
}
