import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import type { Features } from '../../games/bot.ts';
import { PlainNetwork } from '../net/plain-network.ts';
import { makeUntrained } from '../net/untrained.ts';
import { parseSamples, type SampleFile } from './sample-file.ts';
import { Samples } from './samples.ts';
import { train } from './train.ts';
import { Trainable } from './trainable.ts';

const TABLE = { name: 'toy', features: 6, moveFeatures: 4 };
const { shape, nets } = makeUntrained('toy', { version: 1, nets: 1 } as Features, TABLE, 'toy');
const PLAN = { rounds: 30, batch: 32, rate: 0.01, seed: 'toy' };

/** Whoever has feature 0 wins, and then move 2 is right, else move 1. */
function makeSamples(count: number): SampleFile {
  const random = new SeededRandom('samples');
  const samples = new Samples();
  for (let number = 0; number < count; number++) {
    const wins = random.below(2);
    const sample = samples.add(0, Int32Array.of(wins === 1 ? 0 : 1, 2 + random.below(3)), 2, 0.1);
    samples.addChoice(Int32Array.of(0, 1, 2), Int32Array.of(1, 2, 3), Float64Array.of(0, 1 - wins, wins), 3);
    samples.setOutcome(sample, wins === 1 ? 0.9 : 0.2, wins);
  }
  return parseSamples(Buffer.concat(samples.parts()));
}

describe('training', () => {
  it('knows how the loss changes with every weight', () => {
    const file = makeSamples(3);
    const net = new Trainable(shape, nets[0]);
    const lossOf = () => {
      const loss = { reward: 0, win: 0, choice: 0 };
      net.clear();
      for (let sample = 0; sample < 3; sample++) net.learn(file, sample, 1, loss);
      return loss.reward + 0.25 * loss.win + 0.5 * loss.choice;
    };
    lossOf();
    const slopes = net.slopes.slice();
    const { parts, weights } = net;
    for (const from of Object.values(parts).slice(0, -1)) {
      const at = from + 1;
      const kept = weights[at];
      weights[at] = kept + 1e-4;
      const more = lossOf();
      weights[at] = kept - 1e-4;
      const less = lossOf();
      weights[at] = kept;
      expect((more - less) / 2e-4).toBeCloseTo(slopes[at], 3);
    }
  });

  it('learns what wins and which move is right, and says the same as the net that plays', () => {
    const lessons = { files: [makeSamples(600)] };
    const { weights, held, samples } = train(shape, nets[0], lessons, 0, PLAN);
    expect(samples).toBe(588);
    expect(held.win).toBeLessThan(0.05);
    const net = new PlainNetwork(shape, weights, { active: 4, moveActive: 4, moves: 4 });
    net.active.set([0, 3]);
    net.judge(2, 0.1);
    expect(net.reward).toBeCloseTo(0.9, 1);
    expect(net.win).toBeGreaterThan(0.95);
    net.moveActive.set([0, 1, 2]);
    net.ends.set([1, 2, 3]);
    const priors = new Float64Array(3);
    net.prefer(3, priors);
    expect(priors[2]).toBeGreaterThan(0.9);
    // Features that no sample had are left out of the file.
    expect(weights.first.subarray(5 * shape.hidden).every((step) => step === 0)).toBe(true);
  });

  it('gives the same weights again for the same samples', () => {
    const plan = { ...PLAN, rounds: 2 };
    const once = train(shape, nets[0], { files: [makeSamples(100)] }, 0, plan);
    expect(train(shape, nets[0], { files: [makeSamples(100)] }, 0, plan)).toEqual(once);
    expect(train(shape, nets[0], { files: [makeSamples(100)] }, 0, { ...plan, seed: 'other' })).not.toEqual(once);
  });

  it('takes some quick games beside what self-play has shown', () => {
    const { samples } = train(shape, nets[0], { files: [makeSamples(80)], quick: [makeSamples(500)] }, 0, PLAN);
    expect(samples).toBe(98);
  });
});
