import { useArrowsToBoard } from '../../kit/arrows-to-board.ts';
import { focusLegalPlace } from '../../kit/legal-places.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import type { Session } from '../session/session.ts';
import { shortcutsFor } from '../shortcuts.ts';
import type { OpenDialog } from './table-dialogs.tsx';
import type { Act } from './use-fault.ts';

/** The keys of a table; what cannot be done now has none. While somebody looks back, only those that change nothing. */
export function useTableShortcuts({
  session,
  open,
  act,
  isBack,
  isPlaying,
  lookBack,
  lookUp,
}: {
  readonly session: Session;
  readonly open: (dialog: OpenDialog) => void;
  readonly act: Act;
  /** Somebody looks back. */
  readonly isBack: boolean;
  /** A great moment is shown, and nobody can play. */
  readonly isPlaying: boolean;
  readonly lookBack: (() => void) | undefined;
  readonly lookUp: () => void;
}): void {
  const { moves, canUndo, canRedo } = session.snapshot;
  const always = { menu: () => open('menu'), help: () => open('shortcuts') };
  const playing = {
    hint: moves.length > 0 && !isPlaying ? () => session.askHints() : undefined,
    undo: canUndo ? () => act(session.undo()) : undefined,
    redo: canRedo ? () => act(session.redo()) : undefined,
    next: () => void focusLegalPlace(1),
    previous: () => void focusLegalPlace(-1),
    lookBack,
  };
  useArrowsToBoard();
  useShortcuts('page', shortcutsFor(isBack ? { ...always, lookBack: lookUp } : { ...always, ...playing }));
}
