import { CAT_FEATURES, FEATURES, TABLE_FEATURES, TABLE_FEATURES_AT } from '../features.ts';
import type { Parameters } from './parameters.ts';
import type { Samples } from './samples.ts';

/** Keeps a number that never changes from being blown up. */
const LEAST_DEVIATION = 1e-3;

/*
 * A net learns faster from numbers that lie around 0 and are spread alike. So it is trained on what Scale makes of them,
 * and then changed such that it says the same of the numbers as they are.
 */
export interface Scale {
  readonly cat: Spread;
  readonly table: Spread;
}

interface Spread {
  readonly mean: Float64Array;
  readonly deviation: Float64Array;
}

export function measureScale(samples: Samples): Scale {
  const cat = new Sums(CAT_FEATURES);
  const table = new Sums(TABLE_FEATURES);
  const seen = new Float64Array(FEATURES);
  for (let index = 0; index < samples.count; index++) {
    samples.read(index, seen);
    for (let each = 0; each < seen[0]; each++) cat.add(seen, 1 + each * CAT_FEATURES);
    table.add(seen, TABLE_FEATURES_AT);
  }
  return { cat: cat.spread(), table: table.spread() };
}

class Sums {
  private count = 0;
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;

  constructor(width: number) {
    this.sums = new Float64Array(width);
    this.squares = new Float64Array(width);
  }

  add(seen: Float64Array, from: number): void {
    this.count++;
    for (let at = 0; at < this.sums.length; at++) {
      this.sums[at] += seen[from + at];
      this.squares[at] += seen[from + at] ** 2;
    }
  }

  spread(): Spread {
    const mean = this.sums.map((sum) => sum / this.count);
    const variance = this.squares.map((square, at) => square / this.count - mean[at] ** 2);
    return { mean, deviation: variance.map((value) => Math.sqrt(Math.max(0, value)) + LEAST_DEVIATION) };
  }
}

export function applyScale({ cat, table }: Scale, seen: Float64Array): void {
  for (let each = 0; each < seen[0]; each++) applySpread(cat, seen, 1 + each * CAT_FEATURES);
  applySpread(table, seen, TABLE_FEATURES_AT);
}

function applySpread({ mean, deviation }: Spread, seen: Float64Array, from: number): void {
  for (let at = 0; at < mean.length; at++) seen[from + at] = (seen[from + at] - mean[at]) / deviation[at];
}

/** Changes a net that was trained on scaled numbers, in place, to say the same of the numbers as they are. */
export function undoScale(scale: Scale, net: Parameters): void {
  changeRows(scale, net, ({ mean, deviation }, at, weight) => {
    const plain = weight / deviation[at];
    return { weight: plain, bias: -mean[at] * plain };
  });
}

/** Changes a net, in place, to say of scaled numbers what it said of the numbers as they were. */
export function redoScale(scale: Scale, net: Parameters): void {
  changeRows(scale, net, ({ mean, deviation }, at, weight) => ({
    weight: weight * deviation[at],
    bias: mean[at] * weight,
  }));
}

/** What a weight of the number `at` becomes, and what that adds to the bias. */
type Change = (spread: Spread, at: number, weight: number) => { readonly weight: number; readonly bias: number };

function changeRows({ cat, table }: Scale, net: Parameters, change: Change): void {
  const { units, catWeights, catBias, weights, bias, straight } = net;
  const lastBias = Float64Array.of(net.lastBias);
  for (const [spread, rows, added] of [
    [cat, catWeights, catBias],
    [table, weights.subarray(units * units), bias],
    [table, straight.subarray(units), lastBias],
  ] as const) {
    // Rows hold a line for each number that comes in, as wide as what it adds to.
    for (let index = 0; index < spread.mean.length * added.length; index++) {
      const changed = change(spread, Math.floor(index / added.length), rows[index]);
      rows[index] = changed.weight;
      added[index % added.length] += changed.bias;
    }
  }
  net.lastBias = lastBias[0];
}
