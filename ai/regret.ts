/**
 * Positions whose moves a deep search has judged, so that a player can be measured by what its choices cost: a regression
 * of strength shows without playing matches. Plain data, kept in ai/regret.
 */
export interface RegretSuite {
  readonly game: string;
  /** The level that judged. */
  readonly judge: number;
  /** Whose matches the positions come from, and how many were played so far. */
  readonly seed: string;
  readonly matches: number;
  readonly positions: readonly JudgedPosition[];
  /** What each level lost on average when the suite was made, by its number. */
  readonly losses: Readonly<Record<string, number>>;
}

export interface JudgedPosition {
  /** What the seat to move may know, in the game's notation. */
  readonly view: string;
  /** What each move is worth to it, from 0 to 1: those that the deep search looked at, the best first. */
  readonly moves: Readonly<Record<string, number>>;
}

/** What a move costs beside the best one. A move that the deep search did not care for costs as much as the worst it looked at. */
export function lossOf({ moves }: JudgedPosition, move: string): number {
  const values = Object.values(moves);
  const best = Math.max(...values);
  return best - (moves[move] ?? Math.min(...values));
}

/** Whether anything depends on the choice. */
export function isTelling(position: JudgedPosition): boolean {
  const values = Object.values(position.moves);
  return values.length > 1 && Math.max(...values) - Math.min(...values) >= LEAST_AT_STAKE;
}

const LEAST_AT_STAKE = 0.02;

/** A position with its number in the suite, which is the seed of whoever thinks about it. */
export type Numbered = readonly [number: number, position: JudgedPosition];

/** So many of the positions, spread over all matches; all of them where there are no more. */
export function sampleOf({ positions }: RegretSuite, count = positions.length): Numbered[] {
  const taken = Math.min(count, positions.length);
  return Array.from({ length: taken }, (_, n) => {
    const number = Math.floor((n * positions.length) / taken);
    return [number, positions[number]];
  });
}

/** A line about the suite, then one for each position. */
export function formatSuite({ positions, ...about }: RegretSuite): string {
  return `${[about, ...positions].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

export function parseSuite(text: string): RegretSuite {
  const [about, ...positions] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { ...about, positions };
}
