import { CHANCE, type Game, type Move, OVER, type Position } from '../core/game.ts';
import type { Bot, Level } from '../games/bot.ts';
import type { Budget } from './budget.ts';
import { type Candidate, putBestFirst, rank } from './candidates.ts';
import { record, sortByReward } from './halving.ts';
import type { Playouts } from './playout.ts';
import { judge, type Outcome } from './reward.ts';

/** How strongly curiosity weighs against what is known. */
const CURIOSITY = 0.6;
const MAX_NODES = 1 << 17;
/** Nodes that an iteration may add: one for each decision or roll on its way down. */
const NODES_EACH = 8;
const MAX_PATH = 64;
/** Replies tried at a node grow with the root of its visits. */
const FIRST_REPLIES = 2;

/**
 * Information-set search with PUCT: one tree over what can be seen, every iteration in another imagined world; each seat
 * plays for its own reward (max^n). Chance is part of the path. The root spends its budget by the same rule.
 */
export function growTree<P extends Position>(
  game: Game<P>,
  bot: Bot<P>,
  candidates: Candidate[],
  playouts: Playouts<P>,
  level: Level,
  budget: Budget,
): number {
  const tree = new Tree(game, bot, playouts, level);
  const priors = priorsOf(candidates, bot.spread);
  let iterations = 0;
  do {
    const at = chooseCandidate(candidates, priors, iterations);
    tree.iterate(candidates[at], at + 1, iterations);
    iterations++;
  } while (budget.spent(iterations) < 1);
  const visited = candidates.filter(({ visits }) => visits > 0);
  const fresh = candidates.filter(({ visits }) => visits === 0);
  // The most visited is the one that stayed best for longest.
  visited.sort((a, b) => b.visits - a.visits || b.rewards / b.visits - a.rewards / a.visits);
  for (const [at, candidate] of [...visited, ...fresh].entries()) candidates[at] = candidate;
  if (visited.length > 1 && visited[1].visits > visited[0].visits * 0.5) sortByReward(candidates, 2);
  return iterations;
}

/** Glances as probabilities. */
function priorsOf(candidates: readonly Candidate[], spread: number): Float64Array {
  const best = Math.max(...candidates.map(({ worth }) => worth));
  const raw = Float64Array.from(candidates, ({ worth }) => Math.exp((6 * (worth - best)) / spread));
  const total = raw.reduce((sum, one) => sum + one, 0);
  return raw.map((one) => one / total);
}

function chooseCandidate(candidates: readonly Candidate[], priors: Float64Array, iterations: number): number {
  const root = Math.sqrt(iterations + 1);
  let best = 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < candidates.length; at++) {
    const { visits, rewards } = candidates[at];
    const value = (visits > 0 ? rewards / visits : 1) + (CURIOSITY * priors[at] * root) / (1 + visits);
    if (value > bestValue) {
      bestValue = value;
      best = at;
    }
  }
  return best;
}

class Tree<P extends Position> {
  private readonly bot: Bot<P>;
  private readonly playouts: Playouts<P>;
  private readonly width: number;
  private readonly moves: Int32Array;
  private readonly worth: Float64Array;
  private readonly outcome: Outcome = { reward: 0, win: 0 };
  /** A node is the position after a move from its parent; found by hashing both. */
  private readonly slots: Int32Array;
  private readonly parent: Int32Array;
  private readonly move: Int32Array;
  /** How often a choice was made here. */
  private readonly choices: Int32Array;
  /** How often the move was tried. */
  private readonly visits: Int32Array;
  /** Rewards of the seat that made the move. */
  private readonly rewards: Float64Array;
  private readonly path = new Int32Array(MAX_PATH);
  private readonly movers = new Int32Array(MAX_PATH);
  /** Nodes there is room for; once it is full, the tree is walked but grows no more. */
  private readonly room: number;
  private size = 1;

