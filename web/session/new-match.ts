import { openMatch, recordOf } from '../../core/match.ts';
import { fail } from '../../core/platform-faults.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import { type MatchRecord, replay, type Timeline } from '../../core/timeline.ts';
import type { Room } from '../../games/room.ts';
import { FairDice, parseSecret } from '../../online/fair-dice.ts';
import type { Ending } from '../../online/messages/parts.ts';
import type { Player } from './player.ts';
import type { Luck } from './saved-match.ts';
import { NOTHING_UNDONE } from './undone.ts';
import type { World } from './world.ts';

/** Left before the first move for so long, a match was only looked at. */
const LEFT = 3_600_000;

/** Begins a match and keeps it, in place of those of this game that nobody played. The answer is its id. */
export function startMatch(world: World, room: Room, players: readonly Player[], settings: Settings): Result<string> {
  const { store, clock } = world;
  for (const { id, record, untouched, changed } of store.listMatches().matches)
    if (untouched && record.game === room.game.id && clock.now() - changed > LEFT) store.removeMatch(id);
  const secret = world.chance.newSecret();
  const match = openMatch(room.game, players.length, settings, diceOf(secret));
  const untouched = players.filter(({ kind }) => kind === 'person').length === 1;
  return match.ok ? ok(keepNew(world, match.value, players, { secret }, { untouched })) : match;
}

/** Where a match came from, if it was not begun here; and whether anybody will miss it. */
interface Origin {
  /** The match on a server that it copies. */
  readonly copyOf?: string;
  readonly isFromFile?: boolean;
  /** Begun here by one person alone; what several people set up is kept at once. */
  readonly untouched?: boolean;
  /** Of a finished match. */
  readonly luck?: Luck | undefined;
  /** How the people at its table ended it; it does not go on then. */
  readonly ending?: Ending | undefined;
}

/** Keeps a match that came from elsewhere. It goes on with dice of its own, unless it has ended there. */
export function keepRecord(
  world: World,
  room: Room,
  record: MatchRecord,
  players: readonly Player[],
  origin: Origin = {},
): Result<string> {
  const match = replay(room.game, record);
  if (!match.ok) return match;
  if (players.length !== record.seats) return fail('match.players');
  const own = { secret: world.chance.newSecret(), carried: match.value.length };
  const isOver = match.value.position.winners() !== undefined;
  return ok(keepNew(world, match.value, players, (isOver && origin.luck) || own, origin));
}

/** The dice of the match with this secret. */
export function diceOf(secret: string): FairDice {
  const bytes = parseSecret(secret);
  if (!bytes) throw new Error('A match has a secret that is none.');
  return new FairDice(bytes);
}

function keepNew(
  world: World,
  match: Timeline,
  players: readonly Player[],
  luck: Luck,
  { copyOf, isFromFile = false, untouched = false, ending }: Origin = {},
): string {
  const isByRules = match.position.winners() !== undefined;
  const over = isByRules || ending !== undefined;
  const id = world.chance.newId();
  world.store.saveMatch({
    id,
    record: recordOf(match),
    players,
    secret: luck.secret,
    ...(luck.carried ? { carried: luck.carried } : {}),
    undone: NOTHING_UNDONE,
    changed: world.clock.now(),
    over,
    ...(ending && !isByRules && { ending }),
    ...(copyOf === undefined ? {} : { copyOf }),
    ...(isFromFile && over ? { isFromFile } : {}),
    ...(untouched ? { untouched } : {}),
    version: 0,
  });
  return id;
}
