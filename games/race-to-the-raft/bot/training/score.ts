import { FEATURES } from '../features.ts';
import { judge, type Net, Trace } from '../win-net.ts';
import { winChanceFrom } from './gradient.ts';
import type { Samples } from './samples.ts';

const BINS = 10;
/** A chance of 0 that comes true would cost without end. */
const SUREST = 1e-6;

/** How good said chances were: what was said beside what came true. */
export class Score {
  count = 0;
  private wins = 0;
  private squares = 0;
  private logarithms = 0;
  private readonly bins = Array.from({ length: BINS }, () => ({ count: 0, said: 0, won: 0 }));

  /** `won` is 1 if the game was won, else 0. */
  add(said: number, won: number): void {
    this.count++;
    this.wins += won;
    this.squares += (said - won) ** 2;
    this.logarithms -= Math.log(Math.max(SUREST, won === 1 ? said : 1 - said));
    const bin = this.bins[Math.min(BINS - 1, Math.floor(said * BINS))];
    bin.count++;
    bin.said += said;
    bin.won += won;
  }

  /** Mean square of the error: 0 is perfect. */
  get brier(): number {
    return this.squares / this.count;
  }

  get logLoss(): number {
    return this.logarithms / this.count;
  }

  /** The score of somebody who always says the mean of what came true. */
  constantGuess(): Score {
    const mean = this.wins / this.count;
    const score = new Score();
    for (let at = 0; at < this.count; at++) score.add(mean, at < this.wins ? 1 : 0);
    return score;
  }

  formatLine(name: string): string {
    return `${name.padEnd(16)} Brier score ${this.brier.toFixed(4)}, log loss ${this.logLoss.toFixed(4)}`;
  }

  /** What was said beside what came true, a line for every tenth. */
  formatTable(): string {
    const lines = this.bins
      .filter(({ count }) => count > 0)
      .map(({ count, said, won }) => [count, said / count, won / count] as const)
      .map(([count, ...parts]) => [String(count), ...parts.map((part) => `${(100 * part).toFixed(1)} %`)]);
    return [['positions', 'said', 'won'], ...lines]
      .map((cells) => cells.map((cell) => cell.padStart(9)).join(' '))
      .join('\n');
  }
}

export function scoreNet(net: Net, samples: Samples): Score {
  const score = new Score();
  const trace = new Trace(net.units);
  const seen = new Float64Array(FEATURES);
  for (let index = 0; index < samples.count; index++) {
    const won = samples.read(index, seen);
    score.add(winChanceFrom(judge(net, seen, trace)), won);
  }
  return score;
}
