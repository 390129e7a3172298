import { CAT_FEATURES } from '../features.ts';
import { judge, type Trace } from '../win-net.ts';
import type { Parameters } from './parameters.ts';

export function winChanceFrom(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** By how much the logarithmic loss at one position grows with each number of the net; added to `gradient`. */
export function addGradient(
  net: Parameters,
  seen: Float64Array,
  won: number,
  trace: Trace,
  gradient: Parameters,
): void {
  const error = winChanceFrom(judge(net, seen, trace)) - won;
  gradient.lastBias += error;
  for (let at = 0; at < trace.sum.length; at++) gradient.straight[at] += error * trace.sum[at];
  addHidden(net, error, trace, gradient);
  // From here on `hidden` holds the blame of each unit, and soon `sum` does: nobody needs the signals any more.
  blameSum(net, error, trace);
  for (let cat = 0; cat < seen[0]; cat++) addCat(net.units, seen, cat, trace, gradient);
}

/** The layer before the end. Leaves in `hidden` how much the loss grows with what goes into each unit. */
function addHidden({ units, last }: Parameters, error: number, { sum, hidden }: Trace, gradient: Parameters): void {
  for (let unit = 0; unit < units; unit++) {
    const signal = hidden[unit];
    gradient.last[unit] += error * signal;
    hidden[unit] = error * last[unit] * (1 - signal * signal);
    gradient.bias[unit] += hidden[unit];
  }
  for (let at = 0; at < sum.length; at++) {
    for (let unit = 0; unit < units; unit++) gradient.weights[at * units + unit] += sum[at] * hidden[unit];
  }
}

/** Leaves in `sum` how much the loss grows with what the cats add up to. */
function blameSum({ units, weights, straight }: Parameters, error: number, { sum, hidden }: Trace): void {
  for (let at = 0; at < units; at++) {
    let blame = error * straight[at];
    for (let unit = 0; unit < units; unit++) blame += weights[at * units + unit] * hidden[unit];
    sum[at] = blame;
  }
}

function addCat(units: number, seen: Float64Array, cat: number, { cats, sum }: Trace, gradient: Parameters): void {
  const from = 1 + cat * CAT_FEATURES;
  for (let unit = 0; unit < units; unit++) {
    const signal = cats[cat * units + unit];
    const blame = sum[unit] * (1 - signal * signal);
    gradient.catBias[unit] += blame;
    for (let at = 0; at < CAT_FEATURES; at++) gradient.catWeights[at * units + unit] += seen[from + at] * blame;
  }
}
