import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { settle } from '../../core/settings.ts';
import { features } from '../../games/blue-lagoon/bot/features.ts';
import { blueLagoon } from '../../games/blue-lagoon/game.ts';
import type { NetWeights, Network } from './network.ts';
import { PlainNetwork } from './plain-network.ts';
import { makeUntrained } from './untrained.ts';
import { findEngine, VectorNetwork } from './vector-network.ts';
import { formatNets, parseNets } from './weights-file.ts';

const table = features.tableOf(blueLagoon.start(2, must(settle(blueLagoon.options, {}))));
if (!table) throw new Error('no nets for this table');
const file = makeUntrained('blue-lagoon', features, table, 'a net for tests');
const { shape } = file;
const room = { active: 250, moveActive: 50, moves: 20 };

/** The same sums with nothing packed. */
function slowJudge(weights: NetWeights, active: readonly number[], lead: number) {
  const hidden = Array.from(weights.firstBias, (bias, unit) => {
    const steps = active.reduce((sum, feature) => sum + weights.first[feature * shape.hidden + unit], 0);
    return Math.max(0, bias + steps * weights.firstScale[unit]);
  });
  const dense = (rows: Float32Array, bias: Float32Array, into: readonly number[]) =>
    Array.from(bias, (add, unit) => into.reduce((sum, x, at) => sum + x * rows[unit * into.length + at], add));
  const second = dense(weights.second, weights.secondBias, hidden).map((sum) => Math.max(0, sum));
  const out = dense(weights.value, weights.valueBias, second).map((sum, at) => sum + lead * weights.lead[at]);
  const taste = dense(weights.choice, weights.choiceBias, hidden).map((sum) => Math.max(0, sum));
  return { values: out.map((sum) => 1 / (1 + Math.exp(-sum))), taste };
}

function openVector(weights: NetWeights): Network {
  const engine = findEngine();
  if (!engine) throw new Error('There is no WebAssembly here.');
  return new VectorNetwork(engine, shape, weights, room);
}

describe.each([
  { kind: 'plain', open: (weights: NetWeights): Network => new PlainNetwork(shape, weights, room), digits: 9 },
  { kind: 'vector', open: openVector, digits: 5 },
])('a $kind net', ({ open, digits }) => {
  function judge(weights: NetWeights, active: readonly number[], lead: number): Network {
    const net = open(weights);
    net.active.set(active);
    net.judge(active.length, lead);
    return net;
  }

  it('adds up the same as the slow way, also where hundreds of features hold', () => {
    const random = new SeededRandom('features');
    for (const count of [1, 90, 250]) {
      const active = Array.from({ length: count }, () => random.below(shape.features));
      const net = judge(file.nets[0], active, 0.25);
      const { values } = slowJudge(file.nets[0], active, 0.25);
      expect(net.reward).toBeCloseTo(values[0], digits);
      expect(net.win).toBeCloseTo(values[1], digits);
    }
  });

  it('keeps units apart at the largest sums', () => {
    const extreme = { ...file.nets[0], first: file.nets[0].first.map((_, at) => (at % 2 === 0 ? -127 : 127)) };
    const active = Array.from({ length: 250 }, (_, at) => at);
    expect(judge(extreme, active, 0).reward).toBeCloseTo(slowJudge(extreme, active, 0).values[0], digits);
  });

  it('forgets the position before', () => {
    const net = judge(file.nets[0], [5, 6, 7, 8, 9], 0.5);
    net.active.set([3]);
    net.judge(1, 0);
    expect(net.reward).toBe(judge(file.nets[0], [3], 0).reward);
  });

  it('likes moves by their features, and its likings add up to 1', () => {
    const weights = file.nets[1];
    const active = [3, 70, 200];
    const net = judge(weights, active, 0);
    const moves = [[0, 60], [1], [5, 5, 300]];
    const priors = new Float64Array(3);
    net.moveActive.set(moves.flat());
    net.ends.set([2, 3, 6]);
    net.prefer(3, priors);
    const { taste } = slowJudge(weights, active, 0);
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
  it('is read as it was written', () => {
    expect(must(parseNets(formatNets(file)))).toEqual(file);
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
