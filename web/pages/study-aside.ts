import { OVER, type Position, type Seat } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import type { Desk, Eyes } from './use-desk.ts';
import { NO_OPINION, type Opinion, useOpinion } from './use-opinion.ts';

/** A seat's chance to win in a variation, which no review knows. */
export interface Aside {
  /** From 0 to 1; absent while it is looked for, and where nobody can tell. */
  readonly chance?: number;
  readonly isThinking: boolean;
}

/**
 * What the computer thinks, where somebody asks; on a board that nobody played, of which the review knows nothing, it tells
 * the chance unasked.
 */
export function useAsked(
  desk: Desk,
  { asks, mayAsk, eyes }: { readonly asks: boolean; readonly mayAsk: boolean; readonly eyes: Eyes },
): { readonly opinion: Opinion; readonly aside: Aside | undefined } {
  const { room, study, at, seat } = desk;
  const isAside = study.record !== undefined && study.mayAsk && !at.isPlayed;
  const known = useOpinion(desk, (asks || isAside) && mayAsk, eyes);
  return {
    opinion: asks ? known : NO_OPINION,
    aside: isAside ? asideOf(room, at.position, known, seat) : undefined,
  };
}

/** By the result, or by what the seat to act thinks: of the others' chances it says something only where there is one. */
export function asideOf({ about }: Pick<Room, 'about'>, position: Position, opinion: Opinion, seat: Seat): Aside {
  const { turn, seats } = position;
  if (turn === OVER) {
    const winners = position.winners() ?? [];
    const share = winners.includes(seat) ? 1 / (about.together ? 1 : winners.length) : 0;
    return { chance: share, isThinking: false };
  }
  const win = opinion.kind === 'ideas' ? opinion.ideas[0].win : undefined;
  if (win === undefined) return { isThinking: opinion.kind === 'thinking' };
  if (about.together || turn === seat) return { chance: win, isThinking: false };
  return seats === 2 ? { chance: 1 - win, isThinking: false } : { isThinking: false };
}
