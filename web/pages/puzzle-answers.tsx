import { texts } from '#texts/web/puzzle.ts';
import type { Position } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import type { Room } from '../../games/room.ts';
import { MarkSign } from '../../kit/board-marks.tsx';
import type { Puzzle } from '../../study/puzzle.ts';
import { signOf } from './study-ask.tsx';

/** The moves that count as solved with their chances, and what the tempting others give away. */
export function PuzzleAnswers({
  room,
  view,
  puzzle: { accepted, others },
}: {
  readonly room: Room;
  readonly view: Position;
  readonly puzzle: Puzzle;
}) {
  const name = (text: string) => room.adviseMove(view, must(room.game.parseMove(view, text)));
  const [best] = accepted;
  return (
    <table class="study-parts">
      <caption class="sr-only">{texts.answers}</caption>
      <tbody>
        {accepted.map(({ move, win }, at) => (
          <tr key={move} class="puzzle-right">
            <th scope="row">
              <MarkSign mark={{ seat: view.turn, ...signOf(at) }} /> {name(move)} <b>{texts.accepted}</b>
            </th>
            <td>{texts.worth(win)}</td>
          </tr>
        ))}
        {others.map(({ move, win }, at) => (
          <tr key={move}>
            <th scope="row">
              <MarkSign mark={{ seat: view.turn, ...signOf(accepted.length + at) }} /> {name(move)}{' '}
              <span class="fine">{texts.loses(best.win - win)}</span>
            </th>
            <td>{texts.worth(win)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
