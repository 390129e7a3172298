import { CHANCE, type Game, OVER, type Position, type Seat } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Bot } from '../games/bot.ts';
import type { Budget } from './budget.ts';
import { findKnownNode } from './known-node.ts';
import { LeafJudge } from './leaf-judge.ts';
import type { Judge } from './net/judge.ts';
import { addNoise, chooseEdge, KEPT, listLiked, listTried, type RootNoise, type Tried } from './puct-rule.ts';
import { SearchTree } from './search-tree.ts';

const MAX_PATH = 256;
const MAX_SEATS = 8;

/**
 * A search guided by nets (PUCT): a net prefers moves and judges where the search ends, in some games together with a few
 * continuations that are played out from there. Every seat plays for its own reward. Chance is rolled again each time a path
 * comes to it. Where the order of moves does not matter, a position is known again whichever way led to it, and what was found
 * there counts on all of them.
 */
export class Puct<P extends Position> {
  private readonly game: Game<P>;
  private readonly judge: Judge<P>;
  private readonly tree: SearchTree;
  /** The position that is played on; a copy of each root, because a board may differ from match to match. */
  private trial: P;
  /** Where the last search began. */
  private root: P | undefined;
  private readonly leaf: LeafJudge<P>;
  private readonly dice = new SeededRandom(0);
  private readonly moves: Int32Array;
  private readonly priors: Float64Array;
  /** Iterations of this search, and what they brought every seat. */
  private iterations = 0;
  private readonly sums = new Float64Array(MAX_SEATS);
  /** The way of an iteration: nodes, the edges taken from them (none where chance acts) and who took them. */
  private readonly pathNode = new Int32Array(MAX_PATH);
  private readonly pathEdge = new Int32Array(MAX_PATH);
  private readonly pathSeat = new Int32Array(MAX_PATH);
  private length = 0;
  /** The key of the position that the trial is in. */
  private low = 0;
  private high = 0;

  constructor(game: Game<P>, bot: Bot<P>, judge: Judge<P>, start: P, iterations: number) {
    this.game = game;
    this.judge = judge;
    this.leaf = new LeafJudge(bot, judge);
    this.trial = start;
    this.moves = new Int32Array(game.maxMoves);
    this.priors = new Float64Array(game.maxMoves);
    // An iteration may meet several rolls on its way, and the last one must not run out of nodes in the middle.
    this.tree = new SearchTree({
      nodes: Math.ceil(1.25 * iterations) + 2 * MAX_PATH,
      edges: KEPT * (iterations + 1) + 2 * game.maxMoves,
    });
  }

  /** Searches from a position in which nothing is hidden. The most visited move first. */
  search(root: P, seed: number, budget: Budget, noise?: RootNoise): Tried[] {
    const { tree } = this;
    tree.clear();
    tree.find(0, 0);
    this.beginAt(root);
    this.dice.restart(seed, -1);
    this.meet(0);
    this.expand(0, noise ? this.moves.length : KEPT);
    if (noise) addNoise(tree, noise);
    return this.grow(root, seed, budget);
  }

  /**
   * The same, going on from what the last search found out about this position, if it comes soon after that search's and
   * was looked at there. Otherwise everything begins again.
   */
  searchOn(root: P, seed: number, budget: Budget): Tried[] {
    const { tree } = this;
    const node = this.root && findKnownNode(this.game, tree, this.root, root);
    // Where the net liked one move only, nothing else was listed; a root looks further.
    if (node === undefined || tree.edgeCount[node] < 2) return this.search(root, seed, budget);
    tree.keep(node);
    this.beginAt(root);
    return this.grow(root, seed, budget);
  }

  private beginAt(root: P): void {
    this.root = root.copy();
    this.trial = root.copy();
    this.leaf.begin(root);
  }

  private grow(root: P, seed: number, budget: Budget): Tried[] {
    const { seats } = root;
    let iterations = 0;
    this.sums.fill(0);
    while (budget.spent(iterations) < 1 && this.hasRoom()) {
      this.dice.restart(seed, iterations++);
      this.trial.copyFrom(root);
      this.iterate();
      for (let seat = 0; seat < seats; seat++) this.sums[seat] += this.leaf.rewards[seat];
    }
    this.iterations = iterations;
    return listTried(this.tree);
  }

  /** What the search thinks of the root, for every seat. */
  rootRewards(): Float64Array {
    const { trial, tree, sums, iterations } = this;
    if (trial.seats !== 2) return sums.slice(0, trial.seats).map((sum) => sum / iterations);
    const mean = tree.mean(0);
    return tree.seat[0] === 0 ? Float64Array.of(mean, 1 - mean) : Float64Array.of(1 - mean, mean);
  }

