import type { Position } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import type { Features, NetTable } from '../../games/bot.ts';
import { MOST_STEPS, type NetShape, type NetWeights } from './network.ts';
import type { NetFile } from './weights-file.ts';

/** Sizes that have proved themselves: larger nets were no better in the same time. */
const USUAL_SIZE = { hidden: 64, second: 32, choice: 32 };

/** Nets that know nothing yet, for a table of a game: where training begins. */
export function makeUntrained<P extends Position>(
  game: string,
  features: Features<P>,
  table: NetTable,
  seed: string,
): NetFile {
  const shape = { features: table.features, moveFeatures: table.moveFeatures, ...USUAL_SIZE, values: table.values };
  const random = new SeededRandom(seed);
  const nets = Array.from({ length: features.nets }, () => makeNet(shape, random));
  return { game, table: table.name, features: features.version, generation: -1, shape, nets };
}

function makeNet(
  { features, moveFeatures, hidden, second, choice, values }: NetShape,
  random: SeededRandom,
): NetWeights {
  const steps = (length: number) => Int8Array.from({ length }, () => random.below(2 * MOST_STEPS + 1) - MOST_STEPS);
  const small = (length: number, size: number) =>
    Float32Array.from({ length }, () => (size * (random.below(2001) - 1000)) / 1000);
  return {
    first: steps(features * hidden),
    firstScale: new Float32Array(hidden).fill(0.002),
    firstBias: new Float32Array(hidden),
    second: small(hidden * second, Math.sqrt(3 / hidden)),
    secondBias: new Float32Array(second),
    value: small(2 * values * second, Math.sqrt(3 / second)),
    valueBias: new Float32Array(2 * values),
    lead: new Float32Array(2 * values).fill(1),
    choice: small(hidden * choice, Math.sqrt(3 / hidden)),
    choiceBias: new Float32Array(choice),
    move: steps(moveFeatures * choice),
    moveScale: new Float32Array(choice).fill(0.002),
    moveBias: new Float32Array(moveFeatures),
  };
}
