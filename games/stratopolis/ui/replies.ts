import type { Seat } from '../../../core/game.ts';
import type { StratopolisPosition } from '../position.ts';
import { listPlacementsOf, MAX_MOVES, placeOf, tileOf } from '../rules.ts';
import { scoresWith } from '../scoring.ts';
import { keeping } from './keeping.ts';

/** What the next tile of a player can do to both scores. */
export interface Reply {
  /** What it brings the player who places it. */
  readonly theirs: number;
  /** What it does to the other. */
  readonly mine: number;
}

const placements = new Int32Array(MAX_MOVES);

/**
 * The best that a seat could do on a board with the tiles it has face up, whoever is to move: both know these tiles. It is
 * best by what it changes in the lead. Nothing where no tile is face up, or where all are open and anything may come.
 */
export function bestReply(board: StratopolisPosition, seat: Seat): Reply | undefined {
  if (board.upTo === 0) return undefined;
  const count = listPlacementsOf(board, seat, placements);
  const before = Array.from(board.scores());
  const trial = board.copy();
  let best: Reply | undefined;
  for (let at = 0; at < count; at++) {
    const scores = scoresWith(trial, tileOf(placements[at]), placeOf(placements[at]));
    const theirs = scores[seat] - before[seat];
    const mine = scores[1 - seat] - before[1 - seat];
    if (best === undefined || theirs - mine > best.theirs - best.mine) best = { theirs, mine };
  }
  return best;
}

/** By how much a reply changes the lead. */
export function worthOf(reply: Reply | undefined): number {
  return reply ? reply.theirs - reply.mine : 0;
}

/** Of the board before a move: several moves are compared with it. */
export const bestReplyBefore = keeping(bestReply);
