import { texts } from '#texts/web/shortcuts.ts';

/** One key leads on, wherever mistakes or puzzles follow each other. */
export const NEXT_ONE = 'J';

/** For the button that does the same. */
export function keyedNext(words: string) {
  return { 'aria-keyshortcuts': NEXT_ONE, title: texts.withKey(words, NEXT_ONE) };
}
