import type { Move } from '../../../core/game.ts';
import { CHANCE, OVER } from '../../../core/game.ts';
import { Picture } from '../../../kit/picture.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf, type TableProps } from '../../../kit/table.ts';
import { Prompt } from '../../../kit/table-layout.tsx';
import { SETTLERS, VILLAGES } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { canMove, pieceOf, ROLL, tileOf } from '../rules.ts';
import { EXPLORATION, SETTLER, VILLAGE } from '../state.ts';
import { boat, village } from './artwork.ts';

type PromptProps = TableProps & {
  readonly position: BlueLagoonPosition;
  /** The piece that a click would put down, those that could be, and how to choose one. */
  readonly piece: number;
  readonly takes: ReadonlySet<number>;
  readonly take: (piece: number) => void;
};

/** Whose turn it is, what to do in one line, and the two pieces to choose from. */
export function LagoonPrompt(props: PromptProps) {
  const { position, moves, names, waiting } = props;
  if (position.turn === OVER)
    return (
      <Prompt seat={undefined} title="The settlers have come home">
        {waiting}
      </Prompt>
    );
  if (position.turn === CHANCE)
    return (
      <Prompt seat={undefined} title="Tokens wash ashore">
        {waiting}
      </Prompt>
    );
  const name = nameOf(names, position.mover);
  const acts = moves.length > 0;
  // B6: nobody says it when it happens.
  const stuck = Array.from(position.points.keys()).filter((seat) => !canMove(position, seat));
  const title = (
    <>
      <SeatBadge seat={position.mover} /> {acts ? (name === 'You' ? 'Your turn' : `Your turn, ${name}`) : name}
    </>
  );
  return (
    <Prompt seat={position.mover} title={title}>
      {acts ? <Choices {...props} /> : <p>{waiting || 'The tide takes the settlers away.'}</p>}
      <p class="fine">{hintWords(position, props.hint) ?? clockWords(position)}</p>
      {stuck.length > 0 && (
        <p class="fine">Skipped, with no move left: {stuck.map((seat) => nameOf(names, seat)).join(', ')}.</p>
      )}
    </Prompt>
  );
}

function Choices({ position, piece, takes, take, hint }: PromptProps) {
  const { mover, seats, phase } = position;
  const wanted = hint === undefined || hint >= ROLL ? undefined : pieceOf(hint);
  return (
    <>
      <p>{taskWords(position, piece)}</p>
      <div class="blue-lagoon-pieces">
        <PieceButton
          {...{ take, takes, mover }}
          kind={SETTLER}
          isChosen={piece === SETTLER}
          isHinted={wanted === SETTLER}
          count={`${position.left(mover, SETTLER)} of ${SETTLERS[seats]}`}
        />
        {phase === EXPLORATION && (
          <PieceButton
            {...{ take, takes, mover }}
            kind={VILLAGE}
            isChosen={piece === VILLAGE}
            isHinted={wanted === VILLAGE}
            count={`${position.left(mover, VILLAGE)} of ${VILLAGES}`}
          />
        )}
      </div>
    </>
  );
}

function PieceButton({
  kind,
  mover,
  count,
  takes,
  take,
  isChosen,
  isHinted,
}: {
  readonly kind: number;
  readonly mover: number;
  readonly count: string;
  readonly takes: ReadonlySet<number>;
  readonly take: (piece: number) => void;
  readonly isChosen: boolean;
  readonly isHinted: boolean;
}) {
  const isVillage = kind === VILLAGE;
  return (
    <button
      type="button"
      class={`blue-lagoon-choice${isHinted ? ' is-hinted' : ''}`}
      style={
        isChosen ? { borderColor: `var(--seat-${mover})`, boxShadow: `0 0 0 2px var(--seat-${mover})` } : undefined
      }
      aria-pressed={isChosen}
      aria-keyshortcuts={isVillage ? 'V' : 'S'}
      disabled={!takes.has(kind)}
      title={isVillage ? 'On land that touches one of your pieces' : undefined}
      onClick={() => take(kind)}
      draggable={takes.has(kind)}
      onDragStart={() => take(kind)}
    >
      <svg viewBox="-100 -96 200 186" aria-hidden="true">
        <Picture drawing={isVillage ? village(mover) : boat(mover)} />
      </svg>
      <span>
        <span>
          {isVillage ? 'Village' : 'Settler'} <kbd>{isVillage ? 'V' : 'S'}</kbd>
        </span>
        <small>
          {count}
          <span class="blue-lagoon-left"> left</span>
        </small>
      </span>
    </button>
  );
}

function taskWords(position: BlueLagoonPosition, piece: number): string {
  if (position.phase !== EXPLORATION) return 'Place a settler beside one of your pieces, on land or water.';
  if (piece === SETTLER) return 'Place a settler on any water, or on land beside your pieces.';
  return position.short
    ? 'Build a village on land beside your pieces.'
    : 'Build a village on land beside your pieces. On a stone circle it is lost at half-time.';
}

function hintWords({ board }: BlueLagoonPosition, hint: Move | undefined): string | undefined {
  if (hint === undefined || hint >= ROLL) return undefined;
  return `Hint: a ${pieceOf(hint) === SETTLER ? 'settler' : 'village'} on ${board.names[tileOf(hint)]}, under the star.`;
}

/** What the phase is and how long it will last. */
function clockWords({ phase, short, resources }: BlueLagoonPosition): string {
  const isFirst = phase === EXPLORATION;
  const left = resources === 1 ? '1 resource' : `${resources} resources`;
  return `${isFirst ? 'Exploration' : 'Settlement'} · ${left} to ${isFirst && !short ? 'half-time' : 'the end'}`;
}
