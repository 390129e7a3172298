import { sideTold } from '../study/chances.ts';
import { chanceFor } from '../study/told-chance.ts';
import { betterShown } from './better-move.ts';
import { reviewedChance } from './known-chance.ts';
import { type Desk, type Eyes, verdictOn } from './use-desk.ts';
import { NO_OPINION, type Opinion, useOpinion } from './use-opinion.ts';

/** A seat's chance to win on a board that nobody played. */
export interface Aside {
  /** From 0 to 1; absent while it is looked for, and where nobody can tell. */
  readonly chance?: number;
  readonly isThinking: boolean;
}

/**
 * What the computer thinks, where somebody asks; on a board that nobody played, of which the review knows little, it tells the
 * chance unasked.
 */
export function useAsked(
  desk: Desk,
  { asks, mayAsk, eyes }: { readonly asks: boolean; readonly mayAsk: boolean; readonly eyes: Eyes },
): { readonly opinion: Opinion; readonly aside: Aside | undefined } {
  const { study, at } = desk;
  const isAside = study.record !== undefined && study.mayAsk && !at.isPlayed;
  const known = useOpinion(desk, (asks || isAside) && mayAsk, eyes);
  const opinion = asks ? known : NO_OPINION;
  return { opinion, aside: betterAside(desk, opinion) ?? (isAside ? asideOf(desk, known) : undefined) };
}

/** The board shows the move that would have been better: so does the chance. */
function betterAside(desk: Desk, opinion: Opinion): Aside | undefined {
  const verdict = betterShown(desk, opinion) && verdictOn(desk, desk.at);
  return verdict && { chance: sideTold(desk.rests, verdict, desk.seat).best, isThinking: false };
}

/** By the result or the review, or by what the seat to act thinks: of the others' chances it says something only where there is one. */
export function asideOf(desk: Pick<Desk, 'room' | 'at' | 'seat' | 'rests' | 'decisions'>, opinion: Opinion): Aside {
  const { room, at, seat } = desk;
  const known = reviewedChance(desk, at, seat);
  if (known) return { chance: known.win, isThinking: false };
  const { win, doubt = 0 } = opinion.kind === 'ideas' ? opinion.ideas[0] : {};
  if (win === undefined) return { isThinking: opinion.kind === 'thinking' };
  const told = chanceFor(seat, { win, doubt, seat: at.position.turn }, at.position, room.about.together === true);
  return { ...(told && { chance: told.win }), isThinking: false };
}
