import { texts } from '#texts/web/online.ts';
import type { TableNow } from '../../online/messages/news.ts';
import type { Notice } from './session.ts';

/** What a session on a server knows besides the match. */
export interface RemoteFacts {
  readonly table: TableNow;
  /** The line is lost for longer than a blink. */
  readonly isLost: boolean;
  /** The device itself says that it has no network. */
  readonly isOffline: boolean;
  /** The server speaks of moves that this page cannot follow. */
  readonly isOutdated: boolean;
  /** It is this player's move. */
  readonly acts: boolean;
  /** A move of this player shows, and the server has not confirmed it. */
  readonly isUnsent: boolean;
  /** The name of somebody else who has just resigned. */
  readonly resigned: string | undefined;
}

export interface RemoteActs {
  readonly acknowledge: () => void;
  readonly reload: () => void;
  readonly resume: () => void;
  readonly takeBack: () => void;
  readonly joinRematch: () => void;
}

/** What the people at this screen should know, with what they can do about it. */
export function noticesOf(facts: RemoteFacts, act: RemoteActs): readonly Notice[] {
  const { table, isLost, isOutdated, resigned } = facts;
  const { you, status, seats, rematch } = table;
  const own = you === null ? undefined : seats[you];
  const notices: (Notice | false | undefined)[] = [
    isOutdated && notice('outdated', texts.outdated, texts.reload, act.reload),
    isLost && notice('lost', sayLost(facts)),
    you === null && status !== 'over' && notice('watching', texts.watching),
    status === 'paused' &&
      (own ? notice('paused', texts.paused, texts.resume, act.resume) : notice('paused', texts.paused)),
    own?.late && status === 'live' && notice('late', texts.youAreLate),
    own?.heldBy !== undefined &&
      status !== 'over' &&
      (own.left ? notice('left', texts.youLeft) : notice('held', texts.held, texts.takeSeatBack, act.takeBack)),
    resigned !== undefined &&
      status !== 'over' &&
      notice('resigned', texts.someoneLeft(resigned), texts.understood, act.acknowledge),
    own && rematch !== undefined && notice('rematch', sayRematch(table), texts.joinRematch, act.joinRematch),
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

function sayRematch({ seats, you, rematchBy }: TableNow): string {
  const player = rematchBy === undefined || rematchBy === you ? undefined : seats[rematchBy].player;
  return player && 'name' in player ? texts.wantsRematch(player.name) : texts.rematchMade;
}

function notice(id: string, words: string, action?: string, act?: () => void): Notice {
  return { id, words, actions: action !== undefined && act ? [{ words: action, act }] : [] };
}
