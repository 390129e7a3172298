import { Playouts } from '../ai/playout.ts';
import { solveEach } from '../ai/solve.ts';
import { CHANCE, type Move, OVER, type Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { ScoreSources } from '../games/final-score.ts';
import type { Subject } from './subject.ts';

/** How a match ends on average after a move. */
export interface FinalPoints {
  /** By seat. */
  readonly points: readonly number[];
  /** Standard errors, by seat, of the difference to the points after the first of the moves that were asked about. */
  readonly doubts: readonly number[];
  /** What the points come from, source by source, by seat. */
  readonly sources: readonly (readonly number[])[];
}

interface Plan {
  /** Endings of no more positions are solved. */
  readonly exact: number;
  readonly rounds: number;
  readonly seed: number;
  /** Continuations go on where the quick player stops and guesses: one move is told from another by that, for lack of better. */
  readonly goesOn?: boolean;
}

/** A game with what its final points come from, where it knows. */
interface Scored<P extends Position> extends Subject<P> {
  readonly scoreSources?: ScoreSources<P>;
}

/**
 * The average final points after each of some moves, in their order: exact where the ending is small enough after the first,
 * otherwise over so many continuations. All moves meet the same hidden cards and the same dice, so that what is told of two
 * does not depend on which others are asked about. Nothing where the table wins together, where playouts stop before the end,
 * and where a game has no quick player for them: random moves say nothing of the points of a real match.
 */
export function finalPoints<P extends Position>(
  scored: Scored<P>,
  view: P,
  moves: readonly Move[],
  plan: Plan,
): readonly FinalPoints[] | undefined {
  if (scored.bot.together) return undefined;
  return solvedEnds(scored, view, moves, plan.exact) ?? playedEnds(scored, view, moves, plan);
}

function solvedEnds<P extends Position>(
  scored: Scored<P>,
  view: P,
  moves: readonly Move[],
  exact: number,
): readonly FinalPoints[] | undefined {
  if (!solveEach(scored.game, scored.bot, view, moves.slice(0, 1), exact)) return undefined;
  return moves.map((move) => {
    const next = view.imagine(new SeededRandom('solve'));
    next.play(move);
    const sum = new Sum(scored, view.seats);
    follow(scored, next, 1, sum);
    return sum.report();
  });
}

/** Every seat plays what a search to the last finds, and every roll counts by its odds. */
function follow<P extends Position>(scored: Scored<P>, position: P, share: number, into: Sum<P>): void {
  if (position.turn === OVER) {
    into.add(position, share);
    return;
  }
  const { game, bot } = scored;
  const list = new Int32Array(game.maxMoves);
  const moves = Array.from(list.subarray(0, position.moves(list)));
  const after = (move: Move) => {
    const next = position.copy();
    next.play(move);
    return next;
  };
  if (position.turn === CHANCE) {
    const total = moves.reduce((sum, roll) => sum + position.odds(roll), 0);
    for (const roll of moves) follow(scored, after(roll), (share * position.odds(roll)) / total, into);
    return;
  }
  const verdicts = solveEach(game, bot, position, moves, Number.POSITIVE_INFINITY)?.verdicts ?? [];
  const rewards = verdicts.map((verdict) => verdict.rewards[position.turn]);
  follow(scored, after(moves[rewards.indexOf(Math.max(...rewards))]), share, into);
}

function playedEnds<P extends Position>(
  scored: Scored<P>,
  view: P,
  moves: readonly Move[],
  { rounds, seed, goesOn = false }: Plan,
): readonly FinalPoints[] | undefined {
  const { game, bot } = scored;
  if (!bot.playOn) return undefined;
  const playouts = new Playouts(game, bot, view, seed);
  const { trial } = playouts;
  const sums = moves.map(() => new Sum(scored, view.seats));
  for (let round = 0; round < rounds; round++) {
    const first = sums[0].scores;
    for (const [at, move] of moves.entries()) {
      playouts.begin(round);
      trial.play(move);
      playouts.finish();
      if (goesOn) goOn(playouts);
      if (trial.turn !== OVER) return undefined;
      sums[at].add(trial, 1 / rounds, first);
    }
  }
  return sums.map((sum) => sum.report(rounds));
}

/** A quick player may stop anywhere, before a deal at half-time say. */
function goOn<P extends Position>(playouts: Playouts<P>): void {
  const { trial, dice } = playouts;
  while (trial.turn !== OVER) {
    if (trial.turn === CHANCE) trial.play(trial.roll(dice));
    else playouts.finish();
  }
}

/** Endings that were added up, each by its share. */
class Sum<P extends Position> {
  /** Of the ending that was added last. */
  readonly scores: Float64Array;
  private readonly points: Float64Array;
  private readonly sources: number[][] = [];
  private readonly squares: Float64Array;
  private readonly changes: Float64Array;
  private readonly pointsOf: ScoreSources<P>['pointsOf'];

  constructor({ scoreSources }: Scored<P>, seats: number) {
    this.pointsOf = scoreSources?.pointsOf ?? (() => []);
    this.scores = new Float64Array(seats);
    this.points = new Float64Array(seats);
    this.squares = new Float64Array(seats);
    this.changes = new Float64Array(seats);
  }

  /** `first` are the scores of the ending that it is compared with. */
  add(position: P, share: number, first: ArrayLike<number> = this.scores): void {
    const { scores, points, squares, changes, sources } = this;
    scores.set(Array.from(position.scores()).slice(0, scores.length));
    for (let seat = 0; seat < scores.length; seat++) {
      const change = scores[seat] - first[seat];
      points[seat] += share * scores[seat];
      changes[seat] += share * change;
      squares[seat] += share * change * change;
    }
    for (const [at, bySeat] of this.pointsOf(position).entries()) {
      sources[at] ??= bySeat.map(() => 0);
      for (const [seat, brought] of bySeat.entries()) sources[at][seat] += share * brought;
    }
  }

  /** Without a number of rounds it is no estimate, and leaves no doubt. */
  report(rounds = Number.POSITIVE_INFINITY): FinalPoints {
    const { points, sources, squares, changes } = this;
    const doubts = Array.from(squares, (square, seat) =>
      Math.sqrt(Math.max(0, square - changes[seat] ** 2) / Math.max(1, rounds - 1)),
    );
    return { points: Array.from(points), doubts, sources };
  }
}
