import type { Decision } from '../../study/decision.ts';

/** A move that somebody tried instead of a mistake, and the chance to win that it gives away. */
export interface TriedMove {
  readonly move: string;
  readonly isRight: boolean;
  readonly loss: number;
}

/** A move and its chance to win, beside others. */
interface RetryAnswer {
  readonly move: string;
  readonly win: number;
  readonly isRight: boolean;
  readonly isTried: boolean;
  readonly isPlayed: boolean;
  /** By how many points it ends behind the best move on average, as the review tells it. */
  readonly behind: number | undefined;
}

/**
 * The best move, what somebody tried and what was played in the match, each once with its chance to win: the best first, then
 * the other right ones. `chance` is that after the played move.
 */
export function answersTo(
  { best, played, loss, points }: Pick<Decision, 'best' | 'played' | 'loss' | 'points'>,
  chance: number,
  tries: readonly TriedMove[],
): readonly RetryAnswer[] {
  const most = Math.min(1, chance + loss);
  const tell = (move: string, win: number, isRight: boolean): RetryAnswer => {
    const isTried = tries.some((each) => each.move === move);
    const isPlayed = move === played;
    const behind = isPlayed ? Math.round(points) : undefined;
    return { move, win: Math.min(most, Math.max(0, win)), isRight, isTried, isPlayed, behind };
  };
  const own = new Map(tries.map((each) => [each.move, each]));
  own.delete(best);
  own.delete(played);
  const rest = [
    tell(played, chance, false),
    ...[...own.values()].map((each) => tell(each.move, most - each.loss, each.isRight)),
  ];
  return [tell(best, most, true), ...rest.sort((a, b) => Number(b.isRight) - Number(a.isRight) || b.win - a.win)];
}
