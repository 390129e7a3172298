import type { Move } from '../core/game.ts';
import type { SeededRandom } from '../core/random.ts';
import type { SearchTree } from './search-tree.ts';

/** How strongly the net's preferences weigh against what the search has seen. */
const CURIOSITY = 0.6;
/** The net's preferences are taken a little less seriously than it does: where it is too sure, nothing else is tried. */
const TEMPER = 0.85;
/** A move that was not tried yet is thought to be worth this much less than its position. */
const UNTRIED = 0.03;
/** Moves of a position that are looked at: the ones the net likes best; and, except at the root, none that it likes less. */
export const KEPT = 24;
const LEAST_LIKED = 0.002;

/** What the search found out about one move at the root. */
export interface Tried {
  readonly move: Move;
  readonly prior: number;
  readonly visits: number;
  /** Sums over the visits, for the seat to move. */
  readonly rewards: number;
  readonly wins: number;
}

/** Preferences at the root that self-play adds, so that it sees more than what the net likes now. */
export interface RootNoise {
  readonly share: number;
  readonly random: SeededRandom;
}

/** The moves of the root, the most visited first. */
export function listTried({
  firstEdge,
  edgeCount,
  edgeMove,
  edgePrior,
  edgeVisits,
  edgeRewards,
  edgeWins,
}: SearchTree): Tried[] {
  return Array.from({ length: edgeCount[0] }, (_, at) => {
    const edge = firstEdge[0] + at;
    return {
      move: edgeMove[edge],
      prior: edgePrior[edge],
      visits: edgeVisits[edge],
      rewards: edgeRewards[edge],
      wins: edgeWins[edge],
    };
  }).sort((a, b) => b.visits - a.visits || b.prior - a.prior);
}

/** The edge to follow from a node: what has been good so far, or what the net likes and nobody has tried much. */
export function chooseEdge(tree: SearchTree, node: number): number {
  const { edgeVisits, edgeRewards, edgePrior } = tree;
  const first = tree.firstEdge[node];
  const last = first + tree.triedCount[node];
  const visits = tree.visits[node];
  const weight = CURIOSITY * Math.sqrt(visits);
  let best = last;
  let most = Number.NEGATIVE_INFINITY;
  // Edges are tried in their order: of those that were not, only the first, the best-liked, can be the best.
  if (last < first + tree.edgeCount[node]) most = tree.rewards[node] / visits - UNTRIED + weight * edgePrior[last];
  for (let edge = first; edge < last; edge++) {
    const seen = edgeVisits[edge];
    const value = edgeRewards[edge] / seen + (weight * edgePrior[edge]) / (1 + seen);
    if (value > most) {
      most = value;
      best = edge;
    }
  }
  if (best === last) tree.triedCount[node]++;
  return best;
}

/** Lists the most liked of the first `all` moves under a node, the most liked first. Changes the order of the moves. */
export function listLiked(
  tree: SearchTree,
  node: number,
  moves: Int32Array,
  priors: Float64Array,
  all: number,
  kept: number,
): void {
  const count = node === 0 ? all : dropUnliked(moves, priors, all, LEAST_LIKED);
  const width = Math.min(kept, count);
  putLikedFirst(moves, priors, count, width);
  let total = 0;
  for (let at = 0; at < width; at++) {
    priors[at] **= TEMPER;
    total += priors[at];
  }
  const first = tree.list(node, width);
  for (let at = 0; at < width; at++) tree.put(first + at, moves[at], priors[at] / total);
}

/** Mixes noise into the preferences at the root. */
export function addNoise(tree: SearchTree, { share, random }: RootNoise): void {
  const count = tree.edgeCount[0];
  const noise = Float64Array.from({ length: count }, () => ((random.below(1 << 16) + 1) / (1 << 16)) ** 6);
  const total = noise.reduce((sum, one) => sum + one, 0);
  const mixed = Array.from({ length: count }, (_, edge) => ({
    move: tree.edgeMove[edge],
    prior: (1 - share) * tree.edgePrior[edge] + (share * noise[edge]) / total,
  })).sort((a, b) => b.prior - a.prior);
  for (const [edge, { move, prior }] of mixed.entries()) tree.put(edge, move, prior);
}

/** Drops the moves that are liked less than `least`; how many are left. */
function dropUnliked(moves: Int32Array, priors: Float64Array, count: number, least: number): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    if (priors[at] < least) continue;
    moves[kept] = moves[at];
    priors[kept++] = priors[at];
  }
  return kept;
}

/** Moves the `kept` most liked of the first `count` to the front, the most liked first. */
function putLikedFirst(moves: Int32Array, priors: Float64Array, count: number, kept: number): void {
  for (let from = 1; from < count; from++) {
    const prior = priors[from];
    const sorted = Math.min(from, kept);
    if (from >= kept && prior <= priors[kept - 1]) continue;
    const move = moves[from];
    let at = sorted;
    // What falls out at the end is forgotten.
    if (from >= kept) at = kept - 1;
    for (; at > 0 && priors[at - 1] < prior; at--) {
      priors[at] = priors[at - 1];
      moves[at] = moves[at - 1];
    }
    priors[at] = prior;
    moves[at] = move;
  }
}
