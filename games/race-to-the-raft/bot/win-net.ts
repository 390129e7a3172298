import { MAX_CATS } from '../moves.ts';
import type { State } from '../state.ts';
import { CAT_FEATURES, describeFeatures, FEATURES, TABLE_FEATURES, TABLE_FEATURES_AT } from './features.ts';
import { WEIGHTS } from './weights.ts';

/*
 * A small net: what it makes of each cat is summed, so that their order and number do not matter; the sum and the numbers
 * of the table go through one more layer, and straight to the end. Its weights were learned from 70,000 games of the quick
 * player, two thirds of them over the hardest challenges and half of those from the middle (training/self-play.ts; one move
 * in 25 another good-looking one), the result of a game being the target at the start of each of its rounds; cross-entropy,
 * no more than that. Then it went on with 7,000 games of a search that it judged for, so what it tells is how likely a
 * player is to win who thinks like level 6. On such games it had not seen its Brier score is 0.076; before, with the best
 * fixed shift of its odds, it was 0.081. How to train it again: training/.
 */
export interface Net {
  readonly units: number;
  /** Tables of weights hold a row for each number that comes in, with one entry for each unit. */
  readonly catWeights: Float64Array;
  readonly catBias: Float64Array;
  readonly weights: Float64Array;
  readonly bias: Float64Array;
  readonly last: Float64Array;
  readonly straight: Float64Array;
  readonly lastBias: number;
}

/** What a net made of a position, layer by layer: training goes back over it. */
export class Trace {
  readonly cats: Float64Array;
  readonly sum: Float64Array;
  readonly hidden: Float64Array;

  constructor(units: number) {
    this.cats = new Float64Array(MAX_CATS * units);
    this.sum = new Float64Array(units + TABLE_FEATURES);
    this.hidden = new Float64Array(units);
  }
}

const SEEN = new Float64Array(FEATURES);
const TRACE = new Trace(WEIGHTS.units);

/** How likely level 6 is to win from here, as the logarithm of the odds. */
export function winOddsOf(state: State): number {
  describeFeatures(state, SEEN);
  return judge(WEIGHTS, SEEN, TRACE);
}

/** What a net says to the numbers that describeFeatures found. */
export function judge(net: Net, seen: Float64Array, trace: Trace): number {
  const { units, bias, weights, last, straight, lastBias } = net;
  const { sum, hidden } = trace;
  sum.fill(0);
  for (let cat = 0; cat < seen[0]; cat++) addCat(net, seen, cat, trace);
  for (let at = 0; at < TABLE_FEATURES; at++) sum[units + at] = seen[TABLE_FEATURES_AT + at];
  let out = lastBias;
  for (let at = 0; at < sum.length; at++) out += sum[at] * straight[at];
  for (let unit = 0; unit < units; unit++) {
    let input = bias[unit];
    for (let at = 0; at < sum.length; at++) input += sum[at] * weights[at * units + unit];
    const signal = Math.tanh(input);
    hidden[unit] = signal;
    out += signal * last[unit];
  }
  return out;
}

function addCat({ units, catBias, catWeights }: Net, seen: Float64Array, cat: number, { cats, sum }: Trace): void {
  const from = 1 + cat * CAT_FEATURES;
  for (let unit = 0; unit < units; unit++) {
    let input = catBias[unit];
    for (let at = 0; at < CAT_FEATURES; at++) input += seen[from + at] * catWeights[at * units + unit];
    const signal = Math.tanh(input);
    cats[cat * units + unit] = signal;
    sum[unit] += signal;
  }
}
