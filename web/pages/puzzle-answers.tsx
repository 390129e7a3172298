import { texts } from '#texts/web/puzzle.ts';
import type { Move, Position } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import type { Room } from '../../games/room.ts';
import { MarkSign } from '../../kit/board-marks.tsx';
import type { Puzzle } from '../../study/puzzle.ts';
import { Brings } from './brings.tsx';
import { SeenWords } from './seen-words.tsx';
import { signOf } from './study-ask.tsx';
import type { Attempt } from './use-attempt.ts';

/**
 * The moves that count as solved with their chances, and what the tempting others give away. Each has its letter on the
 * board, where pointing at a row lights it.
 */
export function PuzzleAnswers({
  room,
  view,
  names,
  puzzle: { accepted, others },
  attempt,
  light,
}: {
  readonly room: Room;
  readonly view: Position;
  readonly names: readonly string[];
  readonly puzzle: Puzzle;
  readonly attempt: Attempt;
  readonly light: (move: Move | undefined) => void;
}) {
  const [best] = accepted;
  // What was found or shown has its reason above the list.
  const explained = attempt.kind === 'right' ? attempt.move : must(room.game.parseMove(view, best.move));
  const rows = [
    ...accepted.map((answer) => ({ ...answer, isRight: true })),
    ...others.map((answer) => ({ ...answer, isRight: false })),
  ];
  // "Place your tile" in every row tells nothing: the letters do.
  const named = rows.map(({ move }) => room.nameIdea?.(view, must(room.game.parseMove(view, move))));
  const areAlike = named.every((name) => name !== undefined && name === named[0]);
  return (
    <table class="study-parts">
      <caption class="sr-only">{texts.answers}</caption>
      <tbody>
        {rows.map(({ move: text, win, isRight }, at) => {
          const move = must(room.game.parseMove(view, text));
          return (
            <tr
              key={text}
              class={isRight ? 'puzzle-right' : ''}
              onPointerEnter={() => light(move)}
              onPointerLeave={() => light(undefined)}
            >
              <th scope="row">
                <MarkSign mark={{ seat: view.turn, ...signOf(at) }} />{' '}
                <SeenWords words={room.adviseMove(view, move)} seen={areAlike ? '' : room.nameIdea?.(view, move)} />{' '}
                {isRight ? <b>{texts.accepted}</b> : <span class="fine">{texts.loses(best.win - win)}</span>}
                <Brings {...{ room, move, names }} position={view} />
                {move !== explained && <Why {...{ room, view, names, move, isRight }} />}
              </th>
              <td>{texts.worth(win)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What speaks for the right moves and against the others, where there is something to say. */
function Why({
  room,
  view,
  names,
  move,
  isRight,
}: {
  readonly room: Room;
  readonly view: Position;
  readonly names: readonly string[];
  readonly move: Move;
  readonly isRight: boolean;
}) {
  const reasons = room.explainMove(view, move, (seat) => names[seat]);
  const told = reasons.find(({ isRisk }) => isRisk !== isRight);
  return told ? <span class="puzzle-why fine">{texts.why(told.words)}</span> : null;
}
