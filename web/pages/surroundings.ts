import type { ComponentChildren } from 'preact';
import type { ShortcutId } from '../shortcuts.ts';
import type { Act } from './use-fault.ts';

/** What a page adds to a table where the match is more than moves on a board: people elsewhere, clocks, talk. */
export interface Surroundings {
  /** For the browser's tab, instead of the game and its players. */
  readonly title: string;
  /** Above and below everything in the side column. */
  readonly above: ComponentChildren;
  readonly below: ComponentChildren;
  /** What no sheet may hide: who is to move, and how much time they have. Nothing once the match is over. */
  readonly stays: ComponentChildren;
  /** Between prompt and facts: what others ask for. */
  readonly beside: ComponentChildren;
  /** Somebody else is to move, and is not here. */
  readonly isAway: boolean;
  /** In the bar, before the menu. */
  readonly actions: (act: Act) => ComponentChildren;
  /** The menu's groups for this match, instead of the usual. */
  readonly menu: (parts: MenuParts) => ComponentChildren;
  /** Keys that other tables have and this one never. */
  readonly noKeys: readonly ShortcutId[];
  /** Under the score of a match that is over. */
  readonly afterScore: ComponentChildren;
}

export interface MenuParts {
  readonly act: Act;
  readonly close: () => void;
  /** Absent before the first move. */
  readonly lookBack: (() => void) | undefined;
}
