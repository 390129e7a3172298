import { CHANCE, type Move, type Position } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { judgeRollsByEndings } from './roll-endings.ts';
import type { Subject } from './subject.ts';
import { chancesOf, marginsOf, playTurnOut, progressOf, sharesOf } from './value-features.ts';

/**
 * What a position is worth to everybody, with nothing hidden: for looking back on a match that is over. Fixed before the
 * matches it judges are seen, and versioned: a value that may still be tuned can be made to say anything.
 */
export interface Values<P extends Position = Position> {
  readonly version: string;
  /** True where the luck it sees means anything at a table of so many seats. */
  showsLuck(seats: number): boolean;
  /** Part of the luck of a draw at this line that is believed: fitted once on self-play, so that it adds no noise. */
  trustAt(seats: number, line: number): number;
  /** Chances to win, by seat; `line` counts the lines of the log before. */
  judge(position: P, line: number): number[];
  /** The same after each of these rolls, where they can be compared better than one by one. */
  judgeRolls?(before: P, rolls: readonly Move[], line: number): number[][] | undefined;
  /** True where nothing else is judged well enough to be believed: it is then part of the rest. */
  readonly judgesOnlyRolls?: boolean;
}

/** A logistic value over the computer players' own evaluation. Plain data; `study/fit-values.ts` finds the numbers. */
export interface ValueTable {
  readonly version: string;
  /** By number of seats. */
  readonly tables: Readonly<Record<string, ValueFit>>;
}

export interface ValueFit {
  /** Usual lines of a match: how far a match is. */
  readonly length: number;
  /** Odds per spread of margin at the start of a match, and what comes to it with how far it is, and with the square of that. */
  readonly slopes: readonly number[];
  /** The odds of each seat beside the last one, whatever the margin. */
  readonly seats: readonly number[];
  /**
   * Part of the luck that is believed at the start of a match, and what comes to it with how far it is, and with the square
   * of that. Absent where luck means nothing, because chance acts only before the first move.
   */
  readonly trust?: readonly number[];
}

/** A lead of one spread is a 95% chance to win (games/bot.ts): all that is known of a game that nobody has fitted. */
const UNFITTED: ValueFit = { length: 1, slopes: [1.5, 0, 0], seats: [] };
const UNFITTED_TOGETHER: ValueFit = { length: 1, slopes: [1, 0, 0], seats: [] };

/** Imagined ends of a deal that has begun. */
const DEALS = 4;

/** Values from a table; without one, an honest guess whose luck is not believed. */
export function logisticValues<P extends Position>(subject: Subject<P>, table: ValueTable | undefined): Values<P> {
  const together = subject.bot.together === true;
  const dice = new SeededRandom(0);

  const judgeTurn = (position: P, line: number): number[] => {
    const end = playTurnOut(subject, position);
    const over = sharesOf(end, together);
    if (over) return over;
    const { length, slopes, seats } = table?.tables[position.seats] ?? (together ? UNFITTED_TOGETHER : UNFITTED);
    const slope = weigh(slopes, progressOf(length, line));
    const odds = marginsOf(subject.bot, end).map((margin, seat) => slope * margin + (seats[seat] ?? 0));
    return chancesOf(odds, together);
  };

  // A deal that has begun says little by itself: what it may become, with the same dice for all that could have come instead.
  const judgeDeal = (position: P, line: number): number[] => {
    const mean = Array<number>(position.seats).fill(0);
    for (let deal = 0; deal < DEALS; deal++) {
      const dealt = position.copy();
      dice.restart(line, deal);
      while (dealt.turn === CHANCE) dealt.play(dealt.roll(dice));
      for (const [seat, chance] of judgeTurn(dealt, line).entries()) mean[seat] += chance / DEALS;
    }
    return mean;
  };

  const { endings } = subject.bot;

  return {
    version: table?.version ?? 'unfitted',
    showsLuck: (seats) => table?.tables[seats]?.trust !== undefined,
    trustAt: (seats, line) => {
      const fit = table?.tables[seats];
      return fit?.trust ? weigh(fit.trust, progressOf(fit.length, line)) : 0;
    },
    judge: (position, line) => (position.turn === CHANCE ? judgeDeal(position, line) : judgeTurn(position, line)),
    judgeRolls: (before, rolls, line) =>
      endings?.knows(before) ? judgeRollsByEndings(subject, endings, before, rolls, line) : undefined,
    judgesOnlyRolls: endings !== undefined,
  };
}

function weigh(weights: readonly number[], powers: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * powers[at], 0);
}
