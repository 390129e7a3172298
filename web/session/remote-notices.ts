import { texts } from '#texts/web/online.ts';
import type { Seat } from '../../core/game.ts';
import type { TableAsk } from '../../online/messages/asks.ts';
import type { TableNow } from '../../online/messages/news.ts';
import type { SeatNow } from '../../online/messages/parts.ts';
import type { Unsent } from '../online/line.ts';
import { playersOf } from './remote-players.ts';
import type { Notice, Session } from './session.ts';

/** What a session on a server knows besides the match. */
export interface RemoteFacts {
  readonly table: TableNow;
  /** The line is lost for longer than a blink. */
  readonly isLost: boolean;
  /** The device itself says that it has no network. */
  readonly isOffline: boolean;
  /** The server speaks of moves that this page cannot follow. */
  readonly isOutdated: boolean;
  /** Nothing in this game is hidden from anybody. */
  readonly isFaceUp: boolean;
  /** It is this player's move. */
  readonly acts: boolean;
  /** A move of this player shows, and the server has not confirmed it. */
  readonly isUnsent: boolean;
  /** A move of this player was given up: the match had gone on without it. */
  readonly isMissed: boolean;
  /** The name of somebody else who has just resigned. */
  readonly resigned: string | undefined;
}

export interface RemoteActs {
  readonly acknowledge: () => void;
  readonly reload: () => void;
  readonly wish: (ask: Unsent<TableAsk>) => void;
  readonly watchRematch: () => void;
}

/** What the people at this screen should know, with what they can do about it. */
export function noticesOf(facts: RemoteFacts, act: RemoteActs): readonly Notice[] {
  const { table, isLost, isOutdated, isMissed, resigned, isFaceUp } = facts;
  const { you, status, seats, rematch, lost } = table;
  const own = you === null ? undefined : seats[you];
  const notices: (Notice | false | undefined)[] = [
    isOutdated && notice('outdated', texts.outdated, texts.reload, act.reload),
    isLost && notice('lost', sayLost(facts)),
    isMissed && notice('missed', texts.missed, texts.understood, act.acknowledge),
    lost !== undefined &&
      status !== 'over' &&
      notice('lost-seat', texts.lostSeat, texts.takeSeatBack, () => act.wish(sitAgain(seats[lost], lost))),
    you === null &&
      lost === undefined &&
      status !== 'over' &&
      notice('watching', isFaceUp ? texts.watching : texts.watchingSecrets),
    status === 'paused' &&
      lost === undefined &&
      (own
        ? notice('paused', sayPaused(seats), texts.resume, () => act.wish({ type: 'resume' }))
        : notice('paused', sayPaused(seats))),
    own?.late && status === 'live' && notice('late', texts.youAreLate),
    own?.heldBy !== undefined &&
      status !== 'over' &&
      (own.left
        ? notice('left', texts.youLeft)
        : notice('held', texts.held, texts.takeSeatBack, () => act.wish({ type: 'back' }))),
    resigned !== undefined &&
      status !== 'over' &&
      notice('resigned', texts.someoneLeft(resigned), texts.understood, act.acknowledge),
    rematch !== undefined && rematchNotice(table, act),
  ];
  return notices.filter((each) => each !== false && each !== undefined);
}

function sayLost({ table: { rule, status }, acts, isUnsent, isOffline }: RemoteFacts): string {
  const { lost } = texts;
  const isMine = status === 'live' && (acts || isUnsent);
  const runs = isMine && (rule.kind === 'bank' || rule.kind === 'move');
  const then = !isMine ? lost.others : isUnsent ? lost.unsent : lost.onTurn;
  return lost.sentences([isOffline ? lost.offline : lost.trying, ...(runs ? [lost.clockRuns] : []), then]);
}

function sitAgain({ player }: SeatNow, seat: Seat): Unsent<TableAsk> {
  return { type: 'sit', name: 'name' in player ? player.name : '', seat };
}

/** Why nobody plays: everybody wanted it, or nobody sits at a seat that was given again. */
function sayPaused(seats: readonly SeatNow[]): string {
  const given = seats.findIndex(({ vacant, player }) => vacant && 'name' in player);
  return given < 0 ? texts.paused : texts.pausedFor(playersOf(seats)[given].name);
}

/** What somebody can do here about another match: ask for one, sit down at it, or go where it runs. */
export function rematchesOf({ you, rematch, rematchNow, watchers }: TableNow): Session['rematches'] {
  if (you === null) return 'none';
  if (rematch === undefined) return 'same';
  if (rematchNow?.status === 'open' && rematchNow.declined?.includes(you)) return 'declined';
  if (!rematchNow || rematchNow.status === 'open') return rematchNow?.yours ? 'asked' : 'joined';
  return rematchNow.yours || watchers ? 'begun' : 'none';
}

/** Players find the way there in the result; for others it is here. */
function rematchNotice(table: TableNow, { watchRematch, wish }: RemoteActs): Notice {
  const { you, rematchNow } = table;
  if (you !== null) {
    const decline = mayDecline(table, you) ? () => wish({ type: 'decline' }) : undefined;
    return { ...notice('rematch', sayRematch(table), texts.noRematch, decline), isForResult: true };
  }
  if (rematchNow?.status === 'over') return notice('rematch', texts.rematchOver);
  return notice('rematch', sayRematch(table), texts.watchRematch, watchRematch);
}

/** Somebody else waits for an answer. Older servers do not tell who has said no, and take none. */
function mayDecline({ rematchBy, rematchNow }: TableNow, you: Seat): boolean {
  if (rematchNow?.status !== 'open' || rematchNow.yours || rematchBy === you) return false;
  return rematchNow.declined !== undefined && !rematchNow.declined.includes(you);
}

function sayRematch({ seats, you, rematchBy, rematchNow }: TableNow): string {
  if (rematchNow?.status === 'over') return texts.rematchOver;
  if (rematchNow?.status === 'live') return rematchNow.yours ? texts.rematchOn : texts.theyPlayAgain;
  const { declined = [] } = rematchNow ?? {};
  if (you !== null && declined.includes(you)) return texts.youDeclined;
  if (declined.length > 0) return texts.declinedRematch(declined.map((seat) => playersOf(seats)[seat].name));
  if (you !== null && rematchNow?.yours) return texts.askedRematch(othersOf(seats, you));
  if (rematchBy === undefined || rematchBy === you || !('name' in seats[rematchBy].player)) return texts.rematchMade;
  return texts.wantsRematch(playersOf(seats)[rematchBy].name);
}

/** The other people at the table. */
function othersOf(seats: readonly SeatNow[], you: Seat): readonly string[] {
  return playersOf(seats).flatMap(({ kind, name }, seat) => (kind === 'person' && seat !== you ? [name] : []));
}

function notice(id: string, words: string, action?: string, act?: () => void): Notice {
  return { id, words, actions: action !== undefined && act ? [{ words: action, act }] : [] };
}
