/** How large a net is. Position features lead to a hidden layer; from there one way leads to the value, one to the moves. */
export interface NetShape {
  readonly features: number;
  readonly moveFeatures: number;
  /** Units of the first layer; even, because two of its weights share a word. */
  readonly hidden: number;
  /** Units between the first layer and the value. */
  readonly second: number;
  /** Length of the vector that a move's features are compared with. */
  readonly choice: number;
}

/** The numbers of one net, as a file keeps them. Rows come one after the other. */
export interface NetWeights {
  /** A row of `hidden` for each feature, in steps of `firstScale`. */
  readonly first: Int8Array;
  readonly firstScale: Float32Array;
  readonly firstBias: Float32Array;
  /** A row of `hidden` for each of the `second` units. */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  /** Two rows of `second`: reward, then win. */
  readonly value: Float32Array;
  /** For reward and win: what is added always, and for a lead of 1. */
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

const LOW = 0xffff;

/**
 * A small net for computer players: many features of which few hold at a time, so that its first layer is a sum of rows.
 * Weights of that layer are 8 bits wide; two units are added in one 32-bit word, which halves the work. Up to 250 features
 * may hold at once before the lower unit could run over.
 */
export class Network {
  readonly shape: NetShape;
  /** What the mover may expect, from 0 to 1, after `judge`. */
  reward = 0;
  win = 0;
  private readonly weights: NetWeights;
  private readonly rows: Int32Array;
  private readonly sums: Int32Array;
  private readonly hidden: Float64Array;
  private readonly taste: Float64Array;
  private readonly moveRows: Float32Array;
  private readonly halves: number;

  constructor(shape: NetShape, weights: NetWeights) {
    this.shape = shape;
    this.weights = weights;
    this.halves = shape.hidden / 2;
    this.rows = packPairs(weights.first);
    this.sums = new Int32Array(this.halves);
    this.hidden = new Float64Array(shape.hidden);
    this.taste = new Float64Array(shape.choice);
    const { choice } = shape;
    this.moveRows = Float32Array.from(weights.move, (step, at) => step * weights.moveScale[at % choice]);
  }

  /** Judges a position by the features that hold: the first `count` of `active`. */
  judge(active: Int32Array, count: number, lead: number): void {
    this.addRows(active, count);
    this.unpack();
    const { second, secondBias, value, valueBias, lead: leadWeight } = this.weights;
    const { hidden } = this;
    const { length } = secondBias;
    let reward = valueBias[0] + leadWeight[0] * lead;
    let win = valueBias[1] + leadWeight[1] * lead;
    for (let unit = 0, at = 0; unit < length; unit++) {
      let sum = secondBias[unit];
      for (let from = 0; from < hidden.length; from++, at++) sum += second[at] * hidden[from];
      if (sum <= 0) continue;
      reward += value[unit] * sum;
      win += value[length + unit] * sum;
    }
    this.reward = 1 / (1 + Math.exp(-reward));
    this.win = 1 / (1 + Math.exp(-win));
  }

  /**
   * How likely each of `count` moves is the best, in the position judged last. The features of move m are those from
   * `ends[m - 1]` to `ends[m]`.
   */
  prefer(features: Int32Array, ends: Int32Array, count: number, priors: Float64Array): void {
    this.makeTaste();
    const { taste, moveRows } = this;
    const { moveBias } = this.weights;
    const width = taste.length;
    let most = Number.NEGATIVE_INFINITY;
    for (let move = 0, at = 0; move < count; move++) {
      let logit = 0;
      for (const end = ends[move]; at < end; at++) {
        const feature = features[at];
        logit += moveBias[feature];
        for (let entry = 0, row = feature * width; entry < width; entry++, row++) logit += moveRows[row] * taste[entry];
      }
      priors[move] = logit;
      if (logit > most) most = logit;
    }
    let total = 0;
    for (let move = 0; move < count; move++) {
      priors[move] = Math.exp(priors[move] - most);
      total += priors[move];
    }
    for (let move = 0; move < count; move++) priors[move] /= total;
  }

  private addRows(active: Int32Array, count: number): void {
    const { sums, rows, halves } = this;
    sums.fill(0);
    for (let at = 0; at < count; at++) {
      const row = active[at] * halves;
      for (let half = 0; half < halves; half++) sums[half] += rows[row + half];
    }
  }

  private unpack(): void {
    const { sums, hidden, halves } = this;
    const { firstScale, firstBias } = this.weights;
    for (let half = 0; half < halves; half++) {
      const sum = sums[half];
      const low = (sum << 16) >> 16;
      const high = (sum - low) >> 16;
      const one = low * firstScale[2 * half] + firstBias[2 * half];
      const other = high * firstScale[2 * half + 1] + firstBias[2 * half + 1];
      hidden[2 * half] = Math.max(one, 0);
      hidden[2 * half + 1] = Math.max(other, 0);
    }
  }

  private makeTaste(): void {
    const { taste, hidden } = this;
    const { choice, choiceBias } = this.weights;
    for (let entry = 0, at = 0; entry < taste.length; entry++) {
      let sum = choiceBias[entry];
      for (let from = 0; from < hidden.length; from++, at++) sum += choice[at] * hidden[from];
      taste[entry] = sum;
    }
  }
}

/** Neighbouring weights in one word each: the first in the lower half, with its sign, the second added above it. */
function packPairs(weights: Int8Array): Int32Array {
  const pairs = new Int32Array(weights.length / 2);
  for (let at = 0; at < pairs.length; at++) pairs[at] = weights[2 * at] + weights[2 * at + 1] * (LOW + 1);
  return pairs;
}
