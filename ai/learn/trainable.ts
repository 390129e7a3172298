import { Blocks } from '../../games/blocks.ts';
import { MOST_STEPS, type NetShape, type NetWeights } from '../net/network.ts';
import type { SampleFile } from './sample-file.ts';

/** How much the chance to win and the choice of moves count beside the reward. */
const WIN_WEIGHT = 0.25;
const CHOICE_WEIGHT = 0.5;

/** Where each part of a net in training begins; they are one after the other in one array. */
type Parts = ReturnType<typeof layOut>;

/** What a net said of a sample, and how wrong it was. */
export interface Loss {
  reward: number;
  win: number;
  choice: number;
}

/**
 * A net that can learn: the forward pass of network.ts with whole numbers nowhere, and the way back. The same sums as in
 * scripts/learn/train.py.
 */
export class Trainable {
  readonly shape: NetShape;
  readonly weights: Float32Array;
  /** How the loss of the samples since `clear` changes with each weight. */
  readonly slopes: Float32Array;
  readonly parts: Parts;
  private readonly hidden: Float64Array;
  private readonly second: Float64Array;
  private readonly secondSlope: Float64Array;
  private readonly taste: Float64Array;
  private readonly hiddenSlope: Float64Array;
  private readonly tasteSlope: Float64Array;
  private logits = new Float64Array(256);

  constructor(shape: NetShape, from: NetWeights) {
    this.shape = shape;
    this.parts = layOut(shape);
    this.weights = new Float32Array(this.parts.end);
    this.slopes = new Float32Array(this.parts.end);
    this.hidden = new Float64Array(shape.hidden);
    this.hiddenSlope = new Float64Array(shape.hidden);
    this.second = new Float64Array(shape.second);
    this.secondSlope = new Float64Array(shape.second);
    this.taste = new Float64Array(shape.choice);
    this.tasteSlope = new Float64Array(shape.choice);
    this.read(from);
  }

  clear(): void {
    this.slopes.fill(0);
  }

  /** Judges a sample and adds to the slopes, those of its choice `choiceWeight` times; adds its losses to `loss`. */
  learn(samples: SampleFile, sample: number, choiceWeight: number, loss: Loss): void {
    const from = sample === 0 ? 0 : samples.activeEnd[sample - 1];
    const to = samples.activeEnd[sample];
    this.addRows(samples.active, from, to);
    this.hiddenSlope.fill(0);
    this.learnValue(samples, sample, loss);
    const firstMove = sample === 0 ? 0 : samples.movesEnd[sample - 1];
    if (samples.movesEnd[sample] > firstMove) this.learnChoice(samples, sample, firstMove, choiceWeight, loss);
    this.learnRows(samples.active, from, to);
  }

  /** As a file keeps it: rows of the first layer and of moves in whole steps. */
  toWeights(): NetWeights {
    const { parts, shape, weights } = this;
    const cut = (from: number, to: number) => weights.slice(from, to);
    const [first, firstScale] = toSteps(cut(parts.first, parts.firstBias), shape.hidden);
    const [move, moveScale] = toSteps(cut(parts.move, parts.moveBias), shape.choice);
    return {
      first,
      firstScale,
      firstBias: cut(parts.firstBias, parts.second),
      second: cut(parts.second, parts.secondBias),
      secondBias: cut(parts.secondBias, parts.value),
      value: cut(parts.value, parts.valueBias),
      valueBias: cut(parts.valueBias, parts.lead),
      lead: cut(parts.lead, parts.choice),
      choice: cut(parts.choice, parts.choiceBias),
      choiceBias: cut(parts.choiceBias, parts.move),
      move,
      moveScale,
      moveBias: cut(parts.moveBias, parts.end),
    };
  }

  private read(from: NetWeights): void {
    const { weights, parts, shape } = this;
    for (const [name, at] of Object.entries(parts) as [keyof Parts, number][]) {
      if (name !== 'end' && name !== 'first' && name !== 'move') weights.set(from[name], at);
    }
    for (const [at, step] of from.first.entries())
      weights[parts.first + at] = step * from.firstScale[at % shape.hidden];
    for (const [at, step] of from.move.entries()) weights[parts.move + at] = step * from.moveScale[at % shape.choice];
  }

  private addRows(active: Uint16Array, from: number, to: number): void {
    const { hidden, weights, parts } = this;
    for (let unit = 0; unit < hidden.length; unit++) hidden[unit] = weights[parts.firstBias + unit];
    for (let at = from; at < to; at++) {
      const row = parts.first + active[at] * hidden.length;
      for (let unit = 0; unit < hidden.length; unit++) hidden[unit] += weights[row + unit];
    }
    for (let unit = 0; unit < hidden.length; unit++) hidden[unit] = Math.max(0, hidden[unit]);
  }

  private learnValue(samples: SampleFile, sample: number, loss: Loss): void {
    const { parts, second, secondSlope } = this;
    this.layer(parts.second, parts.secondBias, second);
    secondSlope.fill(0);
    for (let turns = 0; turns < samples.seats[sample]; turns++) this.learnSeat(samples, sample, turns, loss);
    for (let unit = 0; unit < second.length; unit++) {
      if (second[unit] > 0) this.learnUnit(parts.second, parts.secondBias, unit, secondSlope[unit]);
    }
  }

  /** Both outputs of one seat. A table's seats together count as much as the one that is judged in a duel. */
  private learnSeat({ reward, win, lead, seats }: SampleFile, sample: number, turns: number, loss: Loss): void {
    const { values } = this.shape;
    const share = 1 / seats[sample];
    const at = sample * values + turns;
    loss.reward += share * this.learnOutput(turns, lead[at], reward[at], share);
    loss.win += share * this.learnOutput(values + turns, lead[at], win[at], share * WIN_WEIGHT);
  }

