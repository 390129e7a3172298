import { useEffect, useState } from 'preact/hooks';
import type { Move, Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { WorkerJudge } from '../study/judges.ts';

/** By how many points each move ends behind the best one on average, as far as that is sure; by move. */
export type LongRun = ReadonlyMap<Move, number>;

/** A difference is told where it is this many standard errors from nothing. */
const SURE = 2;

/**
 * Asks a judge, in the background, how some moves fare to the end: what only shows later has no other reason. `right` are
 * the moves that may be called the best, as text.
 */
export function useLongRun(room: Room, view: Position, moves: readonly Move[], right: readonly string[]): LongRun {
  const [found, setFound] = useState<LongRun>(new Map());
  // By what they say: the lists are made again with every draw of the page.
  const key = JSON.stringify([moves, right]);
  useEffect(() => {
    const [asked, known]: readonly [Move[], string[]] = JSON.parse(key);
    // A table that wins together has no points.
    if (room.about.together || asked.length === 0) return;
    const judge = new WorkerJudge();
    void (async () => {
      for (const move of asked) {
        const answer = await judge.ask({
          ...{ kind: 'decision', game: room.game.id, care: 'usual', view: room.game.format(view) },
          move: room.game.formatMove(view, move),
        });
        if (answer.kind !== 'decision') return;
        const { best, points, pointsError } = answer.decision;
        const behind = Math.round(points);
        if (known.includes(best) && behind > 0 && points > SURE * pointsError)
          setFound((before) => new Map(before).set(move, behind));
      }
    })();
    return () => judge.dismiss();
  }, [room, view, key]);
  return found;
}
