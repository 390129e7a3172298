import type { Move } from '../core/game.ts';

/** Nodes and edges that a tree may grow to. */
export interface TreeRoom {
  readonly nodes: number;
  readonly edges: number;
}

/**
 * The memory of a search with nets: nodes are positions, edges the moves of those that were met more than once. A node has
 * a key, so that the same position is one node whichever way leads to it. Node 0 is the root. Everything lies in flat
 * arrays.
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
  readonly edgeWins: Float64Array;
  nodes = 0;
  edges = 0;
  readonly keyLow: Int32Array;
  readonly keyHigh: Int32Array;
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
    this.edgeWins = new Float64Array(room.edges);
    let slots = 64;
    while (slots < 2 * room.nodes) slots *= 2;
    this.slots = new Int32Array(slots);
  }

  clear(): void {
    this.forgetKeys();
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
    this.edgeWins.fill(0, first, this.edges);
    return first;
  }

  put(edge: number, move: Move, prior: number): void {
    this.edgeMove[edge] = move;
    this.edgePrior[edge] = prior;
  }

  /**
   * Makes a node the root, forgets all that moves do not lead to from there, and closes the gaps. What came after a roll is
   * forgotten too: no edge leads there.
   */
  keep(root: number): void {
    if (root === 0) return;
    const places = this.placesAfter(root);
    this.forgetKeys();
    const { nodes } = this;
    this.nodes = 0;
    this.edges = 0;
    for (let node = 1; node < nodes; node++) {
      if (places[node] < 0) continue;
      this.moveEdges(node, places);
      this.moveNode(node, places[node]);
      this.nodes++;
    }
    for (let node = 1; node < this.nodes; node++) this.slots[this.freeSlot(this.keyLow[node])] = node;
  }

  /** The new place of every node that stays: the root's is 0, the others keep their order. −1 for those that go. */
  private placesAfter(root: number): Int32Array {
    const { firstEdge, edgeCount, edgeChild, nodes } = this;
    const places = new Int32Array(nodes).fill(-1);
    const found = [root];
    places[root] = 0;
    for (const node of found) {
      const end = firstEdge[node] + edgeCount[node];
      for (let edge = firstEdge[node]; edge < end; edge++) {
        const child = edgeChild[edge];
        if (child === 0 || places[child] >= 0) continue;
        places[child] = 0;
        found.push(child);
      }
    }
    let next = 1;
    for (let node = 1; node < nodes; node++) if (places[node] === 0 && node !== root) places[node] = next++;
    return places;
  }

  /** Edges were listed in the order of their nodes, so what is moved covers nothing that is still to be moved. */
  private moveEdges(node: number, places: Int32Array): void {
    const { edgeChild } = this;
    const from = this.firstEdge[node];
    const count = this.edgeCount[node];
    const to = this.edges;
    if (count === 0) return;
    const lists = [this.edgeMove, this.edgePrior, edgeChild, this.edgeVisits, this.edgeRewards, this.edgeWins];
    for (const list of lists) list.copyWithin(to, from, from + count);
    for (let edge = to; edge < to + count; edge++) if (edgeChild[edge] > 0) edgeChild[edge] = places[edgeChild[edge]];
    this.firstEdge[node] = to;
    this.edges += count;
  }

  private moveNode(from: number, to: number): void {
    const lists = [this.firstEdge, this.edgeCount, this.triedCount, this.visits, this.rewards, this.seat];
    for (const list of [...lists, this.keyLow, this.keyHigh]) list[to] = list[from];
  }

  /** What a node is worth to the seat for which it is counted. */
  mean(node: number): number {
    return this.rewards[node] / this.visits[node];
  }

  private freeSlot(low: number): number {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = low & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    return slot;
  }

  private forgetKeys(): void {
    // Most searches are far smaller than their room.
    const { slots, keyLow } = this;
    if (this.nodes * 8 > slots.length) slots.fill(0);
    else for (let node = 0; node < this.nodes; node++) this.forget(keyLow[node]);
  }

  private forget(low: number): void {
    const { slots } = this;
    const mask = slots.length - 1;
    for (let slot = low & mask; slots[slot] !== 0; slot = (slot + 1) & mask) slots[slot] = 0;
  }
}
