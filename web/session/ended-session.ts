import { recordOf } from '../../core/match.ts';
import { refuse } from '../../core/platform-faults.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import type { MatchRecord, Timeline } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import type { Ending } from '../../online/messages/parts.ts';
import type { Who } from '../../texts/who.ts';
import { paths } from '../routes.ts';
import { LookedAt, NOBODY_PLAYS } from './looked-at.ts';
import { type MatchFile, makeFile } from './match-file.ts';
import { startMatch } from './new-match.ts';
import { sayStalled } from './online-result.ts';
import { Onlooker } from './onlooker.ts';
import type { Player } from './player.ts';
import type { SavedMatch } from './saved-match.ts';
import { namesOf } from './seat-names.ts';
import type { Session, Snapshot } from './session.ts';
import { NOTHING_UNDONE } from './undone.ts';
import type { World } from './world.ts';

/** A match from a file that its players ended before its rules did: to be looked at, and to be played anew. */
export class EndedSession extends LookedAt implements Session {
  readonly id: string;
  readonly address: string;
  readonly room: Room;
  readonly players: readonly Player[];
  readonly names: readonly Who[];
  readonly settings: Settings;
  readonly record: MatchRecord;
  readonly rematches = 'any';
  readonly snapshot: Snapshot;
  private readonly world: World;
  private readonly saved: SavedMatch;

  constructor(
    world: World,
    {
      room,
      match,
      saved,
    }: { readonly room: Room; readonly match: Timeline; readonly saved: SavedMatch & { readonly ending: Ending } },
  ) {
    super(refuse('match.over'));
    const { id, players, ending } = saved;
    this.world = world;
    this.saved = saved;
    this.id = id;
    this.address = paths.match(room.game.id, id);
    this.room = room;
    this.players = players;
    this.names = namesOf(players);
    this.settings = match.settings;
    this.record = recordOf(match);
    this.snapshot = {
      ...new Onlooker(room, match, players, true).look(NOTHING_UNDONE, false),
      ...NOBODY_PLAYS,
      ended: ending,
      stalled: sayStalled({ status: 'over', ending, game: room.game.id }, this.names),
    };
  }

  /** Nothing changes any more. */
  subscribe(): () => void {
    return () => {};
  }

  async rematch(settings: Settings, players = this.players): Promise<Result<string>> {
    const id = startMatch(this.world, this.room, players, settings);
    return id.ok ? ok(paths.match(this.room.game.id, id.value)) : id;
  }

  toFile(): MatchFile {
    return makeFile(this.saved, true, this.world.chance);
  }
}
