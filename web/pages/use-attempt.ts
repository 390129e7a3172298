import { useEffect, useRef, useState } from 'preact/hooks';
import type { Move, Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { WorkerJudge } from '../study/judges.ts';

/** What became of somebody's try to find a move. */
export type Attempt =
  | { readonly kind: 'asking' }
  | { readonly kind: 'checking'; readonly move: Move }
  /** `loss` is the chance to win that the move gives away. */
  | { readonly kind: 'right'; readonly move: Move; readonly loss: number }
  /** Right, while there is a better one to look for. */
  | { readonly kind: 'near'; readonly move: Move; readonly loss: number }
  | { readonly kind: 'wrong'; readonly move: Move; readonly loss: number }
  | { readonly kind: 'failed'; readonly move: Move }
  | { readonly kind: 'shown' };

const ASKING: Attempt = { kind: 'asking' };

/** A move that gives away no more than this is right. */
const RIGHT = 0.04;

/** What is known of a move beforehand. */
interface Known {
  readonly isRight: boolean;
  readonly loss: number;
}

/**
 * Asks for a move in a view. What is not known of a move beforehand is asked of a judge, in the background. `tell` is told
 * of every answer. It goes on from `last`, where somebody comes back.
 */
export function useAttempt(
  room: Room,
  view: Position,
  know: (text: string) => Known | undefined,
  tell: (isRight: boolean, move?: Move, loss?: number) => void = () => undefined,
  last: Attempt = ASKING,
) {
  const [state, setState] = useState<{ readonly view: Position; readonly attempt: Attempt }>({ view, attempt: last });
  const judge = useRef<WorkerJudge>();
  useEffect(() => () => judge.current?.dismiss(), []);
  const attempt = state.view === view ? state.attempt : ASKING;
  const set = (next: Attempt) => setState({ view, attempt: next });
  const settle = (move: Move, { isRight, loss }: Known) => {
    set({ kind: isRight ? 'right' : 'wrong', move, loss });
    tell(isRight, move, loss);
  };
  const submit = async (move: Move) => {
    const text = room.game.formatMove(view, move);
    const known = know(text);
    if (known) return settle(move, known);
    set({ kind: 'checking', move });
    judge.current ??= new WorkerJudge();
    const seen = room.game.format(view);
    const answer = await judge.current.ask({
      // However quickly matches are reviewed: a hasty judge would take good moves for bad ones and the other way round.
      ...{ kind: 'decision', game: room.game.id, care: 'usual', view: seen, move: text },
    });
    if (answer.kind !== 'decision') return set({ kind: 'failed', move });
    settle(move, { isRight: answer.decision.loss <= RIGHT, loss: answer.decision.loss });
  };
  return {
    attempt,
    submit: (move: Move) => void submit(move),
    again: () => set(ASKING),
    show: () => {
      set({ kind: 'shown' });
      tell(false);
    },
  };
}
