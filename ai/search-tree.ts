import type { Move } from '../core/game.ts';

/** Nodes and edges that a tree may grow to. */
export interface TreeRoom {
  readonly nodes: number;
  readonly edges: number;
}

/**
 * The memory of a search with nets: nodes are positions, edges the moves of those that were met more than once. A node has
 * a key, so that the same position is one node whichever way leads to it. Everything lies in flat arrays.
 */
export class SearchTree {
  /** Nodes: where their edges begin, how many there are (0: not listed yet) and how many of them were tried: the first ones. */
  readonly firstEdge: Int32Array;
  readonly edgeCount: Int32Array;
  readonly triedCount: Int32Array;
  /** Visits, the sum of what they brought, and the seat for which that is counted. */
  readonly visits: Int32Array;
  readonly rewards: Float64Array;
  readonly seat: Int8Array;
  /** Edges, the best-liked first: a move, how much the net likes it, where it leads, and what came of it for the mover. */
  readonly edgeMove: Int32Array;
  readonly edgePrior: Float32Array;
  readonly edgeChild: Int32Array;
  readonly edgeVisits: Int32Array;
  readonly edgeRewards: Float64Array;
  nodes = 0;
  edges = 0;
  private readonly keyLow: Int32Array;
  private readonly keyHigh: Int32Array;
  /** Nodes by their keys; 0 is nobody, since nothing leads back to the root. */
  private readonly slots: Int32Array;

  constructor(room: TreeRoom) {
    this.firstEdge = new Int32Array(room.nodes);
    this.edgeCount = new Int32Array(room.nodes);
    this.triedCount = new Int32Array(room.nodes);
    this.visits = new Int32Array(room.nodes);
    this.rewards = new Float64Array(room.nodes);
    this.seat = new Int8Array(room.nodes);
    this.keyLow = new Int32Array(room.nodes);
    this.keyHigh = new Int32Array(room.nodes);
    this.edgeMove = new Int32Array(room.edges);
    this.edgePrior = new Float32Array(room.edges);
    this.edgeChild = new Int32Array(room.edges);
    this.edgeVisits = new Int32Array(room.edges);
    this.edgeRewards = new Float64Array(room.edges);
    let slots = 64;
    while (slots < 2 * room.nodes) slots *= 2;
    this.slots = new Int32Array(slots);
  }

  clear(): void {
    // Most searches are far smaller than their room.
    const { slots, keyLow } = this;
    if (this.nodes * 8 > slots.length) slots.fill(0);
    else for (let node = 0; node < this.nodes; node++) this.forget(keyLow[node]);
    this.nodes = 0;
    this.edges = 0;
  }

  /** The node of a position; a new one where it was never met. */
  find(low: number, high: number): number {
    const { slots, keyLow, keyHigh } = this;
    const mask = slots.length - 1;
    let slot = low & mask;
    for (let node = slots[slot]; node !== 0; node = slots[slot]) {
      if (keyLow[node] === low && keyHigh[node] === high) return node;
      slot = (slot + 1) & mask;
    }
    const made = this.nodes++;
    slots[slot] = made;
    keyLow[made] = low;
    keyHigh[made] = high;
    this.edgeCount[made] = 0;
    this.triedCount[made] = 0;
    this.visits[made] = 0;
    this.rewards[made] = 0;
    return made;
  }

  /** Room for the moves of a node, of which none was tried. The first edge. */
  list(node: number, count: number): number {
    const first = this.edges;
    this.firstEdge[node] = first;
    this.edgeCount[node] = count;
    this.triedCount[node] = 0;
    this.edges += count;
    this.edgeChild.fill(0, first, this.edges);
    this.edgeVisits.fill(0, first, this.edges);
    this.edgeRewards.fill(0, first, this.edges);
    return first;
  }

  put(edge: number, move: Move, prior: number): void {
    this.edgeMove[edge] = move;
    this.edgePrior[edge] = prior;
  }

  /** What a node is worth to the seat for which it is counted. */
  mean(node: number): number {
    return this.rewards[node] / this.visits[node];
  }

  private forget(low: number): void {
    const { slots } = this;
    const mask = slots.length - 1;
    for (let slot = low & mask; slots[slot] !== 0; slot = (slot + 1) & mask) slots[slot] = 0;
  }
}