  private iterate(): void {
    const { trial, tree } = this;
    this.length = 0;
    this.low = tree.keyLow[0];
    this.high = tree.keyHigh[0];
    for (let node = 0; ; ) {
      const { turn } = trial;
      if (turn === OVER || this.length === MAX_PATH || this.judge.features.isLeaf(trial)) {
        this.meet(node);
        break;
      }
      if (tree.visits[node] === 0) {
        this.meet(node);
        if (turn !== CHANCE) this.expand(node, KEPT);
        break;
      }
      if (turn === CHANCE) {
        const roll = trial.roll(this.dice);
        trial.play(roll);
        this.step(node, -1, turn);
        this.mixIn(roll + 1, turn);
        node = tree.find(this.low, this.high);
        continue;
      }
      node = this.follow(node, chooseEdge(tree, node), turn);
    }
    this.learn();
  }

  private step(node: number, edge: number, seat: Seat): void {
    const at = this.length++;
    this.pathNode[at] = node;
    this.pathEdge[at] = edge;
    this.pathSeat[at] = seat;
  }

  private follow(node: number, edge: number, seat: Seat): number {
    const { tree } = this;
    const move = tree.edgeMove[edge];
    this.step(node, edge, seat);
    this.trial.play(move);
    this.mixIn(move + 1, seat);
    if (tree.edgeChild[edge] === 0) tree.edgeChild[edge] = tree.find(this.low, this.high);
    return tree.edgeChild[edge];
  }

  /** The key after a move: where the order is of no account, everything that was played is put together in any order. */
  private mixIn(move: number, seat: Seat): void {
    const isFree = this.judge.features.isOrderFree && seat >= 0;
    const before = isFree ? 0 : Math.imul(this.low, 0x2c1b3c6d) ^ this.high;
    const mixed = Math.imul((move * MAX_SEATS + seat) ^ before, 0x9e3779b1);
    const low = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
    const high = Math.imul(mixed ^ (mixed >>> 13) ^ 0x27d4eb2f, 0xc2b2ae35);
    this.low = (isFree ? this.low : 0) ^ low ^ (low >>> 16);
    this.high = (isFree ? this.high : 0) ^ high ^ (high >>> 16);
  }

  /** Tells everybody on the path what came of it, the last first. */
  private learn(): void {
    const { tree, pathNode, pathEdge, pathSeat } = this;
    const isDuel = this.trial.seats === 2;
    for (let at = this.length - 1; at >= 0; at--) {
      const node = pathNode[at];
      const edge = pathEdge[at];
      if (edge >= 0) tree.edgeWins[edge] += this.leaf.wins[pathSeat[at]];
      if (edge < 0) this.count(node);
      else if (isDuel) this.learnFromChild(node, edge, pathSeat[at]);
      else {
        tree.edgeVisits[edge]++;
        tree.edgeRewards[edge] += this.leaf.rewards[pathSeat[at]];
        this.count(node);
      }
    }
  }

  private count(node: number): void {
    const { tree } = this;
    tree.visits[node]++;
    tree.rewards[node] += this.leaf.rewards[tree.seat[node]];
  }

  /** An edge is worth what the node behind it is worth by now, other ways to it included. */
  private learnFromChild(node: number, edge: number, seat: Seat): void {
    const { tree } = this;
    const child = tree.edgeChild[edge];
    const mean = tree.mean(child);
    const visits = ++tree.edgeVisits[edge];
    const gain = visits * (tree.seat[child] === seat ? mean : 1 - mean) - tree.edgeRewards[edge];
    tree.edgeRewards[edge] += gain;
    tree.visits[node]++;
    tree.rewards[node] += gain;
  }

  /** Judges the position that the trial is in. */
  private meet(node: number): void {
    const { tree, trial } = this;
    this.leaf.judge(trial, Math.max(0, trial.turn), this.dice);
    tree.seat[node] = Math.max(0, trial.turn);
    this.count(node);
  }

  /** Lists the moves of the position that the trial is in and that was judged last: those that the net likes best. */
  private expand(node: number, kept: number): void {
    const { trial, moves, priors, tree } = this;
    const all = trial.moves(moves);
    this.judge.prefer(trial, moves, all, priors);
    listLiked(tree, node, moves, priors, all, kept);
  }

  private hasRoom(): boolean {
    const { tree } = this;
    return tree.nodes + MAX_PATH < tree.firstEdge.length && tree.edges + MAX_PATH < tree.edgeMove.length;
  }
}
