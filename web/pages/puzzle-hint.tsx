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

/** How many there are after another one: where nothing can be said of what the move does, it is shown at once. */
export function hintsAfter(hints: number, reason: string | undefined): number {
  return reason === undefined ? MOST_HINTS : hints + 1;
}

export function HintButton({ give, ...asked }: HintedMove & { readonly give: (hints: number) => void }) {
  const { hints, room, view, names, best, others } = asked;
  const isSpent = isPlaceTold(hints);
  const more = () => give(hintsAfter(hints, whyRight({ room, view, names }, best, others)));
  useShortcuts('page', shortcutsFor({ hint: isSpent ? undefined : more }));
  return (
    <button type="button" disabled={isSpent} onClick={more} {...keyed('hint')}>
      {hints === 0 ? texts.hint : texts.hintMore}
    </button>
  );
}

export interface HintedMove {
  readonly room: Room;
  readonly view: Position;
  readonly names: readonly string[];
  readonly best: Move;
  /** Wrong moves that a reason should tell it from. */
  readonly others: readonly Move[];
  readonly hints: number;
}

/** What somebody is told who has asked for a hint. */
export function HintWords(props: HintedMove) {
  return props.hints === 0 ? null : <Hint {...props} />;
}

function Hint({ room, view, names, best, others, hints }: HintedMove) {
  const reason = useMemo(() => whyRight({ room, view, names }, best, others), [room, view, names, best, others]);
  if (reason === undefined) return isPlaceTold(hints) ? <p class="puzzle-hint">{texts.hintOnlyPlace}</p> : null;
  return (
    <p class="puzzle-hint">
      {texts.hintSay(reason)} {isPlaceTold(hints) && texts.hintPlace}
    </p>
  );
}
