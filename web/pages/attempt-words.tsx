import { texts as study } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-retry.ts';
import type { Move, Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import { endOfChance } from '../study/certain-end.ts';
import { Brings } from './brings.tsx';
import { signOf } from './study-ask.tsx';
import { adviceOf } from './told-of.ts';
import type { Attempt } from './use-attempt.ts';
import { sayLate, useWhyWrong } from './use-late-reasons.ts';
import { whyRight } from './why-better.ts';

interface WordsProps {
  readonly room: Room;
  readonly names: readonly string[];
  readonly view: Position;
  readonly attempt: Attempt;
  readonly best: Move | undefined;
  /** The move that was played in the match, where there was one. */
  readonly played?: Move | undefined;
  /** Wrong moves that are shown beside the answer, the next best first: a reason should tell it from them. */
  readonly others?: readonly Move[];
  /** The letter of that one on the board. */
  readonly than?: string | undefined;
  /** The chance to win with the best move, where what is lost is told as a drop from there, and how the match ends. */
  readonly chance?: number;
  /** No chance is left: a move wins, draws or loses. */
  readonly isCertain?: boolean;
}

const NO_OTHERS: readonly Move[] = [];

/** What became of a try, in words, and why. */
export function AttemptWords(props: WordsProps) {
  const { attempt } = props;
  if (attempt.kind === 'asking') return null;
  if (attempt.kind === 'checking') return <p class="fine">{texts.checking}</p>;
  if (attempt.kind === 'failed') return <p>{texts.failed}</p>;
  if (attempt.kind === 'wrong') return <Wrong {...props} move={attempt.move} loss={attempt.loss} />;
  if (attempt.kind === 'right' || attempt.kind === 'near') {
    return <Right {...props} move={attempt.move} loss={attempt.loss} />;
  }
  return <Answer {...props} />;
}

function Wrong({
  move,
  loss,
  played,
  chance,
  isCertain = false,
  ...props
}: WordsProps & { readonly move: Move; readonly loss: number }) {
  const { room, view, names, best } = props;
  const reason = useWhyWrong(props, move, best, chance === undefined);
  const { now } = reason;
  const isSame = move === played;
  const end = isCertain && chance !== undefined ? endOfChance(chance - loss) : undefined;
  const told = end
    ? texts.wrongEnd(end, now)
    : chance === undefined
      ? (isSame ? texts.wrongSameLoss : texts.wrongLoss)(loss, now)
      : texts.wrongDrop(chance, Math.max(0, chance - loss), now);
  return (
    <>
      <p class="study-wrong">
        <b>{texts.wrong}</b> {isSame && texts.wrongSame} {told} <Brings {...{ room, move, names }} position={view} />
      </p>
      {now === undefined && chance !== undefined && <p class="puzzle-why is-late">{sayLate(reason)}</p>}
    </>
  );
}

function Right({ move, loss, best, ...props }: WordsProps & { readonly move: Move; readonly loss: number }) {
  return (
    <p class="study-right">
      <b class="study-hurrah">{props.attempt.kind === 'near' ? texts.near : texts.right}</b>{' '}
      {move === best ? texts.rightBest : texts.rightAsGood(loss)} <Because {...props} move={move} />
    </p>
  );
}

function Answer({ best, ...props }: WordsProps) {
  if (best === undefined) return null;
  const { room, view } = props;
  const { words, isOnBoard } = adviceOf(room, view, best, props.names);
  return (
    <p>
      {texts.theAnswer(words, isOnBoard ? signOf(0).sign : undefined)} <Because {...props} move={best} />
    </p>
  );
}

/** What speaks for a move. */
function Because({
  move,
  others = NO_OTHERS,
  ...asked
}: Omit<WordsProps, 'attempt' | 'best'> & { readonly move: Move }) {
  const reason = whyRight(asked, move, others);
  return <span>{reason && study.because(reason)}</span>;
}
