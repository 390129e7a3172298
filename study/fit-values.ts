import { CHANCE, type Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { Timeline } from '../core/timeline.ts';
import type { Subject } from './subject.ts';
import { chancesOf, marginsOf, playTurnOut, progressOf, sharesOf } from './value-features.ts';
import type { ValueFit } from './values.ts';

/** A position of a finished match as the value sees it, and who won. */
interface Sample {
  readonly line: number;
  readonly margins: readonly number[];
  readonly shares: readonly number[];
}

/** Positions taken from each match: neighbours say the same. */
const EACH = 12;
/** Keeps the first steps small where there is little to learn from. */
const RIDGE = 1e-3;
const STEPS = 25;

/** Finds the numbers of a logistic value by maximum likelihood (Newton), from finished matches at tables of one size. */
export function fitValues<P extends Position>(subject: Subject<P>, matches: Iterable<Timeline<P>>): ValueFit {
  const samples: Sample[] = [];
  let lines = 0;
  let played = 0;
  for (const match of matches) {
    lines += match.length;
    played++;
    samples.push(...takeSamples(subject, match, new SeededRandom(`samples ${played}`)));
  }
  const seats = samples[0].margins.length;
  const length = Math.round(lines / played);
  const together = subject.bot.together === true;
  // Odds count beside those of the last seat; a table that wins together has one number for all.
  const free = together ? 1 : seats - 1;
  const rows = samples.map((sample) => ({ ...sample, powers: progressOf(length, sample.line) }));
  let weights = Array<number>(3 + free).fill(0);
  for (let step = 0; step < STEPS; step++) weights = stepOn(rows, weights, together);
  const odds = weights.slice(3);
  return {
    length,
    slopes: weights.slice(0, 3).map(shorten),
    seats: (together ? Array<number>(seats).fill(odds[0]) : odds).map(shorten),
  };
}

function shorten(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

function takeSamples<P extends Position>(subject: Subject<P>, match: Timeline<P>, random: SeededRandom): Sample[] {
  const together = subject.bot.together === true;
  const shares = sharesOf(match.peek(match.length), together);
  if (!shares) throw new Error('Values are fitted to matches that are over.');
  const samples: Sample[] = [];
  for (let at = 0; at < EACH; at++) {
    const line = random.below(match.length);
    const position = match.peek(line);
    if (position.turn === CHANCE) continue;
    const end = playTurnOut(subject, position);
    if (!sharesOf(end, together)) samples.push({ line, margins: marginsOf(subject.bot, end), shares });
  }
  return samples;
}

interface Row extends Sample {
  readonly powers: readonly number[];
}

/** What each weight adds to the odds of a seat. */
function inputsOf({ powers, margins }: Row, seat: number, free: number, together: boolean): number[] {
  const biases = Array.from({ length: free }, (_, at) => (together || at === seat ? 1 : 0));
  return [...powers.map((power) => power * margins[seat]), ...biases];
}

/** One step of Newton's method on the mean log-likelihood. */
function stepOn(rows: readonly Row[], weights: readonly number[], together: boolean): number[] {
  const size = weights.length;
  const gradient = Array<number>(size).fill(0);
  const curvature = Array.from({ length: size }, () => Array<number>(size).fill(0));
  for (const row of rows) {
    const inputs = row.margins.map((_, seat) => inputsOf(row, seat, size - 3, together));
    const odds = inputs.map((input) => input.reduce((sum, one, at) => sum + one * weights[at], 0));
    const chances = chancesOf(odds, together);
    if (together) addRow(gradient, curvature, [inputs[0]], [row.shares[0] - chances[0]], [chances[0]], true);
    else
      addRow(
        gradient,
        curvature,
        inputs,
        chances.map((chance, seat) => row.shares[seat] - chance),
        chances,
        false,
      );
  }
  for (let at = 0; at < size; at++) {
    gradient[at] = gradient[at] / rows.length - RIDGE * weights[at];
    for (let to = 0; to < size; to++) curvature[at][to] = curvature[at][to] / rows.length + (at === to ? RIDGE : 0);
  }
  const step = solveLinear(curvature, gradient);
  return weights.map((weight, at) => weight + step[at]);
}

function addRow(
  gradient: number[],
  curvature: number[][],
  inputs: readonly (readonly number[])[],
  surprises: readonly number[],
  chances: readonly number[],
  together: boolean,
): void {
  const size = gradient.length;
  const mean = Array.from({ length: size }, (_, at) =>
    inputs.reduce((sum, input, seat) => sum + chances[seat] * input[at], 0),
  );
  for (let at = 0; at < size; at++) {
    gradient[at] += inputs.reduce((sum, input, seat) => sum + surprises[seat] * input[at], 0);
    for (let to = 0; to < size; to++) {
      const both = inputs.reduce((sum, input, seat) => sum + chances[seat] * input[at] * input[to], 0);
      curvature[at][to] += together ? both * (1 - chances[0]) : both - mean[at] * mean[to];
    }
  }
}

/** Gaussian elimination; the matrix is small, symmetric and positive. */
function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]]);
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = rows[row][pivot] / rows[pivot][pivot];
      for (let at = pivot; at <= size; at++) rows[row][at] -= factor * rows[pivot][at];
    }
  }
  return rows.map((row, at) => row[size] / row[at]);
}

/** A finished match: what a seat got beyond its value at the start, and the luck of its draws with where each of them came. */
export interface LuckyMatch {
  readonly gain: number;
  readonly draws: readonly { readonly line: number; readonly luck: number }[];
}

/**
 * How much of the luck that values see is to be believed, early and late: least squares, so that results less their luck vary
 * as little as they can. Draws of one match count together with how far it was.
 */
export function fitTrust(length: number, matches: readonly LuckyMatch[]): number[] {
  const gradient = [0, 0, 0];
  const curvature = [0, 1, 2].map(() => [0, 0, 0]);
  for (const { gain, draws } of matches) {
    const sums = [0, 0, 0];
    for (const { line, luck } of draws) {
      for (const [at, power] of progressOf(length, line).entries()) sums[at] += power * luck;
    }
    for (let at = 0; at < 3; at++) {
      gradient[at] += (gain * sums[at]) / matches.length;
      for (let to = 0; to < 3; to++) curvature[at][to] += (sums[at] * sums[to]) / matches.length;
    }
  }
  for (let at = 0; at < 3; at++) curvature[at][at] += RIDGE;
  return solveLinear(curvature, gradient).map(shorten);
}