  /** Adds to the slopes of one output, `weight` times; its loss. */
  private learnOutput(output: number, lead: number, wanted: number, weight: number): number {
    const { weights, slopes, parts, second, secondSlope } = this;
    const row = parts.value + output * second.length;
    let sum = weights[parts.valueBias + output] + weights[parts.lead + output] * lead;
    for (let unit = 0; unit < second.length; unit++) sum += weights[row + unit] * second[unit];
    const slope = weight * (1 / (1 + Math.exp(-sum)) - wanted);
    slopes[parts.valueBias + output] += slope;
    slopes[parts.lead + output] += slope * lead;
    for (let unit = 0; unit < second.length; unit++) {
      slopes[row + unit] += slope * second[unit];
      secondSlope[unit] += slope * weights[row + unit];
    }
    return Math.log1p(Math.exp(-Math.abs(sum))) + Math.max(sum, 0) - wanted * sum;
  }

  private learnChoice(samples: SampleFile, sample: number, from: number, weight: number, loss: Loss): void {
    const { slopes, weights, parts, taste, tasteSlope } = this;
    const to = samples.movesEnd[sample];
    this.layer(parts.choice, parts.choiceBias, taste);
    const total = this.like(samples, from, to);
    tasteSlope.fill(0);
    for (let move = from; move < to; move++) {
      const logit = this.logits[move - from] - total;
      loss.choice -= samples.share[move] * logit;
      const slope = CHOICE_WEIGHT * weight * (Math.exp(logit) - samples.share[move]);
      for (let at = move === 0 ? 0 : samples.moveActiveEnd[move - 1]; at < samples.moveActiveEnd[move]; at++) {
        const feature = samples.moveActive[at];
        slopes[parts.moveBias + feature] += slope;
        for (let unit = 0, row = parts.move + feature * taste.length; unit < taste.length; unit++, row++) {
          tasteSlope[unit] += slope * weights[row];
          slopes[row] += slope * taste[unit];
        }
      }
    }
    for (let unit = 0; unit < taste.length; unit++) {
      if (taste[unit] > 0) this.learnUnit(parts.choice, parts.choiceBias, unit, tasteSlope[unit]);
    }
  }

  /** How much each move is liked, into `logits`; the logarithm of all likings together. */
  private like({ moveActive, moveActiveEnd }: SampleFile, from: number, to: number): number {
    const { weights, parts, taste } = this;
    if (this.logits.length < to - from) this.logits = new Float64Array(2 * (to - from));
    let most = Number.NEGATIVE_INFINITY;
    for (let move = from; move < to; move++) {
      let logit = 0;
      for (let at = move === 0 ? 0 : moveActiveEnd[move - 1]; at < moveActiveEnd[move]; at++) {
        const row = parts.move + moveActive[at] * taste.length;
        logit += weights[parts.moveBias + moveActive[at]];
        for (let unit = 0; unit < taste.length; unit++) logit += weights[row + unit] * taste[unit];
      }
      this.logits[move - from] = logit;
      most = Math.max(most, logit);
    }
    let total = 0;
    for (let move = 0; move < to - from; move++) total += Math.exp(this.logits[move] - most);
    return most + Math.log(total);
  }

  private layer(rows: number, bias: number, out: Float64Array): void {
    const { weights, hidden } = this;
    for (let unit = 0, row = rows; unit < out.length; unit++) {
      let sum = weights[bias + unit];
      for (let from = 0; from < hidden.length; from++, row++) sum += weights[row] * hidden[from];
      out[unit] = Math.max(0, sum);
    }
  }

  private learnUnit(rows: number, bias: number, unit: number, slope: number): void {
    const { weights, slopes, hidden, hiddenSlope } = this;
    slopes[bias + unit] += slope;
    for (let from = 0, row = rows + unit * hidden.length; from < hidden.length; from++, row++) {
      hiddenSlope[from] += slope * weights[row];
      slopes[row] += slope * hidden[from];
    }
  }

  private learnRows(active: Uint16Array, from: number, to: number): void {
    const { slopes, parts, hidden, hiddenSlope } = this;
    for (let unit = 0; unit < hidden.length; unit++) {
      if (hidden[unit] <= 0) hiddenSlope[unit] = 0;
      slopes[parts.firstBias + unit] += hiddenSlope[unit];
    }
    for (let at = from; at < to; at++) {
      const row = parts.first + active[at] * hidden.length;
      for (let unit = 0; unit < hidden.length; unit++) slopes[row + unit] += hiddenSlope[unit];
    }
  }
}

function layOut({ features, moveFeatures, hidden, second, choice, values }: NetShape) {
  const blocks = new Blocks();
  return {
    first: blocks.take(features * hidden),
    firstBias: blocks.take(hidden),
    second: blocks.take(hidden * second),
    secondBias: blocks.take(second),
    value: blocks.take(2 * values * second),
    valueBias: blocks.take(2 * values),
    lead: blocks.take(2 * values),
    choice: blocks.take(hidden * choice),
    choiceBias: blocks.take(choice),
    move: blocks.take(moveFeatures * choice),
    moveBias: blocks.take(moveFeatures),
    end: blocks.end,
  };
}

/** Whole steps, with a scale for each column. */
function toSteps(rows: Float32Array, width: number): [Int8Array, Float32Array] {
  const scale = new Float32Array(width).fill(1e-8);
  for (const [at, weight] of rows.entries()) scale[at % width] = Math.max(scale[at % width], Math.abs(weight));
  for (const [unit, most] of scale.entries()) scale[unit] = most / MOST_STEPS;
  return [Int8Array.from(rows, (weight, at) => Math.round(weight / scale[at % width])), scale];
}
