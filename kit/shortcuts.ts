import { useLayoutEffect, useRef } from 'preact/hooks';

/** A key that does something wherever the focus is, except where one writes or in a dialog. */
export interface Shortcut {
  /** As `keyOf` names them: "H", "Shift+N", "Ctrl+Z", "Escape", "?". Any of them does it. */
  readonly keys: readonly string[];
  /** What it does, for the help sheet. */
  readonly words: string;
  readonly act: (event: KeyboardEvent) => void;
}

/** The keys that somebody needs to begin with. */
export const NEXT_KEY = 'N';
export const HELP_KEY = '?';

/** A game's own keys come before those of the page, and those of the page before what works on every page. */
const LAYERS = ['game', 'page', 'app'] as const;
type Layer = (typeof LAYERS)[number];

interface Entry {
  readonly layer: Layer;
  readonly latest: { readonly current: { readonly shortcuts: readonly Shortcut[]; readonly isOn: boolean } };
}

const entries = new Set<Entry>();

/** The keys of a game or a page, for as long as it is there; while they are not on they are listed and do nothing. */
export function useShortcuts(layer: Layer, shortcuts: readonly Shortcut[], isOn = true): void {
  // Not what the last effect saw: effects wait for a paint, and the second of two quick presses would undo the first.
  const latest = useRef<Entry['latest']['current']>({ shortcuts, isOn });
  latest.current = { shortcuts, isOn };
  // With the first drawing, not after its paint: whoever sees a table may press a key at once.
  useLayoutEffect(() => {
    const entry = { layer, latest };
    if (entries.size === 0) addEventListener('keydown', press);
    entries.add(entry);
    return () => {
      entries.delete(entry);
      if (entries.size === 0) removeEventListener('keydown', press);
    };
  }, [layer]);
}

/** What can be pressed here, on one's own turn or now. A key that the game has is left out of the page's. */
export function listShortcuts(): Readonly<Record<'game' | 'page', readonly Pick<Shortcut, 'keys' | 'words'>[]>> {
  const game = shortcutsOf('game');
  const taken = new Set(game.flatMap(({ keys }) => keys));
  const page = shortcutsOf('page')
    .map(({ keys, words }) => ({ words, keys: keys.filter((key) => !taken.has(key)) }))
    .filter(({ keys }) => keys.length > 0);
  return { game, page };
}

/** A key press by name. Signs that need Shift on some keyboards go by the sign alone. */
export function keyOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): string {
  const isLetter = /^\p{Letter}$/u.test(key);
  const name = isLetter ? key.toUpperCase() : key;
  return [ctrlKey || metaKey ? 'Ctrl+' : '', shiftKey && (isLetter || key.length > 1) ? 'Shift+' : '', name].join('');
}

/** The same for `aria-keyshortcuts`. */
export function ariaKeys(keys: readonly string[]): string {
  return keys.map((key) => key.replace('Ctrl+', 'Control+')).join(' ');
}

function shortcutsOf(layer: Layer): readonly Shortcut[] {
  return entriesOf(layer).flatMap(({ shortcuts }) => shortcuts);
}

function entriesOf(layer: Layer): readonly Entry['latest']['current'][] {
  return [...entries].filter((entry) => entry.layer === layer).map(({ latest }) => latest.current);
}

function press(event: KeyboardEvent): void {
  const key = keyOf(event);
  // A key that is held down moves on, but does nothing else twice.
  if (event.defaultPrevented || event.altKey || (event.repeat && !MOVING.test(key))) return;
  if (isMeantElsewhere(event.target, key)) return;
  const found = LAYERS.flatMap(entriesOf)
    .flatMap(({ shortcuts, isOn }) => (isOn ? shortcuts : []))
    .find(({ keys }) => keys.includes(key));
  if (!found) return;
  event.preventDefault();
  found.act(event);
}

/** Where one writes, in a dialog, and where the browser itself gives the key a meaning. */
function isMeantElsewhere(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelector('dialog[open]')) return true;
  if (target.closest('textarea, select, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])'))
    return true;
  if (MOVING.test(key)) return target.closest('input, .table-board') !== null;
  return PRESSING.test(key) && target.closest('button, a, summary, [role=gridcell], input:not([type=range])') !== null;
}

const MOVING = /^(Arrow.+|Home|End|Page.+)$/;
const PRESSING = /^(Enter| )$/;
