import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { texts } from '#texts/web/shortcuts.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import { SHORTCUTS } from '../shortcuts.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';

/** The list of keys on every page; a table has one of its own. */
export function GeneralHelp() {
  const [place] = useLocation();
  // Whoever goes to another page leaves it behind.
  const [openAt, setOpenAt] = useState<string>();
  useShortcuts('app', [{ keys: SHORTCUTS.help, words: texts.help, act: () => setOpenAt(place) }]);
  return openAt === place ? <ShortcutSheet close={() => setOpenAt(undefined)} /> : null;
}
