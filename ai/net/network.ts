/** How large a net is. Position features lead to a hidden layer; from there one way leads to the value, one to the moves. */
export interface NetShape {
  readonly features: number;
  readonly moveFeatures: number;
  /** Units of the first layer; a multiple of four, as all layers are, because sums are made four at a time. */
  readonly hidden: number;
  /** Units between the first layer and the value. */
  readonly second: number;
  /** Length of the vector that a move's features are compared with. */
  readonly choice: number;
  /** Seats that are judged at once, in turn order from the one that looks; 1 in a duel, where the rival gets the rest. */
  readonly values: number;
}

/** Weights of the first layer are at most so many steps, either way: a sum of 500 of them fits into 16 bits. */
export const MOST_STEPS = 63;

/** The numbers of one net, as a file keeps them. Rows come one after the other. */
export interface NetWeights {
  /** A row of `hidden` for each feature, in steps of `firstScale`. */
  readonly first: Int8Array;
  readonly firstScale: Float32Array;
  readonly firstBias: Float32Array;
  /** A row of `hidden` for each of the `second` units. */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  /** Rows of `second`: the reward of each seat that is judged, then the win of each. */
  readonly value: Float32Array;
  /** In the same order: what is added always, and for a lead of 1. */
  readonly valueBias: Float32Array;
  readonly lead: Float32Array;
  /** A row of `hidden` for each entry of the choice vector. */
  readonly choice: Float32Array;
  readonly choiceBias: Float32Array;
  /** A row of `choice` for each feature of a move, in steps of `moveScale`, and what the feature is worth by itself. */
  readonly move: Int8Array;
  readonly moveScale: Float32Array;
  readonly moveBias: Float32Array;
}

/** How many features and moves a net must have room for. */
export interface NetRoom {
  readonly active: number;
  readonly moveActive: number;
  readonly moves: number;
}

/**
 * A small net for computer players: many features of which few hold at a time, so that its first layer is a sum of rows.
 * The asker writes features into `active`, leads into `leads`, features of moves into `moveActive` and `ends`.
 */
export interface Network {
  readonly active: Int32Array;
  /** How far each seat that is judged is ahead of its best rival. */
  readonly leads: Float64Array;
  readonly moveActive: Int32Array;
  readonly ends: Int32Array;
  /** What each seat may expect, from 0 to 1, after `judge`: first the one that looked, then the others in turn order. */
  readonly rewards: Float64Array;
  readonly wins: Float64Array;
  /** Judges a position by the features that hold: the first `count` of `active`. */
  judge(count: number): void;
  /**
   * How likely each of `count` moves is the best, in the position judged last. The features of move m are those from
   * `ends[m - 1]` to `ends[m]`.
   */
  prefer(count: number, priors: Float64Array): void;
}

/** What every net has, whatever makes its sums: where features are written, and where its last judgement is read. */
export abstract class NetworkDesk implements Network {
  readonly active: Int32Array;
  readonly moveActive: Int32Array;
  readonly ends: Int32Array;
  readonly leads: Float64Array;
  readonly rewards: Float64Array;
  readonly wins: Float64Array;

  constructor(values: number, active: Int32Array, moveActive: Int32Array, ends: Int32Array) {
    this.active = active;
    this.moveActive = moveActive;
    this.ends = ends;
    this.leads = new Float64Array(values);
    this.rewards = new Float64Array(values);
    this.wins = new Float64Array(values);
  }

  abstract judge(count: number): void;
  abstract prefer(count: number, priors: Float64Array): void;
}

/** Likings as probabilities. */
export function toPriors(logits: Float32Array | Float64Array, count: number, priors: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let move = 0; move < count; move++) if (logits[move] > most) most = logits[move];
  let total = 0;
  for (let move = 0; move < count; move++) {
    priors[move] = Math.exp(logits[move] - most);
    total += priors[move];
  }
  for (let move = 0; move < count; move++) priors[move] /= total;
}

export function toChance(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
