import { texts } from '#texts/web/puzzle.ts';
import type { Move } from '../../core/game.ts';
import type { Ends, KnownEnds } from './use-final-points.ts';
import { type Asked, aheadAtFirst, isTrifle, whyFewer, whyOutweighed, whyRight, whyWrong } from './why-better.ts';
import { whyByTheEnd } from './why-by-the-end.ts';

/**
 * What a puzzle says of its moves: to somebody who takes a hint, after a wrong try and beside the answers. All three ask here, so
 * that they cannot contradict each other. `now` is known at once; `late` follows from how the match ends after each move,
 * which takes a while: undefined where that has nothing to say, `isLate` while it is still looked for.
 */
export interface ToldReason {
  readonly now: string | undefined;
  readonly late: string | undefined;
  readonly isLate: boolean;
}

/** Why a move is right: what it does, and what comes of it, told from the best of the wrong ones: `wrong` begins with that one. */
export function rightReason(
  asked: Asked,
  move: Move,
  wrong: readonly Move[],
  ends: KnownEnds,
  isHint = false,
): ToldReason {
  const now = whyRight(asked, move, wrong);
  if (!ends) return { now, late: undefined, isLate: true };
  const [first, next] = [ends.get(move), ends.get(wrong[0])];
  const byTheEnd = first && next && whyByTheEnd(asked, { ends: first, others: next, isBest: true, isHint });
  return { now, late: byTheEnd, isLate: false };
}

/** What a hint says of the best move, without its place. Where nothing is known that it is for, what kind of move it is. */
export function hintReason(asked: Asked, best: Move, wrong: readonly Move[], ends: KnownEnds): ToldReason {
  const told = rightReason(asked, best, wrong, ends, true);
  if (told.now !== undefined || told.late !== undefined || told.isLate) return told;
  const name = asked.room.nameIdea?.(asked.view, best);
  return { ...told, late: name && texts.hintKind(name) };
}

/**
 * Why a move is wrong. What the best one is for is only told once it is known. That the best brings more at once, or a few
 * points here or there, is not all that a move costs: how the match ends says more. Where nothing is known, nothing is told:
 * that it wins less often stands beside it.
 */
export function wrongReason(asked: Asked, move: Move, best: Move, ends: KnownEnds, isOver: boolean): ToldReason {
  const now = whyWrong(asked, move, best) ?? (isOver ? whyOutweighed(asked, move, best) : undefined);
  if (now !== undefined && !isTrifle(asked, move, best)) return { now, late: undefined, isLate: false };
  if (!ends) return { now: undefined, late: undefined, isLate: true };
  const [first, own] = [ends.get(best), ends.get(move)];
  const late = first && own && costOf(asked, move, best, own, first);
  return { now: undefined, late: late ?? now ?? whyFewer(asked, move, best), isLate: false };
}

function costOf(asked: Asked, move: Move, best: Move, ends: Ends, others: Ends): string | undefined {
  return whyByTheEnd(asked, { ends, others, isBest: false, ahead: aheadAtFirst(asked, move, best) });
}
