import { type NetRoom, type NetShape, type NetWeights, NetworkDesk, toChance, toPriors } from './network.ts';

const LOW = 0xffff;

/**
 * A net in plain JavaScript, where there is no WebAssembly. Weights of the first layer are 8 bits wide; two units are added
 * in one 32-bit word, which halves the work. Up to 500 features may hold at once before the lower unit could run over.
 */
export class PlainNetwork extends NetworkDesk {
  private readonly rows: Int32Array;
  private readonly sums: Int32Array;
  /** Everything behind the first layer with 64 bits a number, because V8 would widen 32 bits at each use. */
  private readonly scale: Float64Array;
  private readonly bias: Float64Array;
  private readonly hidden: Float64Array;
  private readonly second: Float64Array;
  private readonly secondBias: Float64Array;
  private readonly value: Float64Array;
  private readonly valueBias: Float64Array;
  private readonly leadWeight: Float64Array;
  private readonly out: Float64Array;
  private readonly choice: Float64Array;
  private readonly choiceBias: Float64Array;
  private readonly taste: Float64Array;
  private readonly moveRows: Float64Array;
  private readonly moveBias: Float64Array;
  private readonly logits: Float64Array;
  private readonly halves: number;

  constructor(shape: NetShape, weights: NetWeights, room: NetRoom) {
    super(shape.values, new Int32Array(room.active), new Int32Array(room.moveActive), new Int32Array(room.moves));
    this.logits = new Float64Array(room.moves);
    this.halves = shape.hidden / 2;
    this.rows = packPairs(weights.first);
    this.sums = new Int32Array(this.halves);
    this.scale = Float64Array.from(weights.firstScale);
    this.bias = Float64Array.from(weights.firstBias);
    this.hidden = new Float64Array(shape.hidden);
    this.second = Float64Array.from(weights.second);
    this.secondBias = Float64Array.from(weights.secondBias);
    this.value = Float64Array.from(weights.value);
    this.valueBias = Float64Array.from(weights.valueBias);
    this.leadWeight = Float64Array.from(weights.lead);
    this.out = new Float64Array(2 * shape.values);
    this.choice = Float64Array.from(weights.choice);
    this.choiceBias = Float64Array.from(weights.choiceBias);
    this.taste = new Float64Array(shape.choice);
    const { choice } = shape;
    this.moveRows = Float64Array.from(weights.move, (step, at) => step * weights.moveScale[at % choice]);
    this.moveBias = Float64Array.from(weights.moveBias);
  }

  judge(count: number): void {
    this.addRows(count);
    this.unpack();
    const { hidden, second, secondBias, value, valueBias, leadWeight, leads, out } = this;
    const { length } = secondBias;
    const values = leads.length;
    for (let output = 0; output < out.length; output++) {
      out[output] = valueBias[output] + leadWeight[output] * leads[output % values];
    }
    for (let unit = 0, row = 0; unit < length; unit++, row += hidden.length) {
      const sum = secondBias[unit] + dot(second, row, hidden);
      if (sum <= 0) continue;
      for (let output = 0, at = unit; output < out.length; output++, at += length) out[output] += value[at] * sum;
    }
    for (let seat = 0; seat < values; seat++) {
      this.rewards[seat] = toChance(out[seat]);
      this.wins[seat] = toChance(out[values + seat]);
    }
  }

  prefer(count: number, priors: Float64Array): void {
    this.makeTaste();
    const { taste, moveRows, moveBias, moveActive, ends, logits } = this;
    const width = taste.length;
    for (let move = 0, at = 0; move < count; move++) {
      let logit = 0;
      for (const end = ends[move]; at < end; at++) {
        logit += moveBias[moveActive[at]] + dot(moveRows, moveActive[at] * width, taste);
      }
      logits[move] = logit;
    }
    toPriors(logits, count, priors);
  }

  /** Four rows at a time, which saves three of four readings and writings of the sums. */
  private addRows(count: number): void {
    const { active, sums, rows, halves } = this;
    sums.fill(0);
    let at = 0;
    for (; at + 4 <= count; at += 4) {
      const one = active[at] * halves;
      const two = active[at + 1] * halves;
      const three = active[at + 2] * halves;
      const four = active[at + 3] * halves;
      for (let half = 0; half < halves; half++) {
        sums[half] += (rows[one + half] + rows[two + half] + rows[three + half] + rows[four + half]) | 0;
      }
    }
    for (; at < count; at++) {
      const row = active[at] * halves;
      for (let half = 0; half < halves; half++) sums[half] += rows[row + half];
    }
  }

  private unpack(): void {
    const { sums, hidden, halves, scale, bias } = this;
    for (let half = 0; half < halves; half++) {
      const sum = sums[half];
      const low = (sum << 16) >> 16;
      const high = (sum - low) >> 16;
      hidden[2 * half] = Math.max(low * scale[2 * half] + bias[2 * half], 0);
      hidden[2 * half + 1] = Math.max(high * scale[2 * half + 1] + bias[2 * half + 1], 0);
    }
  }

  private makeTaste(): void {
    const { taste, hidden, choice, choiceBias } = this;
    for (let entry = 0, row = 0; entry < taste.length; entry++, row += hidden.length) {
      taste[entry] = Math.max(0, choiceBias[entry] + dot(choice, row, hidden));
    }
  }
}

/** Four sums side by side, because a processor adds faster when one sum need not wait for the other. */
function dot(rows: Float64Array, from: number, vector: Float64Array): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let at = 0, row = from; at < vector.length; at += 4, row += 4) {
    a += rows[row] * vector[at];
    b += rows[row + 1] * vector[at + 1];
    c += rows[row + 2] * vector[at + 2];
    d += rows[row + 3] * vector[at + 3];
  }
  return a + b + (c + d);
}

/** Neighbouring weights in one word each: the first in the lower half, with its sign, the second added above it. */
function packPairs(weights: Int8Array): Int32Array {
  const pairs = new Int32Array(weights.length / 2);
  for (let at = 0; at < pairs.length; at++) pairs[at] = weights[2 * at] + weights[2 * at + 1] * (LOW + 1);
  return pairs;
}
