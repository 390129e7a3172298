import { SeededRandom, shuffle } from '../../core/random.ts';
import type { NetShape, NetWeights } from '../net/network.ts';
import type { SampleFile } from './sample-file.ts';
import { type Loss, Trainable } from './trainable.ts';

/** How long to train, and how boldly. */
export interface TrainingPlan {
  /** How often each sample is seen. */
  readonly rounds: number;
  /** Samples that are looked at before the weights change. */
  readonly batch: number;
  /** The largest step of a weight; it grows at first and shrinks to nothing. */
  readonly rate: number;
  readonly seed: string;
}

export const FIRST_TRAINING: Omit<TrainingPlan, 'seed'> = { rounds: 4, batch: 512, rate: 2e-3 };
export const NEXT_TRAINING: Omit<TrainingPlan, 'seed'> = { rounds: 6, batch: 512, rate: 1e-3 };

/** One sample of one file. */
interface Pick {
  readonly file: SampleFile;
  readonly sample: number;
}

export interface Training {
  readonly weights: NetWeights;
  readonly samples: number;
  /** Mean losses of samples that it was not trained with. */
  readonly held: Loss;
}

/** What there is to learn from. */
export interface Lessons {
  readonly files: readonly SampleFile[];
  /** Quick games: a fifth of all samples, beside what self-play has shown. */
  readonly quick?: readonly SampleFile[];
}

/** Trains one net with the samples that are for it. Same samples and same plan: same weights. */
export function train(
  shape: NetShape,
  from: NetWeights,
  { files, quick = [] }: Lessons,
  index: number,
  plan: TrainingPlan,
): Training {
  const random = new SeededRandom(plan.seed);
  const own = pickSamples(files, index, shape.values);
  const old = shuffle(pickSamples(quick, index, shape.values), random).slice(0, Math.ceil(own.length / 4));
  const picks = shuffle([...own, ...old], random);
  const held = picks.splice(0, Math.ceil(picks.length / 50));
  const net = new Trainable(shape, from);
  const optimiser = new Optimiser(net);
  const batches = Math.ceil(picks.length / plan.batch);
  for (let round = 0; round < plan.rounds; round++) {
    const order = shuffle([...picks], random);
    for (let batch = 0; batch < batches; batch++) {
      const part = order.slice(batch * plan.batch, (batch + 1) * plan.batch);
      learnAll(net, part);
      optimiser.step(plan.rate * rateAt((round * batches + batch) / (plan.rounds * batches)), part.length);
    }
  }
  optimiser.dropUnseen();
  return { weights: net.toWeights(), samples: picks.length, held: learnAll(net, held) };
}

function pickSamples(files: readonly SampleFile[], index: number, values: number): Pick[] {
  const other = files.find(({ reward, net }) => reward.length !== values * net.length);
  if (other) throw new Error(`These nets judge ${values} seats, but there are samples for another number.`);
  return files.flatMap((file) =>
    Array.from(file.net.keys())
      .filter((sample) => file.net[sample] === index)
      .map((sample) => ({ file, sample })),
  );
}

/** Mean losses; the slopes are those of the sum over the samples. */
function learnAll(net: Trainable, picks: readonly Pick[]): Loss {
  const loss = { reward: 0, win: 0, choice: 0 };
  const chosen = picks.filter(({ file, sample }) => file.movesEnd[sample] > (file.movesEnd[sample - 1] ?? 0)).length;
  net.clear();
  for (const { file, sample } of picks) net.learn(file, sample, picks.length / Math.max(1, chosen), loss);
  const count = Math.max(1, picks.length);
  return { reward: loss.reward / count, win: loss.win / count, choice: loss.choice / Math.max(1, chosen) };
}

/** One cycle: up for a quarter of the time, then down. */
function rateAt(progress: number): number {
  if (progress < 0.25) return 0.04 + (0.96 * (1 - Math.cos((Math.PI * progress) / 0.25))) / 2;
  return 0.001 + (0.999 * (1 + Math.cos((Math.PI * (progress - 0.25)) / 0.75))) / 2;
}

const MEAN_MEMORY = 0.9;
const SQUARE_MEMORY = 0.999;
const DECAY = 1e-2;
const TINY = 1e-8;

/** AdamW: steps follow the mean slope, measured by its usual size; weights that nothing needs shrink. */
class Optimiser {
  private readonly net: Trainable;
  private readonly means: Float32Array;
  private readonly squares: Float32Array;
  private steps = 0;

  constructor(net: Trainable) {
    this.net = net;
    this.means = new Float32Array(net.weights.length);
    this.squares = new Float32Array(net.weights.length);
  }

  /** Rows of features that never held are as they began: noise, and a file of zeros is shorter. */
  dropUnseen(): void {
    const { weights, parts } = this.net;
    const drop = (from: number, to: number) => {
      for (let at = from; at < to; at++) if (this.squares[at] === 0) weights[at] = 0;
    };
    drop(parts.first, parts.firstBias);
    drop(parts.move, parts.end);
  }

  step(rate: number, samples: number): void {
    const { means, squares } = this;
    const { weights, slopes } = this.net;
    this.steps++;
    const meanScale = 1 / (1 - MEAN_MEMORY ** this.steps);
    const squareScale = 1 / (1 - SQUARE_MEMORY ** this.steps);
    for (let at = 0; at < weights.length; at++) {
      const slope = slopes[at] / samples;
      means[at] = MEAN_MEMORY * means[at] + (1 - MEAN_MEMORY) * slope;
      squares[at] = SQUARE_MEMORY * squares[at] + (1 - SQUARE_MEMORY) * slope * slope;
      const change = (means[at] * meanScale) / (Math.sqrt(squares[at] * squareScale) + TINY);
      weights[at] -= rate * (change + DECAY * weights[at]);
    }
  }
}
