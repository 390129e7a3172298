import type { Move, Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { dice } from '../session/dice.ts';
import { isMistake } from '../study/chances.ts';
import { decisionOf, type StudyNode } from '../study/study-tree.ts';
import { shownWith } from './after-move.ts';
import { type Desk, mayTellDecision, verdictOn } from './use-desk.ts';
import type { Opinion } from './use-opinion.ts';

/**
 * What would have been better than the mistake that led here, where somebody wants to see that. The computer's ideas are for
 * what was played: nothing else is shown beside them.
 */
export function betterShown(
  desk: Desk,
  opinion: Opinion,
): { readonly before: StudyNode; readonly move: Move } | undefined {
  if (!desk.isBetterShown || opinion.kind !== 'none') return undefined;
  const before = decisionOf(desk.at)?.parent;
  const verdict = verdictOn(desk, desk.at);
  if (!before || !verdict || !isMistake(verdict) || !mayTellDecision(desk, desk.at)) return undefined;
  const best = desk.room.game.parseMove(before.position, verdict.best);
  return best.ok ? { before, move: best.value } : undefined;
}

/** Whether a move can be seen on the board: to keep a tile and draw another changes nothing there. */
export function isSeen(room: Room, position: Position, move: Move): boolean {
  return room.placesOf === undefined || room.placesOf(position, move).length > 0;
}

/** The board that shows that move. */
export function betterInstead(desk: Desk, opinion: Opinion): Position | undefined {
  const better = betterShown(desk, opinion);
  return better && shownWith(desk.room, better.before.position, better.move);
}

/**
 * Goes to the board that is seen before somebody tries a move there or asks about it. It becomes a variation only with what is
 * added there. Returns the place.
 */
export function goToShown(desk: Desk, opinion: Opinion): StudyNode {
  const { tree } = desk;
  const better = betterShown(desk, opinion);
  if (better) tree.look(better.before, better.move, dice);
  return tree.at;
}

/** The same, and keeps it, so that somebody who leaves the page finds the way back. */
export function keepShown(desk: Desk, opinion: Opinion): StudyNode {
  const { tree } = desk;
  const better = betterShown(desk, opinion);
  if (better) {
    tree.go(better.before);
    tree.play(better.move, dice);
  }
  return tree.at;
}
