import type { Move, Position } from '../../../core/game.ts';
import type { Reason } from '../../../games/reason.ts';

/** A reason and the two positions that it speaks about. */
export interface Given<P extends Position = Position> {
  readonly before: P;
  readonly after: P;
  readonly move: Move;
  readonly claim: Reason['claim'];
  readonly words: string;
}

/**
 * Works out by itself what a reason claims, from the positions before and after the move. What it returns must be the
 * claim; where a reason claims no number, it throws when the words are not true.
 */
export type Check = (given: Given) => Reason['claim'];

/** The checks of a game, written for its own positions. */
export function checksFor<P extends Position>(
  checks: Readonly<Record<string, (given: Given<P>) => Reason['claim']>>,
): Readonly<Record<string, Check>> {
  return checks as Readonly<Record<string, Check>>;
}

/** For reasons without numbers. */
export function demand(isTrue: boolean, words: string): Reason['claim'] {
  if (!isTrue) throw new Error(`Not true: ${words}`);
  return {};
}
