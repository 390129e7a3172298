import { texts } from '#texts/web/shortcuts.ts';
import { ariaKeys, HELP_KEY, NEXT_KEY, type Shortcut } from '../kit/shortcuts.ts';

/**
 * The keys of every table. Handlers, the help sheet, tooltips and what screen readers say all come from here. No game has
 * one of them for itself: R, which would be short for "again", turns what is in hand in most games.
 */
export const SHORTCUTS = {
  hint: ['H'],
  undo: ['U', 'Ctrl+Z'],
  redo: ['Ctrl+Shift+Z', 'Ctrl+Y'],
  again: ['A'],
  lookBack: ['L'],
  next: [NEXT_KEY],
  previous: [`Shift+${NEXT_KEY}`],
  menu: ['M'],
  help: [HELP_KEY],
} as const satisfies Record<string, readonly string[]>;

export type ShortcutId = keyof typeof SHORTCUTS;

/** What each of the keys does now; those without an answer are not offered. */
export type Acts = Readonly<Partial<Record<ShortcutId, (() => void) | undefined>>>;

export function shortcutsFor(acts: Acts): readonly Shortcut[] {
  return (Object.keys(SHORTCUTS) as ShortcutId[]).flatMap((id) => {
    const act = acts[id];
    return act ? [{ keys: SHORTCUTS[id], words: texts[id], act }] : [];
  });
}

/** For the help sheet, whether or not they have something to do just now; some tables never have all of them. */
export function listTableKeys(without: readonly ShortcutId[] = []): readonly Pick<Shortcut, 'keys' | 'words'>[] {
  const ids = (Object.keys(SHORTCUTS) as ShortcutId[]).filter((id) => !without.includes(id));
  return ids.map((id) => ({ keys: SHORTCUTS[id], words: texts[id] }));
}

/** Keys that a table for so many never has: who plays alone has nobody whose moves could be shown again. */
export function keysMissingFor(seats: number): readonly ShortcutId[] {
  return seats === 1 ? ['again'] : [];
}

/** Those of the page that are no table's. What a table does not have is not offered by its page either. */
export function keysBesides<Each extends Pick<Shortcut, 'keys'>>(page: readonly Each[]): readonly Each[] {
  const atTables = new Set<string>(listTableKeys().flatMap(({ keys }) => keys));
  return page.filter(({ keys }) => !keys.some((key) => atTables.has(key)));
}

/** For a button that does what a key does, in other words where it has more to say. */
export function keyed(id: ShortcutId, words: string = texts[id]) {
  return {
    'aria-keyshortcuts': ariaKeys(SHORTCUTS[id]),
    title: texts.withKey(words, sayKey(SHORTCUTS[id][0]).join('+')),
  };
}

/** A key's name in parts, as they are printed on a keyboard. */
export function sayKey(key: string): readonly string[] {
  return key.split(/(?<=.)\+/).map((part) => texts.keys[part] ?? part);
}
