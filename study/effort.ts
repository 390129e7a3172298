import type { Level } from '../games/bot.ts';

/** How much work goes into judging a decision. In counts, never in time: the same effort gives the same review anywhere. */
export interface Effort {
  /** How the best move is looked for, and among how many beside the one that was played. */
  readonly search: Pick<Level, 'way' | 'candidates' | 'iterations' | 'width'>;
  /** Endings that are no larger than this many positions are searched to the last: their losses are exact. */
  readonly exact: number;
  /** Fresh continuations by which two moves are compared, at most. */
  readonly rounds: number;
  /** The standard error, in chance to win, at which the comparison is good enough. */
  readonly enough: number;
}

/** For a game that nobody has measured yet. */
const USUAL: Pick<Effort, 'exact' | 'rounds' | 'enough'> = { exact: 20_000, rounds: 1024, enough: 0.01 };

/** The effort of a reviewer who looks for the best move as a level does, without its mistakes. */
export function effortOf(level: Level, rest: Partial<Omit<Effort, 'search'>> = {}): Effort {
  const { way, candidates, iterations, width } = level;
  const search = { way, candidates, iterations, ...(width === undefined ? {} : { width }) };
  return { ...USUAL, ...rest, search };
}

/** The same with `times` as much of everything. */
export function multiply({ search, exact, rounds, enough }: Effort, times: number): Effort {
  return {
    search: { ...search, iterations: Math.ceil(search.iterations * times) },
    exact: Math.ceil(exact * times),
    rounds: Math.ceil(rounds * times),
    enough: enough / Math.sqrt(times),
  };
}

/** The same among `times` as many moves. */
export function widen(effort: Effort, times: number): Effort {
  const candidates = Math.ceil(effort.search.candidates * times);
  return { ...effort, search: { ...effort.search, candidates } };
}
