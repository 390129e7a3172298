import { CHANCE, type Game, type Move, OVER, type Position, type Seat } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Bot } from '../games/bot.ts';
import type { Budget } from './budget.ts';
import type { Judge } from './net/judge.ts';
import { judge as judgeEnd, type Outcome } from './reward.ts';
import { swapMoves } from './swap.ts';

/** How strongly the net's preferences weigh against what the search has seen. */
const CURIOSITY = 0.6;
/** A move that was not tried yet is thought to be worth this much less than its position. */
const UNTRIED = 0.1;
/** Moves of a position that are looked at: the ones the net likes best. */
const KEPT = 32;
const MAX_PATH = 256;
const MAX_SEATS = 8;
const MAX_NODES = 1 << 18;

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

/**
 * A tree search guided by nets (PUCT): a net prefers moves and judges where the tree ends; nothing is played out. Every
 * seat plays for its own reward. Chance is rolled anew each time a path comes to it. Everything lies in flat arrays.
 */
export class Puct<P extends Position> {
  private readonly bot: Bot<P>;
  private readonly judge: Judge<P>;
  /** The position that is played on; a copy of each root, because a board may differ from match to match. */
  private trial: P;
  private readonly dice = new SeededRandom(0);
  private readonly moves: Int32Array;
  private readonly priors: Float64Array;
  private readonly outcome: Outcome = { reward: 0, win: 0 };
  private readonly rewards = new Float64Array(MAX_SEATS);
  private readonly wins = new Float64Array(MAX_SEATS);

  /** Nodes: where their edges begin and how many there are (0: not looked at yet), visits, sums for the mover. */
  private readonly firstEdge: Int32Array;
  private readonly edgeCount: Int32Array;
  private readonly nodeVisits: Int32Array;
  private readonly nodeRewards: Float64Array;
  /** Edges: a move, how much the net likes it, where it leads, and what came of it for the mover. */
  private readonly edgeMove: Int32Array;
  private readonly edgePrior: Float32Array;
  private readonly edgeChild: Int32Array;
  private readonly edgeVisits: Int32Array;
  private readonly edgeRewards: Float64Array;
  private readonly edgeWins: Float64Array;
  /** Nodes behind a roll, found by hashing the node and the roll. */
  private readonly slots: Int32Array;
  private readonly slotNode: Int32Array;
  private readonly slotRoll: Int32Array;

  private readonly pathNode = new Int32Array(MAX_PATH);
  private readonly pathEdge = new Int32Array(MAX_PATH);
  private readonly pathSeat = new Int32Array(MAX_PATH);
  private nodes = 0;
  private edges = 0;

  constructor(game: Game<P>, bot: Bot<P>, judge: Judge<P>, start: P, iterations: number) {
    this.bot = bot;
    this.judge = judge;
    this.trial = start;
    this.moves = new Int32Array(game.maxMoves);
    this.priors = new Float64Array(game.maxMoves);
    // An iteration may meet several rolls on its way, and the last one must not run out of nodes in the middle.
    const nodes = Math.min(MAX_NODES, 4 * iterations + 2 * MAX_PATH);
    this.firstEdge = new Int32Array(nodes);
    this.edgeCount = new Int32Array(nodes);
    this.nodeVisits = new Int32Array(nodes);
    this.nodeRewards = new Float64Array(nodes);
    const edges = Math.min(nodes, iterations + 2) * KEPT + game.maxMoves;
    this.edgeMove = new Int32Array(edges);
    this.edgePrior = new Float32Array(edges);
    this.edgeChild = new Int32Array(edges);
    this.edgeVisits = new Int32Array(edges);
    this.edgeRewards = new Float64Array(edges);
    this.edgeWins = new Float64Array(edges);
    let slots = 64;
    while (slots < 2 * nodes) slots *= 2;
    this.slots = new Int32Array(slots);
    this.slotNode = new Int32Array(slots);
    this.slotRoll = new Int32Array(slots);
  }

  /** Searches from a position in which nothing is hidden. The most visited move first. */
  search(root: P, seed: number, budget: Budget, noise?: RootNoise): Tried[] {
    this.clear();
    this.newNode();
    this.trial = root.copy();
    this.expand(0, noise ? this.moves.length : KEPT);
    if (noise) this.addNoise(noise);
    let iterations = 0;
    while (budget.spent(iterations) < 1 && this.hasRoom()) {
      this.dice.restart(seed, iterations++);
      this.trial.copyFrom(root);
      this.iterate();
    }
    return this.tried().sort((a, b) => b.visits - a.visits || b.prior - a.prior);
  }

  /** What the net thought of the root before the search, for the seat to move. */
  get rootReward(): number {
    return this.nodeRewards[0] / Math.max(1, this.nodeVisits[0]);
  }

  private tried(): Tried[] {
    return Array.from({ length: this.edgeCount[0] }, (_, edge) => ({
      move: this.edgeMove[edge],
      prior: this.edgePrior[edge],
      visits: this.edgeVisits[edge],
      rewards: this.edgeRewards[edge],
      wins: this.edgeWins[edge],
    }));
  }

