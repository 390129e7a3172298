import type { ComponentChildren } from 'preact';
import { texts as study } from '#texts/web/study.ts';
import { texts } from '#texts/web/study-retry.ts';
import type { Move, Position } from '../../core/game.ts';
import type { Room } from '../../games/room.ts';
import type { Attempt } from './use-attempt.ts';

interface WordsProps {
  readonly room: Room;
  readonly names: readonly string[];
  readonly view: Position;
  readonly attempt: Attempt;
  readonly best: Move | undefined;
  /** What else can be said of a wrong move. */
  readonly children?: ComponentChildren;
}

/** What became of a try, in words, and why. */
export function AttemptWords(props: WordsProps) {
  const { attempt } = props;
  if (attempt.kind === 'asking') return null;
  if (attempt.kind === 'checking') return <p class="fine">{texts.checking}</p>;
  if (attempt.kind === 'failed') return <p>{texts.failed}</p>;
  if (attempt.kind === 'wrong') return <Wrong {...props} move={attempt.move} loss={attempt.loss} />;
  if (attempt.kind === 'right') return <Right {...props} move={attempt.move} loss={attempt.loss} />;
  return <Answer {...props} />;
}

function Wrong({
  room,
  names,
  view,
  move,
  loss,
  children,
}: WordsProps & { readonly move: Move; readonly loss: number }) {
  const risk = room.explainMove(view, move, (seat) => names[seat]).find(({ isRisk }) => isRisk);
  return (
    <p class="study-wrong">
      <b>{texts.wrong}</b> {children} {texts.wrongLoss(loss)} {risk && texts.against(risk.words)}
    </p>
  );
}

function Right({ move, loss, best, ...props }: WordsProps & { readonly move: Move; readonly loss: number }) {
  return (
    <p class="study-right">
      <b>{texts.right}</b> {move === best ? texts.rightBest : texts.rightAsGood(loss)}{' '}
      <Because {...props} move={move} />
    </p>
  );
}

function Answer({ best, ...props }: WordsProps) {
  if (best === undefined) return null;
  const { room, view } = props;
  return (
    <p>
      {texts.theAnswer((room.nameIdea ?? room.adviseMove)(view, best))} <Because {...props} move={best} />
    </p>
  );
}

/** What speaks for a move. */
function Because({ room, names, view, move }: Omit<WordsProps, 'attempt' | 'best'> & { readonly move: Move }) {
  const reason = room.explainMove(view, move, (seat) => names[seat]).find(({ isRisk }) => !isRisk);
  return <span>{reason && study.because(reason.words)}</span>;
}
