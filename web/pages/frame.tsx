import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { texts } from '#texts/web/frame.ts';
import { focusPage } from '../../kit/focus.ts';
import { scrollToPlace } from '../scroll-place.ts';
import { titleTab } from '../tab-title.ts';
import { SettingsButton } from './settings-button.tsx';

/**
 * The bar every page has: the name, where you are, and what you can do here.
 * `game` lets a game's own style sheet speak, e.g. give its seats other colours: `.is-stratopolis { --seat-0: … }`.
 */
export function Frame({
  title,
  crumb,
  actions,
  children,
  fixed = false,
  hasMenu = false,
  game,
  style,
}: {
  /** For the browser's tab. */
  readonly title: string;
  readonly crumb?: ComponentChildren;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
  /** A page that fills the window and never scrolls. */
  readonly fixed?: boolean;
  /** Its menu has the settings. */
  readonly hasMenu?: boolean;
  readonly game?: string;
  /** The colours of the seats, where they were chosen. */
  readonly style?: Readonly<Record<string, string>>;
}) {
  useEffect(() => {
    titleTab(title);
  }, [title]);
  // Before the page is painted, and before a page scrolls to a place that its address names.
  useLayoutEffect(scrollToPlace, []);
  useEffect(focusPage, []);
  return (
    <div class={`page${fixed ? ' is-fixed' : ''}${game ? ` is-${game}` : ''}`} style={style}>
      <header class="bar">
        <Link href="/" class="brand" aria-label={texts.allGames}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <rect x="1" y="1" width="22" height="22" rx="6" />
            <circle cx="7.5" cy="7.5" r="2" />
            <circle cx="16.5" cy="7.5" r="2" />
            <circle cx="12" cy="12" r="2" />
            <circle cx="7.5" cy="16.5" r="2" />
            <circle cx="16.5" cy="16.5" r="2" />
          </svg>
          <span>{texts.brand}</span>
        </Link>
        <span class="crumb">{crumb}</span>
        <nav class="actions" aria-label={texts.actions}>
          {actions}
          {/* A page that is still fetched may turn out to be a table, which has a menu. */}
          {!(hasMenu || (fixed && crumb === undefined)) && (
            <SettingsButton isShort={crumb !== undefined} isRoomy={fixed} />
          )}
        </nav>
      </header>
      <main tabIndex={-1}>{children}</main>
    </div>
  );
}
