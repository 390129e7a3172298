import { useState } from 'preact/hooks';
import { copyText } from '../copy-text.ts';

/** Milliseconds for which a button says what came of it. */
const SAID = 2000;

/** Puts a text on the clipboard, and what to say of it for a moment. */
export function useCopy(text: string, words: { readonly copied: string; readonly cannotCopy: string }) {
  const [said, say] = useState<string>();
  const copy = async () => {
    say((await copyText(text)) ? words.copied : words.cannotCopy);
    setTimeout(() => say(undefined), SAID);
  };
  return { said, copy: () => void copy() };
}
