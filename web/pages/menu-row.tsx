import type { ComponentChildren } from 'preact';
import { keyed, type ShortcutId } from '../shortcuts.ts';
import { LinkButton } from './link-button.tsx';
import { MenuIcon, type MenuIconName } from './menu-icon.tsx';

/** Rows that belong together. Those that end something have no heading. */
export function MenuGroup({ title, children }: { readonly title?: string; readonly children: ComponentChildren }) {
  return (
    <section class="menu-group">
      {title && <h3>{title}</h3>}
      <div>{children}</div>
    </section>
  );
}

/** Something to do. */
export function MenuRow({
  icon,
  word,
  act,
  id,
  isGrave = false,
  tells = false,
}: {
  readonly icon: MenuIconName;
  readonly word: string;
  /** Absent where it cannot be done now. */
  readonly act: (() => void) | undefined;
  /** The key that does it too. */
  readonly id?: ShortcutId;
  /** It costs the match. */
  readonly isGrave?: boolean;
  /** Its word changes once it is done, which is heard. */
  readonly tells?: boolean;
}) {
  return (
    <button
      type="button"
      class={isGrave ? 'fatal' : ''}
      disabled={act === undefined}
      onClick={act}
      aria-live={tells ? 'polite' : undefined}
      {...(id && keyed(id))}
    >
      <MenuIcon name={icon} />
      {word}
    </button>
  );
}

/** Somewhere to go. */
export function MenuLink({
  icon,
  ...link
}: {
  readonly icon: MenuIconName;
  readonly to: string;
  readonly word: string;
}) {
  return <LinkButton {...link} icon={<MenuIcon name={icon} />} />;
}