  private iterate(): void {
    const { trial, pathNode, pathEdge, pathSeat } = this;
    let node = 0;
    let length = 0;
    for (;;) {
      const { turn } = trial;
      if (turn === OVER || this.judge.features.isLeaf(trial)) {
        this.judgeAll();
        break;
      }
      if (turn === CHANCE) {
        const roll = trial.roll(this.dice);
        trial.play(roll);
        node = this.afterRoll(node, roll);
        continue;
      }
      if (this.edgeCount[node] === 0) {
        this.expand(node, KEPT);
        break;
      }
      const edge = this.choose(node);
      pathNode[length] = node;
      pathEdge[length] = edge;
      pathSeat[length++] = turn;
      trial.play(this.edgeMove[edge]);
      if (this.edgeChild[edge] === 0) this.edgeChild[edge] = this.newNode();
      node = this.edgeChild[edge];
      if (length === MAX_PATH) {
        this.judgeAll();
        break;
      }
    }
    this.learn(length);
  }

  /** Tells everybody on the path what came of it. */
  private learn(length: number): void {
    for (let at = 0; at < length; at++) {
      const node = this.pathNode[at];
      const edge = this.pathEdge[at];
      const seat = this.pathSeat[at];
      this.nodeVisits[node]++;
      this.nodeRewards[node] += this.rewards[seat];
      this.edgeVisits[edge]++;
      this.edgeRewards[edge] += this.rewards[seat];
      this.edgeWins[edge] += this.wins[seat];
    }
  }

  private choose(node: number): number {
    const { edgeVisits, edgeRewards, edgePrior } = this;
    const first = this.firstEdge[node];
    const last = first + this.edgeCount[node];
    const visits = this.nodeVisits[node];
    const untried = this.nodeRewards[node] / visits - UNTRIED;
    const weight = CURIOSITY * Math.sqrt(visits);
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (let edge = first; edge < last; edge++) {
      const seen = edgeVisits[edge];
      const value = (seen > 0 ? edgeRewards[edge] / seen : untried) + (weight * edgePrior[edge]) / (1 + seen);
      if (value > most) {
        most = value;
        best = edge;
      }
    }
    return best;
  }

  /** Judges the position that the trial is in, lists its moves and keeps the best-liked of them. */
  private expand(node: number, kept: number): void {
    const { trial, moves, priors } = this;
    const count = trial.moves(moves);
    this.judgeAll();
    this.judge.prefer(trial, moves, count, priors);
    const width = Math.min(kept, count);
    if (width < count) putLikedFirst(moves, priors, count, width);
    let total = 0;
    for (let at = 0; at < width; at++) total += priors[at];
    const first = this.edges;
    this.firstEdge[node] = first;
    this.edgeCount[node] = width;
    for (let at = 0; at < width; at++) {
      this.edgeMove[first + at] = moves[at];
      this.edgePrior[first + at] = priors[at] / total;
    }
    this.edges += width;
    this.nodeVisits[node] = 1;
    this.nodeRewards[node] = this.rewards[trial.turn];
  }

  /** Every seat's reward and win, exactly where the match is over. The mover is judged last: `prefer` goes on from there. */
  private judgeAll(): void {
    const { trial, rewards, wins } = this;
    if (trial.turn !== OVER) {
      this.judge.judgeAll(trial, rewards, wins);
      return;
    }
    for (let seat: Seat = 0; seat < trial.seats; seat++) {
      judgeEnd(this.bot, trial, seat, this.outcome);
      rewards[seat] = this.outcome.reward;
      wins[seat] = this.outcome.win;
    }
  }

  private addNoise({ share, random }: RootNoise): void {
    const count = this.edgeCount[0];
    const noise = Float64Array.from({ length: count }, () => ((random.below(1 << 16) + 1) / (1 << 16)) ** 6);
    const total = noise.reduce((sum, one) => sum + one, 0);
    for (let edge = 0; edge < count; edge++) {
      this.edgePrior[edge] = (1 - share) * this.edgePrior[edge] + (share * noise[edge]) / total;
    }
  }

  private afterRoll(node: number, roll: Move): number {
    const { slots, slotNode, slotRoll } = this;
    const mask = slots.length - 1;
    const mixed = Math.imul(node + 1, 0x9e3779b1) ^ Math.imul(roll + 1, 0x85ebca6b);
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    while (slots[slot] !== 0 && (slotNode[slot] !== node || slotRoll[slot] !== roll)) slot = (slot + 1) & mask;
    if (slots[slot] === 0) {
      slots[slot] = this.newNode();
      slotNode[slot] = node;
      slotRoll[slot] = roll;
    }
    return slots[slot];
  }

  private newNode(): number {
    const node = this.nodes++;
    this.edgeCount[node] = 0;
    this.nodeVisits[node] = 0;
    this.nodeRewards[node] = 0;
    return node;
  }

  private hasRoom(): boolean {
    return this.nodes + MAX_PATH < this.firstEdge.length && this.edges + KEPT < this.edgeMove.length;
  }

  private clear(): void {
    this.edgeChild.fill(0, 0, this.edges);
    this.edgeVisits.fill(0, 0, this.edges);
    this.edgeRewards.fill(0, 0, this.edges);
    this.edgeWins.fill(0, 0, this.edges);
    this.slots.fill(0);
    this.nodes = 0;
    this.edges = 0;
  }
}

/** Moves the `kept` most liked of the first `count` to the front, in no order. */
function putLikedFirst(moves: Int32Array, priors: Float64Array, count: number, kept: number): void {
  let worst = leastLiked(priors, kept);
  for (let at = kept; at < count; at++) {
    if (priors[at] <= priors[worst]) continue;
    swapMoves(moves, priors, at, worst);
    worst = leastLiked(priors, kept);
  }
}

function leastLiked(priors: Float64Array, count: number): number {
  let least = 0;
  for (let at = 1; at < count; at++) if (priors[at] < priors[least]) least = at;
  return least;
}
