import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import type { Features } from '../../games/bot.ts';
import { MOST_STEPS, type NetShape, type NetWeights, type Network } from './network.ts';
import { PlainNetwork } from './plain-network.ts';
import { makeUntrained } from './untrained.ts';
import { findEngine, VectorNetwork } from './vector-network.ts';
import { formatNets, type NetFile, parseNets } from './weights-file.ts';

function makeFile(values: number): NetFile {
  const table = { name: 'toy', features: 600, moveFeatures: 310, values };
  return makeUntrained('toy', { version: 1, nets: 2 } as Features, table, 'a net for tests');
}

const files = { duel: makeFile(1), larger: makeFile(4) };
const room = { active: 500, moveActive: 50, moves: 20 };

/** The same sums with nothing packed. */
function slowJudge(shape: NetShape, weights: NetWeights, active: readonly number[], leads: readonly number[]) {
  const hidden = Array.from(weights.firstBias, (bias, unit) => {
    const steps = active.reduce((sum, feature) => sum + weights.first[feature * shape.hidden + unit], 0);
    return Math.max(0, bias + steps * weights.firstScale[unit]);
  });
  const dense = (rows: Float32Array, bias: Float32Array, into: readonly number[]) =>
    Array.from(bias, (add, unit) => into.reduce((sum, x, at) => sum + x * rows[unit * into.length + at], add));
  const second = dense(weights.second, weights.secondBias, hidden).map((sum) => Math.max(0, sum));
  const out = dense(weights.value, weights.valueBias, second).map(
    (sum, at) => sum + leads[at % shape.values] * weights.lead[at],
  );
  const taste = dense(weights.choice, weights.choiceBias, hidden).map((sum) => Math.max(0, sum));
  const chances = out.map((sum) => 1 / (1 + Math.exp(-sum)));
  return { rewards: chances.slice(0, shape.values), wins: chances.slice(shape.values), taste };
}

function openVector(shape: NetShape, weights: NetWeights): Network {
  const engine = findEngine();
  if (!engine) throw new Error('There is no WebAssembly here.');
  return new VectorNetwork(engine, shape, weights, room);
}

function openPlain(shape: NetShape, weights: NetWeights): Network {
  return new PlainNetwork(shape, weights, room);
}

describe.each([
  { kind: 'plain', seats: 'two', open: openPlain, file: files.duel, leads: [0.25], digits: 9 },
  { kind: 'vector', seats: 'two', open: openVector, file: files.duel, leads: [0.25], digits: 5 },
  { kind: 'plain', seats: 'four', open: openPlain, file: files.larger, leads: [0.25, -0.5, -1, 0.1], digits: 9 },
  { kind: 'vector', seats: 'four', open: openVector, file: files.larger, leads: [0.25, -0.5, -1, 0.1], digits: 5 },
])('a $kind net for $seats', ({ open, file, leads, digits }) => {
  const { shape } = file;

  function judge(weights: NetWeights, active: readonly number[]): Network {
    const net = open(shape, weights);
    net.active.set(active);
    net.leads.set(leads);
    net.judge(active.length);
    return net;
  }

  function expectSlow(weights: NetWeights, active: readonly number[]): void {
    const { rewards, wins } = judge(weights, active);
    const slow = slowJudge(shape, weights, active, leads);
    expect(rewards).toHaveLength(leads.length);
    for (const [seat, reward] of slow.rewards.entries()) expect(rewards[seat]).toBeCloseTo(reward, digits);
    for (const [seat, win] of slow.wins.entries()) expect(wins[seat]).toBeCloseTo(win, digits);
  }

  it('adds up the same as the slow way, also where hundreds of features hold', () => {
    const random = new SeededRandom('features');
    for (const count of [1, 90, 500]) {
      expectSlow(
        file.nets[0],
        Array.from({ length: count }, () => random.below(shape.features)),
      );
    }
  });

  it('keeps units apart at the largest sums', () => {
    const extreme = {
      ...file.nets[0],
      first: file.nets[0].first.map((_, at) => (at % 2 === 0 ? -MOST_STEPS : MOST_STEPS)),
    };
    expectSlow(
      extreme,
      Array.from({ length: 500 }, (_, at) => at),
    );
  });

  it('forgets the position before', () => {
    const net = judge(file.nets[0], [5, 6, 7, 8, 9]);
    net.active.set([3]);
    net.judge(1);
    expect(net.rewards).toEqual(judge(file.nets[0], [3]).rewards);
  });

  it('likes moves by their features, and its likings add up to 1', () => {
    const weights = file.nets[1];
    const active = [3, 70, 200];
    const net = judge(weights, active);
    const moves = [[0, 60], [1], [5, 5, 300]];
    const priors = new Float64Array(3);
    net.moveActive.set(moves.flat());
    net.ends.set([2, 3, 6]);
    net.prefer(3, priors);
    const { taste } = slowJudge(shape, weights, active, leads);
    const logits = moves.map((own) =>
      own.reduce(
        (sum, feature) =>
          sum +
          weights.moveBias[feature] +
          taste.reduce((dot, x, at) => dot + x * weights.move[feature * shape.choice + at] * weights.moveScale[at], 0),
        0,
      ),
    );
    const total = logits.reduce((sum, logit) => sum + Math.exp(logit), 0);
    for (const [at, logit] of logits.entries()) expect(priors[at]).toBeCloseTo(Math.exp(logit) / total, 5);
    expect(priors.reduce((sum, one) => sum + one)).toBeCloseTo(1, 9);
  });
});

describe('a file of nets', () => {
  const file = files.duel;

  it('is read as it was written', () => {
    for (const one of Object.values(files)) expect(must(parseNets(formatNets(one)))).toEqual(one);
  });

  it('may be one from before nets judged several seats', () => {
    const { values: _, ...shape } = file.shape;
    const bytes = formatNets(file);
    const line = bytes.indexOf(10);
    const head = JSON.parse(String.fromCharCode(...bytes.subarray(0, line)));
    const older = JSON.stringify({ ...head, form: 'boardwalk-net 2', shape });
    const oldFile = Buffer.concat([Buffer.from(`${older}\n`), bytes.subarray(line + 1)]);
    expect(must(parseNets(oldFile))).toEqual(file);
  });

  it('is refused when it is cut short, spoiled or something else', () => {
    const bytes = formatNets(file);
    const codeOf = (text: Uint8Array) => {
      const read = parseNets(text);
      return read.ok ? undefined : read.fault.code;
    };
    expect(codeOf(bytes.slice(0, -1))).toBe('net.size');
    expect(codeOf(bytes.map((byte, at) => (at === bytes.length - 9 ? byte ^ 1 : byte)))).toBe('net.spoiled');
    expect(codeOf(Uint8Array.from('{"form":"other"}\n', (letter) => letter.charCodeAt(0)))).toBe('net.form');
    expect(codeOf(new Uint8Array(10))).toBe('net.form');
  });
});
