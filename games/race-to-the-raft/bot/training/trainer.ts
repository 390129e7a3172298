import { SeededRandom } from '../../../../core/random.ts';
import { FEATURES } from '../features.ts';
import { type Net, Trace } from '../win-net.ts';
import { addGradient } from './gradient.ts';
import { makeParameters, type Parameters, parametersOf, randomParameters } from './parameters.ts';
import type { Samples } from './samples.ts';
import { applyScale, measureScale, redoScale, undoScale } from './scale.ts';

export interface Course {
  readonly units: number;
  /** How often each position is looked at, on average. */
  readonly epochs: number;
  readonly seed: string;
  /** A net that goes on learning; without one it begins with random numbers. */
  readonly from?: Net;
}

/** Positions looked at between two steps. */
const BATCH = 256;
/** Length of the first step; they grow shorter steadily, down to nothing. */
const RATE = 3e-3;
/** The same for a net that knows something already. */
const RATE_OF_LEARNED = 2e-3;
/** Significant digits that are kept: more would only make the file longer. */
const DIGITS = 4;

/** Trains a net on the results of games: cross-entropy, Adam. The same samples and course give the same net. */
export function trainNet(samples: Samples, { units, epochs, seed, from }: Course): Parameters {
  const random = new SeededRandom(`${seed} net`);
  const scale = measureScale(samples);
  const net = from ? parametersOf(from) : randomParameters(units, random);
  if (from) redoScale(scale, net);
  const rate = from ? RATE_OF_LEARNED : RATE;
  const gradient = makeParameters(units);
  const adam = new Adam(net.all.length);
  const trace = new Trace(units);
  const seen = new Float64Array(FEATURES);
  const steps = Math.ceil((epochs * samples.count) / BATCH);
  for (let step = 0; step < steps; step++) {
    gradient.all.fill(0);
    for (let at = 0; at < BATCH; at++) {
      // Not `below`, which knows only 65,536 numbers.
      const won = samples.read((random.next() >>> 0) % samples.count, seen);
      applyScale(scale, seen);
      addGradient(net, seen, won, trace, gradient);
    }
    for (let at = 0; at < gradient.all.length; at++) gradient.all[at] /= BATCH;
    adam.step(net.all, gradient.all, rate * (1 - step / steps));
  }
  undoScale(scale, net);
  for (let at = 0; at < net.all.length; at++) net.all[at] = Number(net.all[at].toPrecision(DIGITS));
  return net;
}

/** Kingma and Ba, 2015: every number takes steps of its own length, by how steady its gradient is. */
class Adam {
  private readonly means: Float64Array;
  private readonly squares: Float64Array;
  /** What is left of the zeros that means and squares began with. */
  private meansLeft = 1;
  private squaresLeft = 1;

  constructor(size: number) {
    this.means = new Float64Array(size);
    this.squares = new Float64Array(size);
  }

  step(numbers: Float64Array, gradient: Float64Array, rate: number): void {
    const { means, squares } = this;
    this.meansLeft *= 0.9;
    this.squaresLeft *= 0.999;
    for (let at = 0; at < numbers.length; at++) {
      means[at] += 0.1 * (gradient[at] - means[at]);
      squares[at] += 0.001 * (gradient[at] * gradient[at] - squares[at]);
      const mean = means[at] / (1 - this.meansLeft);
      const square = squares[at] / (1 - this.squaresLeft);
      numbers[at] -= (rate * mean) / (Math.sqrt(square) + 1e-8);
    }
  }
}
