import { OVER } from '../../core/game.ts';
import { rollOn } from '../../core/match.ts';
import { ok, type Result } from '../../core/result.ts';
import { replay } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import { EndedSession } from './ended-session.ts';
import { LocalSession } from './local-session.ts';
import { diceOf } from './new-match.ts';
import type { SavedMatch } from './saved-match.ts';
import type { Session } from './session.ts';
import type { World } from './world.ts';

/** A match that was kept, to be played on unless it has ended. */
export function openSaved(world: World, room: Room, saved: SavedMatch): Result<Session> {
  const match = replay(room.game, saved.record);
  if (!match.ok) return match;
  const { ending } = saved;
  if (ending && match.value.position.turn !== OVER)
    return ok(new EndedSession(world, { room, match: match.value, saved: { ...saved, ending } }));
  const dice = diceOf(saved.secret);
  rollOn(match.value, dice);
  return ok(new LocalSession(world, { room, saved, match: match.value, dice }));
}
