import { useMemo } from 'preact/hooks';
import { texts } from '#texts/web/puzzle.ts';
import type { Move, Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { useShortcuts } from '../../kit/shortcuts.ts';
import { keyed, shortcutsFor } from '../shortcuts.ts';
import { whyRight } from './why-better.ts';

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

interface WordsProps {
  readonly room: Room;
  readonly view: Position;
  readonly names: readonly string[];
  readonly best: Move;
  /** Wrong moves that a reason should tell it from. */
  readonly others: readonly Move[];
  readonly hints: number;
}

/** What somebody is told who has asked for a hint. */
export function HintWords(props: WordsProps) {
  return props.hints === 0 ? null : <Hint {...props} />;
}

function Hint({ room, view, names, best, others, hints }: WordsProps) {
  const reason = useMemo(() => whyRight({ room, view, names }, best, others), [room, view, names, best, others]);
  return (
    <p class="puzzle-hint">
      {reason === undefined ? texts.hintNone : texts.hintSay(reason)} {isPlaceTold(hints) && texts.hintPlace}
    </p>
  );
}
