import type { Move } from '../core/game.ts';
import { SURE } from './marks.ts';

/** A move and the chance to win after it. */
export interface Found {
  readonly move: Move;
  readonly win: number;
}

/** The moves of a puzzle: those that count as solved, and the others, the most tempting first. */
export interface Answers {
  readonly accepted: readonly Found[];
  readonly others: readonly Found[];
}

/** How far a move is behind the best, and the standard error of it. */
export interface Gap {
  readonly gap: number;
  readonly error: number;
}

/** Moves that give away no more than this are as good as the best. */
export const AS_GOOD = 0.03;
/** What every other move must give away, and what must be left of it beyond doubt. */
export const GAP = 0.1;
const SURE_GAP = 0.05;
/** More good moves than this are more than one idea. */
const MOST_ACCEPTED = 4;

/** As good as the best, or clearly worse, and nothing in between; few of the one kind and more of the other. */
export function divide(found: readonly Found[], judge: (one: Found) => Gap): Answers | undefined {
  const accepted: Found[] = [];
  const others: Found[] = [];
  for (const one of found) {
    const gap = judge(one);
    if (isGood(gap)) accepted.push(one);
    else if (isBad(gap)) others.push(one);
    else return undefined;
  }
  accepted.sort((a, b) => b.win - a.win);
  others.sort((a, b) => b.win - a.win);
  const few = accepted.length <= MOST_ACCEPTED && accepted.length < others.length;
  return few ? { accepted, others } : undefined;
}

/** So many are as good as certain to win that nothing found later can make it a puzzle. */
export function areTooMany(found: readonly Found[]): boolean {
  return found.filter(({ win }) => win >= 1 - AS_GOOD).length > MOST_ACCEPTED;
}

export function isGood({ gap, error }: Gap): boolean {
  return gap + SURE * error <= GAP / 2 && gap <= AS_GOOD;
}

export function isBad({ gap, error }: Gap): boolean {
  return gap >= GAP && gap - SURE * error >= SURE_GAP;
}

/** Sure to be neither. */
export function isBetween({ gap, error }: Gap): boolean {
  return gap - SURE * error > AS_GOOD && gap + SURE * error < GAP;
}

/** So far behind that more dice would change nothing. */
export function isFarBehind({ gap, error }: Gap): boolean {
  return gap - 2 * SURE * error >= GAP;
}

export function includes(accepted: readonly Found[], move: Move): boolean {
  return accepted.some((one) => one.move === move);
}
