import { texts } from '#texts/web/online.ts';
import type { TableNow } from '../../online/messages/news.ts';
import type { Notice } from './session.ts';

/** What a session on a server knows besides the match. */
export interface RemoteFacts {
  readonly table: TableNow;
  /** The line is lost for longer than a blink. */
  readonly isLost: boolean;
  /** The server speaks of moves that this page cannot follow. */
  readonly isOutdated: boolean;
  /** It is this player's move. */
  readonly acts: boolean;
}

export interface RemoteActs {
  readonly reload: () => void;
  readonly resume: () => void;
  readonly takeBack: () => void;
  readonly joinRematch: () => void;
}

/** What the people at this screen should know, with what they can do about it. */
export function noticesOf({ table, isLost, isOutdated, acts }: RemoteFacts, act: RemoteActs): readonly Notice[] {
  const { you, status, seats, rematch } = table;
  const own = you === null ? undefined : seats[you];
  const notices: (Notice | false | undefined)[] = [
    isOutdated && notice('outdated', texts.outdated, texts.reload, act.reload),
    isLost && notice('lost', acts ? texts.lostOnTurn : texts.lost),
    you === null && status !== 'over' && notice('watching', texts.watching),
    status === 'paused' &&
      (own ? notice('paused', texts.paused, texts.resume, act.resume) : notice('paused', texts.paused)),
    own?.late && status === 'live' && notice('late', texts.youAreLate),
    own?.heldBy !== undefined &&
      status !== 'over' &&
      (own.left ? notice('left', texts.youLeft) : notice('held', texts.held, texts.takeSeatBack, act.takeBack)),
    own && rematch !== undefined && notice('rematch', sayRematch(table), texts.joinRematch, act.joinRematch),
  ];
  return notices.filter((each) => each !== false && each !== undefined);
}

function sayRematch({ seats, you, rematchBy }: TableNow): string {
  const player = rematchBy === undefined || rematchBy === you ? undefined : seats[rematchBy].player;
  return player && 'name' in player ? texts.wantsRematch(player.name) : texts.rematchMade;
}

function notice(id: string, words: string, action?: string, act?: () => void): Notice {
  return { id, words, actions: action !== undefined && act ? [{ words: action, act }] : [] };
}
