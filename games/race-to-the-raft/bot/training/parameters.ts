import type { Random } from '../../../../core/random.ts';
import { CAT_FEATURES, TABLE_FEATURES } from '../features.ts';
import type { Net } from '../win-net.ts';

/** A net whose numbers lie in one row, so that a step of training is one loop. A gradient has the same form. */
export class Parameters implements Net {
  readonly units: number;
  readonly all: Float64Array;
  readonly catWeights: Float64Array;
  readonly catBias: Float64Array;
  readonly weights: Float64Array;
  readonly bias: Float64Array;
  readonly last: Float64Array;
  readonly straight: Float64Array;

  constructor(units: number) {
    const sum = units + TABLE_FEATURES;
    const sizes = [CAT_FEATURES * units, units, sum * units, units, units, sum, 1];
    this.units = units;
    this.all = new Float64Array(sizes.reduce((total, size) => total + size));
    let end = 0;
    const parts = sizes.map((size) => {
      end += size;
      return this.all.subarray(end - size, end);
    });
    [this.catWeights, this.catBias, this.weights, this.bias, this.last, this.straight] = parts;
  }

  get lastBias(): number {
    return this.all[this.all.length - 1];
  }

  set lastBias(value: number) {
    this.all[this.all.length - 1] = value;
  }
}

/** Where training begins: small weights that differ, so that the units learn different things. */
export function randomParameters(units: number, random: Random): Parameters {
  const parameters = new Parameters(units);
  scatter(parameters.catWeights, CAT_FEATURES, random);
  scatter(parameters.weights, units + TABLE_FEATURES, random);
  scatter(parameters.last, units, random);
  return parameters;
}

/** The more numbers are added up, the smaller each must be. */
function scatter(weights: Float64Array, inputs: number, random: Random): void {
  const most = 1 / Math.sqrt(inputs);
  for (let at = 0; at < weights.length; at++) weights[at] = most * (random.below(1 << 16) / (1 << 15) - 1);
}
