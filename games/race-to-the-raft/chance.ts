import { CAT_FEATURES, describeProspects, FEATURES, TABLE_FEATURES, TABLE_FEATURES_AT } from './prospects.ts';
import type { State } from './state.ts';
import { WEIGHTS } from './weights.ts';

/*
 * A small net: what it makes of each cat is summed, so that their order and number do not matter; the sum and the numbers
 * of the table go through one more layer, and straight to the end. Its weights were learned from 175,000 games of the
 * quick player over all challenges (one move in 25 another good-looking one), the result of a game being the target at the
 * start of each of its rounds; cross-entropy, no more than that. On games it had not seen its Brier score is 0.121;
 * always to guess the mean gives 0.250.
 */
const SEEN = new Float64Array(FEATURES);
const SUM = new Float64Array(WEIGHTS.units + TABLE_FEATURES);

/** How likely the quick player is to win from here, as the logarithm of the odds. */
export function oddsOf(state: State): number {
  const { units, bias, weights, last, straight, lastBias } = WEIGHTS;
  describeProspects(state, SEEN);
  SUM.fill(0);
  for (let cat = 0; cat < SEEN[0]; cat++) addCat(1 + cat * CAT_FEATURES);
  for (let at = 0; at < TABLE_FEATURES; at++) SUM[units + at] = SEEN[TABLE_FEATURES_AT + at];
  let out = lastBias;
  for (let at = 0; at < SUM.length; at++) out += SUM[at] * straight[at];
  for (let unit = 0; unit < units; unit++) {
    let sum = bias[unit];
    for (let at = 0; at < SUM.length; at++) sum += SUM[at] * weights[at * units + unit];
    out += Math.tanh(sum) * last[unit];
  }
  return out;
}

function addCat(from: number): void {
  const { units, catBias, catWeights } = WEIGHTS;
  for (let unit = 0; unit < units; unit++) {
    let sum = catBias[unit];
    for (let at = 0; at < CAT_FEATURES; at++) sum += SEEN[from + at] * catWeights[at * units + unit];
    SUM[unit] += Math.tanh(sum);
  }
}
