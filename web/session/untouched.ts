import { replay } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import type { SavedMatch } from './saved-match.ts';

/** Left before the first move for so long, a match was only looked at. */
const LEFT = 3_600_000;

/**
 * Matches of a game that somebody opened against the computer and never played. What several people set up, what was
 * taken back and what came from elsewhere is theirs to remove.
 */
export function findUntouched(room: Room, matches: readonly SavedMatch[], now: number): readonly SavedMatch[] {
  return matches.filter(
    (match) =>
      match.record.game === room.game.id &&
      !match.over &&
      now - match.changed > LEFT &&
      match.undone.lines.length === 0 &&
      match.help === undefined &&
      match.copyOf === undefined &&
      match.players.filter(({ kind }) => kind === 'person').length === 1 &&
      hasNoDecision(room, match),
  );
}

/** No person has decided anything; a computer player may have begun. */
function hasNoDecision(room: Room, { record, players }: SavedMatch): boolean {
  const match = replay(room.game, record);
  if (!match.ok) return false;
  return record.log.every((_, line) => players[match.value.turnAt(line)]?.kind !== 'person');
}
