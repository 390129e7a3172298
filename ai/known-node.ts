import type { Game, Position } from '../core/game.ts';
import type { SearchTree } from './search-tree.ts';

/** A node that had a smaller part of the visits than this is not worth looking for: what it knows is soon found again. */
const LEAST_PART = 1 / 50;
/** Moves after which a position may come: a round or two. */
const MOST_MOVES = 8;

/**
 * The node of a position that was met by the search that began at `start`, if only moves lie between; none where a roll
 * does, or where the search hardly looked.
 */
export function findKnownNode<P extends Position>(
  game: Game<P>,
  tree: SearchTree,
  start: P,
  wanted: P,
): number | undefined {
  const text = game.format(wanted);
  const least = tree.visits[0] * LEAST_PART;
  const lookUnder = (node: number, position: P, moves: number): number | undefined => {
    if (position.turn === wanted.turn && game.format(position) === text) return node;
    if (moves === MOST_MOVES) return undefined;
    const next = position.copy();
    const end = tree.firstEdge[node] + tree.edgeCount[node];
    for (let edge = tree.firstEdge[node]; edge < end; edge++) {
      if (tree.edgeVisits[edge] < Math.max(1, least)) continue;
      next.copyFrom(position);
      next.play(tree.edgeMove[edge]);
      const found = lookUnder(tree.edgeChild[edge], next, moves + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return lookUnder(0, start, 0);
}