  constructor(game: Game<P>, bot: Bot<P>, playouts: Playouts<P>, { width = 8, iterations }: Level) {
    this.bot = bot;
    this.playouts = playouts;
    this.width = width;
    let room = 4 * MAX_PATH;
    while (room < MAX_NODES && room < iterations * NODES_EACH) room *= 2;
    this.room = room;
    this.slots = new Int32Array(2 * room);
    this.parent = new Int32Array(room);
    this.move = new Int32Array(room);
    this.choices = new Int32Array(room);
    this.visits = new Int32Array(room);
    this.rewards = new Float64Array(room);
    this.moves = new Int32Array(game.maxMoves);
    this.worth = new Float64Array(game.maxMoves);
  }

  iterate(candidate: Candidate, key: number, round: number): void {
    const { playouts } = this;
    playouts.begin(round);
    playouts.trial.play(candidate.move);
    const length = this.descend(this.child(0, key));
    playouts.finish();
    record(candidate, playouts);
    for (let at = 0; at < length; at++) {
      const node = this.path[at];
      judge(this.bot, playouts.trial, this.movers[at], this.outcome);
      this.visits[node]++;
      this.rewards[node] += this.outcome.reward;
    }
  }

  /** Walks down until a node that was never left before; the length of the path. */
  private descend(from: number): number {
    const { trial, dice } = this.playouts;
    const { features } = this.bot;
    let node = from;
    let length = 0;
    while (trial.turn !== OVER && length < MAX_PATH && this.size < this.room - 2 * MAX_PATH) {
      // A deal that nobody can foresee: behind it every path would be a new one, and the tree full of them.
      if (features?.isLeaf(trial)) break;
      if (trial.turn === CHANCE) {
        const roll = trial.roll(dice);
        trial.play(roll);
        node = this.child(node, roll);
        continue;
      }
      const isFresh = this.choices[node]++ === 0;
      this.movers[length] = trial.turn;
      const move = this.choose(node);
      node = this.child(node, move);
      this.path[length++] = node;
      trial.play(move);
      if (isFresh) break;
    }
    return length;
  }

  /** PUCT among the best-ranked replies, more of them the more often the node was visited. */
  private choose(node: number): Move {
    const { moves, worth } = this;
    const { trial } = this.playouts;
    const count = trial.moves(moves);
    if (count === 1) return moves[0];
    rank(this.bot, trial, moves, count, worth);
    const times = this.choices[node];
    const kept = Math.min(count, this.width, FIRST_REPLIES + Math.floor(Math.sqrt(times)));
    putBestFirst(moves, worth, count, kept);
    let best = moves[0];
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < kept; at++) {
      const child = this.find(node, moves[at]);
      const seen = this.visits[child];
      const prior = Math.exp((6 * (worth[at] - worth[0])) / this.bot.spread) / kept;
      const value = (seen > 0 ? this.rewards[child] / seen : 1) + (CURIOSITY * prior * Math.sqrt(times)) / (1 + seen);
      if (value > bestValue) {
        bestValue = value;
        best = moves[at];
      }
    }
    return best;
  }

  /** The node after a move, 0 when there is none yet. */
  private find(node: number, move: Move): number {
    for (let slot = this.slotOf(node, move); ; slot = (slot + 1) & (this.slots.length - 1)) {
      const found = this.slots[slot];
      if (found === 0 || (this.parent[found] === node && this.move[found] === move)) return found;
    }
  }

  private child(node: number, move: Move): number {
    const found = this.find(node, move);
    if (found > 0) return found;
    let slot = this.slotOf(node, move);
    while (this.slots[slot] !== 0) slot = (slot + 1) & (this.slots.length - 1);
    const made = this.size++;
    this.slots[slot] = made;
    this.parent[made] = node;
    this.move[made] = move;
    return made;
  }

  private slotOf(node: number, move: Move): number {
    const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(move + 1, 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) & (this.slots.length - 1);
  }
}
