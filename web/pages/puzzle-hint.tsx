import { texts } from '#texts/web/puzzle.ts';
import type { Move, Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import { keyed, shortcutsFor } from '../shortcuts.ts';
import { useHintReason } from './use-late-reasons.ts';

/** First what the best move does, then where it is. */
const MOST_HINTS = 2;

export function isPlaceTold(hints: number): boolean {
  return hints >= MOST_HINTS;
}

export function HintButton({ hints, give }: { readonly hints: number; readonly give: (hints: number) => void }) {
  const isSpent = isPlaceTold(hints);
  const more = () => give(hints + 1);
  useShortcuts('page', shortcutsFor({ hint: isSpent ? undefined : more }));
  return (
    <button type="button" disabled={isSpent} onClick={more} {...keyed('hint')}>
      {hints === 0 ? texts.hint : texts.hintMore}
    </button>
  );
}

interface HintedMove {
  readonly room: Room;
  readonly view: Position;
  readonly names: readonly string[];
  readonly best: Move;
  /** Wrong moves that a reason should tell it from. */
  readonly others: readonly Move[];
  /** Those are the move of a match. */
  readonly isPlayed?: boolean;
  readonly hints: number;
}

/** What somebody is told who has asked for a hint. */
export function HintWords({ best, others, hints, ...asked }: HintedMove) {
  const { now, late, isLate } = useHintReason(asked, best, others, hints > 0);
  if (hints === 0) return null;
  const reason = now ?? late;
  return (
    <p class={now === undefined ? 'puzzle-hint is-late' : 'puzzle-hint'}>
      {reason !== undefined && texts.hintSay(reason)} {isLate && now === undefined && texts.looking}{' '}
      {isPlaceTold(hints) && texts.hintPlace}
    </p>
  );
}
