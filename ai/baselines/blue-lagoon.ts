import type { Move } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { isIn } from '../../games/blue-lagoon/board.ts';
import { RESOURCES } from '../../games/blue-lagoon/components.ts';
import type { BlueLagoonPosition } from '../../games/blue-lagoon/position.ts';
import { MAX_MOVES, pieceOf, tileOf } from '../../games/blue-lagoon/rules.ts';
import { phasePoints } from '../../games/blue-lagoon/scoring.ts';
import { FREE, NOTHING, VILLAGE } from '../../games/blue-lagoon/state.ts';
import { bestMove } from './best-move.ts';

/** The best score difference to the best rival one move on, as the game would score now; nothing else counts. */
export function greedy(view: BlueLagoonPosition, random: Random): Move {
  return lookAhead(view, random, (after) => leadNow(after, view.mover));
}

/**
 * After the best public player: take a token now, resources first; else go beside a token; else what scores. On the way
 * it builds its villages on different islands and never on a stone circle. No search.
 */
export function tokenFirst(view: BlueLagoonPosition, random: Random): Move {
  return lookAhead(
    view,
    random,
    (after, move) => leadNow(after, view.mover) + rungOf(view, move) + villageWorth(view, move),
  );
}

/** Steps of a ladder, farther apart than any score difference. */
const RUNG = 1000;

function rungOf(view: BlueLagoonPosition, move: Move): number {
  const tile = tileOf(move);
  const token = view.tokens[tile];
  if (token < RESOURCES) return 6 * RUNG;
  if (token !== NOTHING) return 5 * RUNG;
  // Two tokens at once are better than one, a resource better than a statuette.
  return Math.min(4 * RUNG, tokensOpenedBy(view, tile) * RUNG);
}

/** Resources beside a tile that the seat cannot take yet; a statuette counts for half. */
function tokensOpenedBy(view: BlueLagoonPosition, tile: number): number {
  const reach = view.reachOf(view.mover);
  let opened = 0;
  for (const next of view.board.neighbours(tile)) {
    const token = view.tokens[next];
    if (token === NOTHING || isIn(view.words, reach, next) || !isIn(view.words, FREE, next)) continue;
    opened += token < RESOURCES ? 1 : 0.5;
  }
  return opened;
}

/** A village on an island that has none survives half-time there: worth a little over a settler; any other is kept in hand. */
function villageWorth(view: BlueLagoonPosition, move: Move): number {
  if (pieceOf(move) !== VILLAGE || view.short) return 0;
  const { board } = view;
  const tile = tileOf(move);
  const settled = view.villages(view.mover).some((village) => board.islandOf[village] === board.islandOf[tile]);
  return settled || board.isCircle(tile) ? -RUNG / 2 : RUNG / 4;
}

function leadNow(after: BlueLagoonPosition, seat: number): number {
  // A phase that has just ended is already counted, and its pieces are gone.
  const worth = (who: number) => after.points[who] + (after.turn < 0 ? 0 : phasePoints(after, who));
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < after.seats; other++) if (other !== seat) rival = Math.max(rival, worth(other));
  return worth(seat) - rival;
}

/** The move after which `worth` is greatest. */
function lookAhead(
  view: BlueLagoonPosition,
  random: Random,
  worth: (after: BlueLagoonPosition, move: Move) => number,
): Move {
  const moves = new Int32Array(MAX_MOVES);
  const after = view.copy();
  return bestMove(moves.subarray(0, view.moves(moves)), random, (move) => {
    after.copyFrom(view);
    after.play(move);
    return worth(after, move);
  });
}
