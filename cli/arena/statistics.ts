import type { EncounterResult, GameResult } from './encounter.ts';

/** How sure an interval is: 95%. */
const Z = 1.96;
/** Bounds of a sequential test with 5 % of either error. */
const LLR_BOUND = Math.log(0.95 / 0.05);

export interface Standing {
  readonly player: string;
  readonly games: number;
  /** Wins, a shared one counting as its share. */
  readonly wins: number;
  readonly meanScore: number;
}

export interface Duel {
  /** Points of the first player in a pair of games with the same dice, seats exchanged: 0, ½, 1, 1½, 2. */
  readonly pentanomial: readonly number[];
  readonly score: Interval;
  readonly elo: Interval;
}

/** A mean with its 95% interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** How every player did, in the order of the list; the same name twice is the same player. */
export function standings(players: readonly string[], results: readonly EncounterResult[]): Standing[] {
  const games = results.flatMap((result) => result.games);
  return [...new Set(players)].map((player) => {
    let seats = 0;
    let wins = 0;
    let score = 0;
    for (const game of games) {
      for (const [seat, index] of game.seating.entries()) {
        if (players[index] !== player) continue;
        seats++;
        score += game.scores[seat];
        if (game.winners.includes(seat)) wins += 1 / game.winners.length;
      }
    }
    return { player, games: seats, wins, meanScore: score / Math.max(1, seats) };
  });
}

/** The first player's share of the wins in each encounter: the independent observations of a run. */
export function sharesOfFirst(players: readonly string[], results: readonly EncounterResult[]): number[] {
  return results.map(({ games }) => {
    const shares = games.flatMap((game) =>
      game.seating.flatMap((index, seat) => {
        if (players[index] !== players[0]) return [];
        return [game.winners.includes(seat) ? 1 / game.winners.length : 0];
      }),
    );
    return shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length);
  });
}

/** Two rivals at a table of two. */
export function duel(shares: readonly number[]): Duel {
  const pentanomial = [0, 0, 0, 0, 0];
  for (const share of shares) pentanomial[Math.round(share * 4)]++;
  const score = interval(shares);
  return { pentanomial, score, elo: { mean: eloOf(score.mean), low: eloOf(score.low), high: eloOf(score.high) } };
}

/** Mean of independent observations from 0 to 1. Where all agree, the rule of three says what else is still possible. */
export function interval(shares: readonly number[]): Interval {
  const n = shares.length;
  if (n === 0) return { mean: 0.5, low: 0, high: 1 };
  const mean = shares.reduce((sum, one) => sum + one, 0) / n;
  const variance = varianceOf(shares);
  if (variance === 0) return { mean, low: Math.max(0, mean - 3 / n), high: Math.min(1, mean + 3 / n) };
  const half = Z * Math.sqrt(variance / n);
  return { mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}

/** Mean of independent observations of any size, with its 95% interval. */
export function meanOf(list: readonly number[]): Interval {
  const n = list.length;
  const mean = list.reduce((sum, one) => sum + one, 0) / Math.max(1, n);
  const half = Z * Math.sqrt(varianceOf(list) / Math.max(1, n));
  return { mean, low: mean - half, high: mean + half };
}

export interface Adjusted {
  /** The first player's share of the wins, less its luck. */
  readonly share: Interval;
  /** How lucky the first player was, in wins a game. */
  readonly luck: Interval;
  /** Variance of the plain results over that of the adjusted ones: as many games say as much as so many times more. */
  readonly saving: number;
}

/**
 * The first player's results without the luck of its draws. What the set-up was worth to it is taken out as well, as far as
 * set-ups differ; neither changes the mean that is expected. `undefined` where luck was not watched.
 */
export function adjust(players: readonly string[], results: readonly EncounterResult[]): Adjusted | undefined {
  const watched = results.filter(({ games }) => games.length > 0 && games.every(({ luck }) => luck !== undefined));
  if (watched.length < results.length || results.length === 0) return undefined;
  const shares = sharesOfFirst(players, results);
  const lucks = results.map(({ games }) => firstMean(players, games, ({ luck }) => luck));
  const starts = results.map(({ games }) => firstMean(players, games, ({ start }) => start));
  const usual = starts.reduce((sum, one) => sum + one, 0) / starts.length;
  const adjusted = shares.map((share, at) => share - lucks[at] - (starts[at] - usual));
  const [plain, less] = [varianceOf(shares), varianceOf(adjusted)];
  return { share: meanOf(adjusted), luck: meanOf(lucks), saving: less < NOTHING ? 1 : plain / less };
}

/** A variance that is only rounding. */
const NOTHING = 1e-12;

/** The mean of something by seat over the seats of the first player. */
function firstMean(
  players: readonly string[],
  games: readonly GameResult[],
  read: (game: GameResult) => readonly number[] | undefined,
): number {
  const found = games.flatMap((game) =>
    game.seating.flatMap((index, seat) => (players[index] === players[0] ? [read(game)?.[seat] ?? 0] : [])),
  );
  return found.reduce((sum, one) => sum + one, 0) / Math.max(1, found.length);
}

function varianceOf(list: readonly number[]): number {
  const mean = list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
  return list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, list.length - 1);
}

/** Difference in Elo that explains a share of the points. */
export function eloOf(share: number): number {
  return -400 * Math.log10(1 / share - 1);
}

/** Elo as a share of the points. */
export function shareOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

export type Verdict = 'better' | 'notBetter' | undefined;

/** Sequential test over pairs (GSPRT): is the first player better by `elo1` rather than `elo0`? Undefined: play on. */
export function sprt(shares: readonly number[], elo0: number, elo1: number): { llr: number; verdict: Verdict } {
  const n = shares.length;
  if (n < 2) return { llr: 0, verdict: undefined };
  const mean = shares.reduce((sum, one) => sum + one, 0) / n;
  // Half a pair of each kind is taken as seen, or a run that begins with equal pairs would have no variance.
  const variance = (shares.reduce((sum, one) => sum + (one - mean) ** 2, 0) + 0.5 * 0.25) / n;
  const [s0, s1] = [shareOf(elo0), shareOf(elo1)];
  const llr = (n * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
  if (llr >= LLR_BOUND) return { llr, verdict: 'better' };
  if (llr <= -LLR_BOUND) return { llr, verdict: 'notBetter' };
  return { llr, verdict: undefined };
}
