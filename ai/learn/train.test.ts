import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import type { Features } from '../../games/bot.ts';
import { PlainNetwork } from '../net/plain-network.ts';
import { makeUntrained } from '../net/untrained.ts';
import { parseSamples, type SampleFile } from './sample-file.ts';
import { Samples } from './samples.ts';
import { train } from './train.ts';
import { Trainable } from './trainable.ts';

const TABLE = { name: 'toy', features: 6, moveFeatures: 4, values: 1 };
const FEATURES = { version: 1, nets: 1 } as Features;
const { shape, nets } = makeUntrained('toy', FEATURES, TABLE, 'toy');
const larger = makeUntrained('toy', FEATURES, { ...TABLE, values: 3 }, 'toy');
const PLAN = { rounds: 30, batch: 32, rate: 0.01, seed: 'toy' };

/** Whoever has feature 0 wins, and then move 2 is right, else move 1. */
function makeSamples(count: number): SampleFile {
  const random = new SeededRandom('samples');
  const samples = new Samples(1);
  for (let number = 0; number < count; number++) {
    const wins = random.below(2);
    const sample = samples.add(0, Int32Array.of(wins === 1 ? 0 : 1, 2 + random.below(3)), 2, [0.1]);
    samples.addChoice(Int32Array.of(0, 1, 2), Int32Array.of(1, 2, 3), Float64Array.of(0, 1 - wins, wins), 3);
    samples.setOutcome(sample, 0, wins === 1 ? 0.9 : 0.2, wins);
  }
  return parseSamples(Buffer.concat(samples.parts()));
}

/** Feature f: the seat f turns away wins. Every other table has an empty third seat, of which nonsense is said. */
function makeLargerSamples(count: number): SampleFile {
  const random = new SeededRandom('samples');
  const samples = new Samples(3);
  for (let number = 0; number < count; number++) {
    const seats = 2 + (number % 2);
    const winner = random.below(seats);
    const leads = [0.1, 0.2, -0.3].slice(0, seats);
    const sample = samples.add(0, Int32Array.of(winner, 3 + random.below(3)), 2, leads);
    for (let seat = 0; seat < 3; seat++) {
      const isWon = seat === winner || seat >= seats;
      samples.setOutcome(sample, seat, isWon ? 0.9 : 0.2, isWon ? 1 : 0);
    }
  }
  return parseSamples(Buffer.concat(samples.parts()));
}

describe('training', () => {
  it.each([
    { seats: 'two', file: makeSamples(3), net: new Trainable(shape, nets[0]) },
    { seats: 'several', file: makeLargerSamples(3), net: new Trainable(larger.shape, larger.nets[0]) },
  ])('knows how the loss changes with every weight: $seats seats', ({ file, net }) => {
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
    net.leads.set([0.1]);
    net.judge(2);
    expect(net.rewards[0]).toBeCloseTo(0.9, 1);
    expect(net.wins[0]).toBeGreaterThan(0.95);
    net.moveActive.set([0, 1, 2]);
    net.ends.set([1, 2, 3]);
    const priors = new Float64Array(3);
    net.prefer(3, priors);
    expect(priors[2]).toBeGreaterThan(0.9);
    // Features that no sample had are left out of the file.
    expect(weights.first.subarray(5 * shape.hidden).every((step) => step === 0)).toBe(true);
  });

  it('learns what every seat may expect, and nothing from seats that are empty', () => {
    const { weights, held } = train(larger.shape, larger.nets[0], { files: [makeLargerSamples(600)] }, 0, PLAN);
    expect(held.win).toBeLessThan(0.05);
    const net = new PlainNetwork(larger.shape, weights, { active: 4, moveActive: 4, moves: 4 });
    for (const winner of [0, 1, 2]) {
      net.active.set([winner, 4]);
      net.leads.set([0.1, 0.2, -0.3]);
      net.judge(2);
      for (const [seat, win] of net.wins.entries()) {
        if (seat === winner) expect(win).toBeGreaterThan(0.9);
        else expect(win).toBeLessThan(0.1);
      }
    }
  });

  it('refuses samples of another number of seats', () => {
    expect(() => train(shape, nets[0], { files: [makeLargerSamples(4)] }, 0, PLAN)).toThrow('another number');
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
