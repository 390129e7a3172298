import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../core/random.ts';
import { judge, type Net, oddsOf, Trace } from '../chance.ts';
import { describeProspects, FEATURES, TABLE_FEATURES, TABLE_FEATURES_AT } from '../prospects.ts';
import { quickMove } from '../quick-player.ts';
import { WEIGHTS } from '../weights.ts';
import { addGradient, chanceFrom } from './gradient.ts';
import { scoreMeter } from './meter.ts';
import { Parameters, randomParameters } from './parameters.ts';
import { Samples } from './samples.ts';
import { applyScale, measureScale, undoScale } from './scale.ts';
import { Score, scoreNet } from './score.ts';
import { playGames, startGame } from './self-play.ts';
import { trainNet } from './trainer.ts';
import { formatWeights } from './weights-text.ts';

const UNITS = 3;
const SAMPLES = playGames(78, 'training test');
const SEEN = new Float64Array(FEATURES);
const TRACE = new Trace(UNITS);
const tinyNet = () => {
  const net = randomParameters(UNITS, new SeededRandom('tiny net'));
  // Biases and straight ways begin at 0, where mistakes would not show.
  return Object.assign(net, net.all.forEach((value, at) => (net.all[at] = value || 0.1 * Math.sin(at))));
};

describe('samples', () => {
  it('are read as they were written, with the end of their own game', () => {
    const samples = new Samples();
    for (let number = 0; number < 10000; number++) {
      samples.add(SEEN.fill(number));
      if (number % 3 === 2) samples.settle(number % 2 === 0);
    }
    expect(samples.count).toBe(10000);
    for (const number of [0, 1, 2, 4095, 4096, 8191, 8192, 9998]) {
      const end = number - (number % 3) + 2;
      expect(samples.read(number, SEEN)).toBe(end % 2 === 0 ? 1 : 0);
      expect(new Set(SEEN)).toEqual(new Set([number]));
    }
  });
  it('are the same for the same seed, and of won and lost games', () => {
    const again = playGames(78, 'training test');
    const other = new Float64Array(FEATURES);
    const results = new Set<number>();
    expect(again.count).toBe(SAMPLES.count);
    for (let index = 0; index < again.count; index++) {
      const won = again.read(index, other);
      expect(SAMPLES.read(index, SEEN)).toBe(won);
      expect(SEEN).toEqual(other);
      results.add(won);
    }
    expect(results).toEqual(new Set([0, 1]));
  });
});
