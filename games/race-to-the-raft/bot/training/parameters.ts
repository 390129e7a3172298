import type { Random } from '../../../../core/random.ts';
import { CAT_FEATURES, TABLE_FEATURES } from '../features.ts';
import type { Net } from '../win-net.ts';

/** A net whose numbers lie in one row, so that a step of training is one loop. A gradient has the same form. */
export interface Parameters extends Net {
  readonly all: Float64Array;
  lastBias: number;
}

export function makeParameters(units: number): Parameters {
  const sum = units + TABLE_FEATURES;
  const sizes = [CAT_FEATURES * units, units, sum * units, units, units, sum, 1];
  const all = new Float64Array(sizes.reduce((total, size) => total + size));
  let end = 0;
  const parts = sizes.map((size) => {
    end += size;
    return all.subarray(end - size, end);
  });
  const [catWeights, catBias, weights, bias, last, straight, lastBias] = parts;
  return {
    units,
    all,
    catWeights,
    catBias,
    weights,
    bias,
    last,
    straight,
    get lastBias() {
      return lastBias[0];
    },
    set lastBias(value) {
      lastBias[0] = value;
    },
  };
}

/** Where training begins: small weights that differ, so that the units learn different things. */
export function randomParameters(units: number, random: Random): Parameters {
  const parameters = makeParameters(units);
  scatter(parameters.catWeights, CAT_FEATURES, random);
  scatter(parameters.weights, units + TABLE_FEATURES, random);
  scatter(parameters.last, units, random);
  return parameters;
}

/** The numbers of a net, to go on from. */
export function parametersOf(net: Net): Parameters {
  const parameters = makeParameters(net.units);
  parameters.catWeights.set(net.catWeights);
  parameters.catBias.set(net.catBias);
  parameters.weights.set(net.weights);
  parameters.bias.set(net.bias);
  parameters.last.set(net.last);
  parameters.straight.set(net.straight);
  parameters.lastBias = net.lastBias;
  return parameters;
}

/** The more numbers are added up, the smaller each must be. */
function scatter(weights: Float64Array, inputs: number, random: Random): void {
  const most = 1 / Math.sqrt(inputs);
  for (let at = 0; at < weights.length; at++) weights[at] = most * (random.below(1 << 16) / (1 << 15) - 1);
}
