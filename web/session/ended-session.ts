import { recordOf } from '../../core/match.ts';
import { refuse } from '../../core/platform-faults.ts';
import { type Fault, ok, type Result } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import type { MatchRecord, Timeline } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import type { Ending } from '../../online/messages/parts.ts';
import type { Who } from '../../texts/who.ts';
import { paths } from '../routes.ts';
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

const OVER_ALREADY: Fault = refuse('match.over');

/** A match from a file that its players ended before its rules did: to be looked at, and to be played anew. */
export class EndedSession implements Session {
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
      mayPlay: false,
      canUndo: false,
      canRedo: false,
      guidance: { kind: 'none' },
      chance: undefined,
      ended: ending,
      stalled: sayStalled({ status: 'over', ending, game: room.game.id }, this.names),
      notices: [],
    };
  }

  /** Nothing changes any more. */
  subscribe(): () => void {
    return () => {};
  }

  submit(): Promise<Fault> {
    return Promise.resolve(OVER_ALREADY);
  }

  undo(): Promise<Fault> {
    return Promise.resolve(OVER_ALREADY);
  }

  redo(): Promise<Fault> {
    return Promise.resolve(OVER_ALREADY);
  }

  async rematch(settings: Settings, players = this.players): Promise<Result<string>> {
    const id = startMatch(this.world, this.room, players, settings);
    return id.ok ? ok(paths.match(this.room.game.id, id.value)) : id;
  }

  toFile(): MatchFile {
    return makeFile(this.saved, true, this.world.chance);
  }

  askHints(): void {}

  pickHint(): void {}

  closeHints(): void {}

  liftCurtain(): void {}
}
