import { useEffect, useState } from 'preact/hooks';
import type { Move, Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { WorkerJudge } from '../study/judges.ts';

/** By how many points each move ends behind the best one on average, by move; nothing where that is not sure. */
export type LongRun = ReadonlyMap<Move, number | undefined>;

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
    if (asked.length === 0) return;
    const settle = (moves: readonly Move[], behind?: number) =>
      setFound((before) => new Map([...before, ...moves.map((move) => [move, behind] as const)]));
    // A table that wins together has no points.
    if (room.about.together) return settle(asked);
    const judge = new WorkerJudge();
    void (async () => {
      for (const move of asked) {
        const answer = await judge.ask({
          ...{ kind: 'decision', game: room.game.id, care: 'usual', view: room.game.format(view) },
          move: room.game.formatMove(view, move),
        });
        if (answer.kind !== 'decision') return settle(asked.slice(asked.indexOf(move)));
        const { best, points, pointsError } = answer.decision;
        const behind = Math.round(points);
        const isSure = known.includes(best) && behind > 0 && points > SURE * pointsError;
        settle([move], isSure ? behind : undefined);
      }
    })();
    return () => judge.dismiss();
  }, [room, view, key]);
  return found;
}
