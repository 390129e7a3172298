import { CHANCE, type Game, type Move, OVER, type Position, type Seat } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Bot } from '../games/bot.ts';
import type { Budget } from './budget.ts';
import { LeafJudge } from './leaf-judge.ts';
import type { Judge } from './net/judge.ts';
import { addNoise, chooseEdge, KEPT, listLiked, listTried, type RootNoise, type Tried } from './puct-rule.ts';
import { SearchTree } from './search-tree.ts';

/** Guesses at the hidden part that are kept and used again and again, each time with other dice. */
const MAX_WORLDS = 256;
const MAX_PATH = 256;

/**
 * A search guided by nets where seats know different things. Every iteration begins in an imagined position that the view
 * could come from. A decision of the seat that thinks is one node for all positions that look the same to it; a decision of
 * a rival is a node for each imagined position, because the rival knows what it holds. So nobody's choice depends on what
 * it cannot see, and the moves of a node are the same whenever it is met.
 *
 * What an iteration came to is judged by what the thinking seat knows there, its own future cards included: by what a rival
 * knows, it would make no difference what this seat has kept. Rivals prefer moves by what they know. A playout may have a say
 * beside the net; every imagined position being as likely as another, its end is as fair as the net.
 */
export class WorldSearch<P extends Position> {
  private readonly judge: Judge<P>;
  private readonly tree: SearchTree;
  private trial: P;
  private view: P;
  private seed = 0;
  /** The seat that thinks. */
  private seat: Seat = 0;
  private readonly worlds: P[] = [];
  private readonly dice = new SeededRandom(0);
  private readonly moves: Int32Array;
  private readonly priors: Float64Array;
  private readonly leaf: LeafJudge<P>;
  /** The way of an iteration: nodes, the edges taken from them and who took them. */
  private readonly pathNode = new Int32Array(MAX_PATH);
  private readonly pathEdge = new Int32Array(MAX_PATH);
  private readonly pathSeat = new Int32Array(MAX_PATH);
  private length = 0;
  /** Keys of where the trial is: by what the thinking seat has seen, then by everything that happened. */
  private readonly seen = new Int32Array(2);
  private readonly whole = new Int32Array(2);

  constructor(game: Game<P>, bot: Bot<P>, judge: Judge<P>, view: P, iterations: number) {
    this.judge = judge;
    this.leaf = new LeafJudge(bot, judge);
    this.trial = view;
    this.view = view;
    this.moves = new Int32Array(game.maxMoves);
    this.priors = new Float64Array(game.maxMoves);
    this.tree = new SearchTree({ nodes: iterations + 2, edges: KEPT * (iterations + 1) + game.maxMoves });
  }

  /** Searches from what the seat to move knows. The most visited move first. */
  search(view: P, seed: number, budget: Budget, noise?: RootNoise): Tried[] {
    const { tree } = this;
    this.view = view;
    this.seed = seed;
    this.seat = view.turn;
    this.worlds.length = 0;
    this.trial = view.imagine(new SeededRandom(seed));
    this.leaf.begin(this.trial);
    this.dice.restart(seed, -1);
    tree.clear();
    tree.find(0, 0);
    this.meet(0, noise ? this.moves.length : KEPT);
    if (noise) addNoise(tree, noise);
    for (let iterations = 0; budget.spent(iterations) < 1 && this.hasRoom(); iterations++) this.iterate(iterations);
    return listTried(tree);
  }

  /** The same: what was found out before was found in positions that may be impossible by now. */
  searchOn(view: P, seed: number, budget: Budget): Tried[] {
    return this.search(view, seed, budget);
  }

  /** What the search thinks of the root, for either seat of a duel. */
  rootRewards(): Float64Array {
    const mean = this.tree.mean(0);
    return this.seat === 0 ? Float64Array.of(mean, 1 - mean) : Float64Array.of(1 - mean, mean);
  }

  private iterate(round: number): void {
    const { trial, tree } = this;
    const world = round % MAX_WORLDS;
    trial.copyFrom(this.worldAt(world));
    this.dice.restart(this.seed, round);
    this.seen[0] = this.seen[1] = 0;
    this.whole[0] = world + 1;
    this.whole[1] = ~world;
    this.length = 0;
    for (let node = 0; ; node = this.findNode()) {
      if (tree.visits[node] === 0) {
        this.meet(node, KEPT);
        break;
      }
      this.follow(node);
      if (trial.turn === OVER || this.length === MAX_PATH) {
        this.leaf.judge(trial, this.seat, this.dice);
        break;
      }
    }
    this.learn();
  }

  /** Makes a choice, and whatever chance does then. */
  private follow(node: number): void {
    const { trial, tree } = this;
    const edge = chooseEdge(tree, node);
    const at = this.length++;
    this.pathNode[at] = node;
    this.pathEdge[at] = edge;
    this.pathSeat[at] = trial.turn;
    this.play(tree.edgeMove[edge]);
    while (trial.turn === CHANCE) this.play(trial.roll(this.dice));
  }

  private play(move: Move): void {
    mixIn(this.seen, this.trial.viewMove(move, this.seat));
    mixIn(this.whole, move);
    this.trial.play(move);
  }

  private findNode(): number {
    const key = this.trial.turn === this.seat ? this.seen : this.whole;
    return this.tree.find(key[0], key[1]);
  }

  private learn(): void {
    const { tree, pathNode, pathEdge, pathSeat } = this;
    const { rewards, wins } = this.leaf;
    for (let at = this.length - 1; at >= 0; at--) {
      const node = pathNode[at];
      const edge = pathEdge[at];
      const seat = pathSeat[at];
      tree.visits[node]++;
      tree.rewards[node] += rewards[seat];
      tree.edgeVisits[edge]++;
      tree.edgeRewards[edge] += rewards[seat];
      tree.edgeWins[edge] += wins[seat];
    }
  }

  /** Judges the position that the trial is in and lists its moves: those that the net likes best. */
  private meet(node: number, kept: number): void {
    const { trial, tree, judge, moves, priors } = this;
    this.leaf.judge(trial, this.seat, this.dice);
    tree.seat[node] = trial.turn;
    tree.visits[node] = 1;
    tree.rewards[node] = this.leaf.rewards[trial.turn];
    const all = trial.moves(moves);
    if (trial.turn !== this.seat) judge.lookFrom(trial, trial.turn);
    judge.prefer(trial, moves, all, priors);
    listLiked(tree, node, moves, priors, all, kept);
  }

  private worldAt(index: number): P {
    if (index === this.worlds.length) this.worlds.push(this.view.imagine(new SeededRandom(`${this.seed} ${index}`)));
    return this.worlds[index];
  }

  private hasRoom(): boolean {
    const { tree } = this;
    return tree.nodes < tree.firstEdge.length && tree.edges + KEPT <= tree.edgeMove.length;
  }
}

/** The key after one more move or roll; its halves are made apart, so that they do not fail together. */
function mixIn(key: Int32Array, move: Move): void {
  const low = Math.imul(key[0] ^ Math.imul(move + 1, 0x9e3779b1), 0x85ebca6b);
  const high = Math.imul(key[1] ^ Math.imul(move + 1, 0x2c1b3c6d), 0xc2b2ae35);
  key[0] = low ^ (low >>> 15);
  key[1] = high ^ (high >>> 13);
}
