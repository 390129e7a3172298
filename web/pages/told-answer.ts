import type { Answer } from '../../study/puzzle.ts';

/** A move that is told of once it is over. */
export interface ToldAnswer extends Answer {
  readonly isRight: boolean;
  /** The one who solves it has tried it and missed. */
  readonly isTried: boolean;
  /** It is what was played in the match. */
  readonly isPlayed?: boolean;
  /** By how many points it ends behind the best move, where a review has told that: nobody may read another number for it. */
  readonly behind?: number | undefined;
}
