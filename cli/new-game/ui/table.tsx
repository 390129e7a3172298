import './board.css';
import { texts } from '#texts/new-game/table.ts';
import { OVER, type Position } from '../../../core/game.ts';
import { Todo } from '../../../kit/heard.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { type EndingProps, nameOf, type TableProps } from '../../../kit/table.ts';
import { Prompt, TableLayout } from '../../../kit/table-layout.tsx';
import { SQUARE_NAMES } from '../geometry.ts';
import { NewGamePosition } from '../position.ts';
import { EMPTY, NOBODY } from '../state.ts';
import { drawSquare } from './picture.ts';

export function Table(props: TableProps) {
  const position = asNewGame(props.position);
  return (
    <TableLayout
      board={
        <Board position={position} names={props.names} moves={props.moves} play={props.submit} hint={props.hint} />
      }
      prompt={<NewGamePrompt {...props} position={position} />}
      preview={null}
      position={position}
      facts={props.children}
    />
  );
}

export function Still({ position, names }: { readonly position: Position; readonly names: readonly string[] }) {
  const board = <Board position={asNewGame(position)} names={names} moves={[]} />;
  return <TableLayout board={board} prompt={null} preview={null} facts={null} />;
}

export function Ending({ position, names }: EndingProps) {
  const { winner } = asNewGame(position);
  return <p>{winner === NOBODY ? texts.draw : texts.line(nameOf(names, winner))}</p>;
}

interface BoardProps {
  readonly position: NewGamePosition;
  readonly names: readonly string[];
  readonly moves: readonly number[];
  readonly play?: (move: number) => void;
  readonly hint?: number | undefined;
}

/** Nine buttons. Those that are no move now stay where they are, so that the keyboard finds its way. */
function Board({ position, names, moves, play, hint }: BoardProps) {
  return (
    <section class="new-game-board" aria-label={texts.board}>
      {SQUARE_NAMES.map((name, square) => {
        const seat = position.squares[square];
        const isMove = moves.includes(square);
        return (
          <button
            key={name}
            type="button"
            class={hint === square ? 'is-hinted' : ''}
            aria-label={seat === EMPTY ? texts.empty(name) : texts.taken(name, nameOf(names, seat))}
            aria-disabled={!isMove}
            onClick={() => isMove && play?.(square)}
          >
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <Picture drawing={drawSquare(seat)} />
            </svg>
          </button>
        );
      })}
    </section>
  );
}

type NewGamePromptProps = Pick<TableProps, 'moves' | 'names' | 'waiting'> & { readonly position: NewGamePosition };

function NewGamePrompt({ position, moves, names, waiting }: NewGamePromptProps) {
  const { turn } = position;
  if (turn === OVER) {
    return (
      <Prompt seat={undefined} title={texts.over}>
        {waiting}
      </Prompt>
    );
  }
  const title = (
    <>
      <SeatBadge seat={turn} /> {nameOf(names, turn)}
    </>
  );
  return (
    <Prompt seat={turn} title={title} acts={moves.length > 0}>
      {moves.length > 0 ? <Todo>{texts.choose}</Todo> : <p>{waiting}</p>}
    </Prompt>
  );
}

/** The page hands every game its own positions; another one here is our mistake. */
function asNewGame(position: Position): NewGamePosition {
  if (position instanceof NewGamePosition) return position;
  throw new Error('The table of New Game was given a position of another game.');
}
