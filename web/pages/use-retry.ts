import { useMemo, useState } from 'preact/hooks';
import type { Move, Position } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import type { Decision } from '../../study/decision.ts';
import { bothTold } from '../study/chances.ts';
import { type Answer, answerOf } from '../study/learn-outcome.ts';
import { answersTo, type TriedMove } from '../study/retry-answers.ts';
import { type Attempt, useAttempt } from './use-attempt.ts';
import type { Desk } from './use-desk.ts';

/** A mistake that is tried again: what became of the last try, and what is told of every move once it is over. */
export function useRetry({ room, rests }: Desk, mistake: Decision, view: Position, tell: (answer: Answer) => void) {
  const { best, played, points } = mistake;
  // What the review says of the moment, as everywhere else.
  const { chance, loss } = bothTold(rests, mistake);
  const [tries, setTries] = useState<readonly TriedMove[]>([]);
  const know = (text: string) => {
    if (text === best) return { isRight: true, loss: 0 };
    return text === played ? { isRight: false, loss } : undefined;
  };
  const answerWith = (isRight: boolean, move: Move, lost: number) =>
    answerOf(isRight, room.game.formatMove(view, move) === best, lost);
  const note = (isRight: boolean, move?: Move, lost = 0) => {
    tell(move === undefined ? 'wrong' : answerWith(isRight, move, lost));
    if (move !== undefined) setTries([...tries, { move: room.game.formatMove(view, move), isRight, loss: lost }]);
  };
  const { attempt: made, ...acts } = useAttempt(room, view, know, note);
  const isNear = made.kind === 'right' && answerWith(true, made.move, made.loss) === 'near';
  const attempt: Attempt = isNear ? { ...made, kind: 'near' } : made;
  const rows = useMemo(
    () =>
      answersTo({ best, played, loss, points }, chance, tries).filter(({ move }) => room.game.parseMove(view, move).ok),
    [best, played, loss, points, chance, tries, room, view],
  );
  const told = useMemo(() => rows.map(({ move }) => must(room.game.parseMove(view, move))), [rows, room, view]);
  const others = useMemo(() => told.filter((_, at) => !rows[at].isRight), [told, rows]);
  return { attempt, rows, told, others, ...acts };
}
