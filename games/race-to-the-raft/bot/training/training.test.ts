import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../../../core/game.ts';
import { SeededRandom } from '../../../../core/random.ts';
import { describeFeatures, FEATURES } from '../features.ts';
import { quickMove } from '../quick-player.ts';
import { WEIGHTS } from '../weights.ts';
import { judge, type Net, Trace, winOddsOf } from '../win-net.ts';
import { addGradient, winChanceFrom } from './gradient.ts';
import { scoreMeter } from './meter.ts';
import { makeParameters, type Parameters, randomParameters } from './parameters.ts';
import { Samples } from './samples.ts';
import { applyScale, measureScale, redoScale, undoScale } from './scale.ts';
import { Score, scoreNet } from './score.ts';
import { playGames, startGame } from './self-play.ts';
import { trainNet } from './trainer.ts';
import { formatWeights } from './weights-text.ts';

const SAMPLES = playGames(39, 'training');
const SEEN = new Float64Array(FEATURES);
const UNITS = 3;
const TRACE = new Trace(UNITS);

/** With no number at 0, where a mistake would not show. */
function tinyNet(): Parameters {
  const net = randomParameters(UNITS, new SeededRandom('tiny'));
  for (let at = 0; at < net.all.length; at++) net.all[at] += 0.1 * Math.sin(at + 1);
  return net;
}

describe('samples', () => {
  it('are read as they were written, with the end of their own game', () => {
    const samples = new Samples();
    for (let number = 0; number < 9999; number++) {
      samples.add(SEEN.fill(number));
      if (number % 3 === 2) samples.settle(number % 2 === 0);
    }
    expect(samples.count).toBe(9999);
    for (const number of [0, 1, 2, 4095, 4096, 8191, 8192, 9998]) {
      const lastOfGame = number - (number % 3) + 2;
      expect(samples.read(number, SEEN)).toBe(lastOfGame % 2 === 0 ? 1 : 0);
      expect(SEEN.every((value) => value === number)).toBe(true);
    }
  });
  it('are the same for the same seed, and of won and of lost games', () => {
    const again = playGames(39, 'training');
    const seen = new Float64Array(FEATURES);
    const results = new Set<number>();
    expect(again.count).toBe(SAMPLES.count);
    for (let index = 0; index < again.count; index++) {
      results.add(again.read(index, seen));
      expect(SAMPLES.read(index, SEEN)).toBe(again.read(index, seen));
      expect(SEEN).toEqual(seen);
    }
    expect(results).toEqual(new Set([0, 1]));
  });
});

describe('games of a player who searches', () => {
  it('go by the moves of that player and end as they do', () => {
    let asked = 0;
    const samples = playGames(3, 'searched', (view) => {
      asked++;
      return { move: quickMove(view) };
    });
    expect(asked).toBeGreaterThan(samples.count);
    expect(samples.count).toBeGreaterThan(0);
    expect([0, 1]).toContain(samples.read(samples.count - 1, SEEN));
  });
});

describe('gradient', () => {
  const lossAt = (net: Net, won: number) => {
    const chance = winChanceFrom(judge(net, SEEN, TRACE));
    return -Math.log(won === 1 ? chance : 1 - chance);
  };
  it('is how the loss changes with each number of the net', () => {
    const net = tinyNet();
    const step = 1e-5;
    for (const index of [0, 20, 40]) {
      const won = SAMPLES.read(index, SEEN);
      const gradient = makeParameters(UNITS);
      addGradient(net, SEEN, won, TRACE, gradient);
      for (let at = 0; at < net.all.length; at++) {
        const kept = net.all[at];
        net.all[at] = kept + step;
        const above = lossAt(net, won);
        net.all[at] = kept - step;
        const below = lossAt(net, won);
        net.all[at] = kept;
        expect(gradient.all[at]).toBeCloseTo((above - below) / (2 * step), 6);
      }
    }
  });
});

describe('scale', () => {
  const scale = measureScale(SAMPLES);
  it('is undone in the net without changing what it says', () => {
    const scaled = tinyNet();
    const plain = tinyNet();
    undoScale(scale, plain);
    for (let index = 0; index < SAMPLES.count; index++) {
      SAMPLES.read(index, SEEN);
      const odds = judge(plain, SEEN, TRACE);
      applyScale(scale, SEEN);
      expect(odds).toBeCloseTo(judge(scaled, SEEN, TRACE), 6);
    }
  });
  it('is done to a net and undone without a trace', () => {
    const net = tinyNet();
    redoScale(scale, net);
    expect(net.all).not.toEqual(tinyNet().all);
    undoScale(scale, net);
    for (const [at, number] of tinyNet().all.entries()) expect(net.all[at]).toBeCloseTo(number, 9);
  });
});

describe('training', () => {
  const course = { units: UNITS, epochs: 200, seed: 'course' };
  const net = trainNet(SAMPLES, course);
  it('guesses better than the mean', () => {
    const score = scoreNet(net, SAMPLES);
    const guess = score.constantGuess();
    expect(score.logLoss).toBeLessThan(0.8 * guess.logLoss);
    expect(score.brier).toBeLessThan(0.8 * guess.brier);
  });
  it('goes on from a net that has learned', () => {
    const further = trainNet(SAMPLES, { ...course, epochs: 1, from: net });
    const afresh = trainNet(SAMPLES, { ...course, epochs: 1 });
    expect(scoreNet(further, SAMPLES).logLoss).toBeLessThan(0.8 * scoreNet(afresh, SAMPLES).logLoss);
  });
  it('gives the same net for the same course', () => {
    expect(trainNet(SAMPLES, course).all).toEqual(net.all);
  });
});

describe('score', () => {
  it('is 0 for a prophet and a quarter for somebody who never knows', () => {
    const [prophet, doubter] = [new Score(), new Score()];
    for (const won of [1, 0, 0, 1]) {
      prophet.add(won, won);
      doubter.add(0.5, won);
    }
    expect([prophet.brier, prophet.logLoss]).toEqual([0, 0]);
    expect([doubter.brier, doubter.logLoss]).toEqual([0.25, Math.LN2]);
    expect(prophet.constantGuess().brier).toBe(0.25);
    expect(doubter.formatTable()).toMatch(/^positions +said +won\n +4 +50\.0 % +50\.0 %$/);
  });
  it('knows the committed weights by what winOddsOf says with them', () => {
    const position = startGame(0);
    const dice = new SeededRandom('score');
    while (position.turn === CHANCE) position.play(position.roll(dice));
    describeFeatures(position, SEEN);
    expect(judge(WEIGHTS, SEEN, new Trace(WEIGHTS.units))).toBe(winOddsOf(position));
    expect(scoreNet(WEIGHTS, SAMPLES).brier).toBeLessThan(0.2);
  });
  it('holds what a player says at the start of each round against the end of the game', () => {
    const score = scoreMeter(3, 'meter', (view) => ({ move: quickMove(view), win: 0.5 }));
    expect(score.count).toBeGreaterThan(3);
    expect(score.brier).toBe(0.25);
  });
});

describe('the text of the weights', () => {
  it('is what weights.ts says', () => {
    // Biome breaks the lines and adds a comma after a list that does not fit one.
    const bare = (text: string) => text.replace(/\s/g, '').replaceAll(',]', ']');
    const file = readFileSync(new URL('../weights.ts', import.meta.url), 'utf8');
    expect(bare(formatWeights(WEIGHTS))).toBe(bare(file));
  });
});
