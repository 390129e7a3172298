import { useState } from 'preact/hooks';
import { texts } from '#texts/web/shortcuts.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import { SHORTCUTS } from '../shortcuts.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';

/** The list of keys on every page; a table has one of its own. */
export function GeneralHelp() {
  const [isOpen, setOpen] = useState(false);
  useShortcuts('app', [{ keys: SHORTCUTS.help, words: texts.help, act: () => setOpen(true) }]);
  return isOpen ? <ShortcutSheet close={() => setOpen(false)} /> : null;
}
